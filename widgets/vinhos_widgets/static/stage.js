// The stage: shows the panels that Python sends, reports which answer was picked, and knows nothing of the game.
const REACH = "button, summary, input, select, textarea, a[href], [tabindex]";
const NATIVE = "button, summary, input, select, textarea";
const ARROWS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const SILENCE = 4000;
const LOST = "Python is not connected. Run this cell again.";
const MUTE = "No answer from Python. Run this cell again.";
const centre = (n) => { const r = n.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; };
const columnsFor = (width) => (width >= 1160 ? 3 : width >= 776 ? 2 : 1);

function render({ model, el }) {
  const root = document.createElement("div");
  root.className = "vh-stage";
  root.setAttribute("role", "group");
  root.innerHTML = '<div class="vh-alert" role="alert"></div><div class="vh-columns"></div>'
    + '<div class="vh-live" role="status" aria-live="polite"></div>';
  const [alert, columns, live] = root.children;
  el.append(root);
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const panels = new Map();
  let wide = 0, count = 0, plan = "", picked = "", waiting = -1, timer = 0;
  // Panels stand in columns; how many there are depends on the stage's width, which panel where on Python.
  function lay() {
    const now = columnsFor(wide), wanted = model.get("columns")[now];
    if (plan === JSON.stringify([now, wanted])) return;
    plan = JSON.stringify([now, wanted]);
    if (now !== count) for (const { node } of panels.values())
      for (const d of node.querySelectorAll("details[data-open]")) d.open = d.dataset.open.includes(now);
    count = now;
    columns.dataset.columns = String(now);
    columns.replaceChildren(...wanted.map(() => document.createElement("div")));
    wanted.forEach((keys, place) => columns.children[place].append(...keys.map(panel)));
  }
  function panel(key) {
    if (!panels.has(key)) panels.set(key, { node: document.createElement("div"), html: "" });
    panels.get(key).node.dataset.panel = key;
    return panels.get(key).node;
  }
  function fill(entry, html) {
    const folds = new Map([...entry.node.querySelectorAll("details")].map((d) => [d.dataset.key, d]));
    entry.html = entry.node.innerHTML = html;
    for (const d of entry.node.querySelectorAll("details")) {
      const was = folds.get(d.dataset.key);
      d.open = was && was.dataset.open === d.dataset.open ? was.open : !!d.dataset.open?.includes(count);
    }
    // JupyterLab matches its one-letter shortcuts on the focused element itself, before it looks at a parent
    for (const n of entry.node.querySelectorAll(REACH)) n.setAttribute("data-lm-suppress-shortcuts", "true");
    for (const group of entry.node.querySelectorAll("[data-roving], svg")) rove(group, group.querySelector("[data-answer]"));
  }
  const rove = (group, to) => group.querySelectorAll("[data-answer]").forEach((n) => { n.tabIndex = n === to ? 0 : -1; });
  function draw() {
    const pieces = calm.matches ? [] : root.querySelectorAll("[data-piece]");
    const before = new Map([...pieces].map((n) => [n.dataset.piece, centre(n)]));
    const active = root.getRootNode().activeElement;
    const held = root.contains(active) && [active.closest("[data-panel]")?.dataset.panel, active.dataset.key];
    root.setAttribute("aria-label", model.get("label"));
    lay();
    for (const [key, entry] of panels) if (entry.html !== model.get("panel_" + key)) fill(entry, model.get("panel_" + key));
    if (held) refocus(...held);
    if (before.size) move(before);
    if (waiting !== model.get("seq")) { waiting = -1; clearTimeout(timer); }
    const pointed = root.querySelector("[data-answer]:focus") || root.querySelector("[data-answer]:hover");
    if (pointed) tell({ target: pointed });
    // A refusal stands over the panel that was answered on: the top may be far out of sight
    ((model.get("alert") && held && panels.get(held[0])?.node) || columns).before(alert);
    alert.textContent = model.get("alert");
    live.textContent = model.get("says");
    root.dataset.seq = String(model.get("seq"));
  }
  function refocus(key, name) {
    if (root.contains(root.getRootNode().activeElement)) return;
    const same = name && `[data-key="${CSS.escape(name)}"]`;
    const to = (same && (panels.get(key)?.node.querySelector(same) || root.querySelector(same)))
      || panels.get(key)?.node.querySelector("[data-home]") || root.querySelector("[data-home]");
    to?.focus({ preventScroll: true });
  }
  function move(before) {
    for (const n of root.querySelectorAll("[data-piece]")) {
      const was = before.get(n.dataset.piece), k = n.ownerSVGElement?.getScreenCTM()?.a || 1;
      if (!was) { n.animate([{ opacity: 0 }, { opacity: 1 }], 200); continue; }
      const [x, y] = centre(n), dx = (was[0] - x) / k, dy = (was[1] - y) / k;
      // 'translate' goes with a transform attribute, 'transform' would replace it
      if (Math.abs(dx) + Math.abs(dy) > 0.5 && x)
        n.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }], { duration: 280, easing: "ease-out" });
    }
  }
  // Python answers everything it accepts by raising seq; silence means that it is gone.
  function fire(answer, values) {
    const seq = model.get("seq");
    if (waiting === seq) return;
    waiting = seq;
    clearTimeout(timer);
    timer = setTimeout(() => { waiting = -1; alert.textContent = MUTE; }, SILENCE);
    try { model.send({ answer, seq, values: values || {}, calm: calm.matches }); } catch (e) {
      clearTimeout(timer);
      waiting = -1;
      alert.textContent = LOST;
    }
  }
  function onClick(e) {
    const copy = e.target.closest("[data-copy]"), n = e.target.closest("[data-answer]");
    // The second click of a double one would land on what has just come up there, or answer the next question too
    const twice = e.detail > 1 && (n?.dataset.answer !== picked || picked.startsWith("q:"));
    if (n && !twice) fire((picked = n.dataset.answer));
    if (!copy) return;
    const text = root.querySelector(`[data-text="${CSS.escape(copy.dataset.copy)}"]`);
    text.select();
    navigator.clipboard?.writeText(text.value).catch(() => document.execCommand("copy"));
    live.textContent = `Copied ${text.value.length} characters.`;
  }
  // Whatever is pointed at says what it comes to: Python has put that in words beside the question
  function tell(e) {
    const n = e.target.closest("[data-answer]"), line = root.querySelector("[data-tell]"), a = n && CSS.escape(n.dataset.answer);
    const words = n && line && root.querySelector(`[data-of="${a}"], [data-of="q:${a}"]`)?.textContent;
    if (!words) return;
    line.textContent = n.ariaDescription = words;
    if (n.matches("button")) n.title = words;
  }
  const onSubmit = (e) => { e.preventDefault(); fire(e.target.dataset.form, Object.fromEntries(new FormData(e.target))); };
  function onKey(e) {
    const n = e.target.closest("[data-answer]");
    if (e.key === "Enter" && e.target.matches("input, select")) e.target.form.requestSubmit(); // JupyterLab eats it
    else if (!n) return;
    else if ((e.key === "Enter" || e.key === " ") && !n.matches(NATIVE)) fire(n.dataset.answer);
    else if (ARROWS[e.key]) {
      const group = n.closest("[data-roving], svg"), all = [...(group?.querySelectorAll("[data-answer]") || [])];
      const to = all[(all.indexOf(n) + ARROWS[e.key] + all.length) % all.length];
      if (!to) return;
      rove(group, to);
      to.focus();
    } else return;
    e.preventDefault();
    e.stopPropagation();
  }
  const heard = Object.entries({ click: onClick, submit: onSubmit, keydown: onKey, pointerover: tell, focusin: tell });
  for (const [what, on] of heard) root.addEventListener(what, on);
  model.on("change:tick", draw);
  // The width is told, not asked for: asking in the middle of a drawing would lay the page out twice
  const watch = new ResizeObserver(() => { wide = root.clientWidth; lay(); });
  watch.observe(root);
  draw();
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    for (const [what, on] of heard) root.removeEventListener(what, on);
    model.off("change:tick", draw);
  };
}

export default { render };
