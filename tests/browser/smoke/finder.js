// Finds things as a screen reader names them, and where a pointer would meet them.

// Runs inside the page, so it leans on nothing outside of itself. With `isNaming` it gives the names of all
// that is wanted and shown; else the first of it that is not off, and a point where nothing lies over it.
export function find({ wants, isNaming, isScrolling }) {
  const SELECTORS = {
    button: 'button, [role=button]',
    combobox: 'select',
    contentinfo: 'body footer, [role=contentinfo]',
    gridcell: '[role=gridcell]',
    group: '[role=group], fieldset',
    heading: 'h1, h2, h3',
    heading1: 'h1',
    link: 'a[href]',
    summary: 'summary',
    switch: '[role=switch]',
    textbox: 'input:not([type]), input[type=text]',
  };
  const read = node => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (node.nodeType !== Node.ELEMENT_NODE || node.getAttribute('aria-hidden') === 'true') return '';
    return node.getAttribute('aria-label') ?? [...node.childNodes].map(read).join('');
  };
  const named = element => {
    const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labels = ids.length ? ids.map(id => document.getElementById(id)) : [...element.labels ?? []];
    const own = element.getAttribute('aria-label');
    const text = ids.length || (own === null && labels.length) ? labels.map(read).join(' ') : own ?? read(element);
    return text.replaceAll(/\s+/g, ' ').trim();
  };
  const fits = (element, name) => {
    if (name === undefined) return true;
    return name.source ? new RegExp(name.source).test(named(element)) : named(element) === name;
  };
  // Where a pointer meets it; of switches the label counts, and of what is partly covered the rest.
  const met = element => {
    const target = element.type === 'checkbox' ? element.labels[0] : element;
    if (isScrolling) target.scrollIntoView({ block: 'center', inline: 'center' });
    const { left, top, width, height } = target.getBoundingClientRect();
    for (const down of [0.5, 0.2, 0.8]) {
      for (const along of [0.5, 0.1, 0.9]) {
        const at = { x: Math.round(left + width * along), y: Math.round(top + height * down) };
        if (target.contains(document.elementFromPoint(at.x, at.y))) return at;
      }
    }
    return null;
  };
  const all = (root, role, name) => [...root.querySelectorAll(SELECTORS[role])]
    .filter(one => one.checkVisibility({ visibilityProperty: true }) && fits(one, name));
  const wanted = ({ role, name, within }) => {
    const roots = within ? all(document, within.role, within.name) : [document];
    return roots.flatMap(root => all(root, role, name));
  };
  if (isNaming) return wants.flatMap(wanted).map(named);
  for (const [index, want] of wants.entries()) {
    for (const element of wanted(want)) {
      const isOff = element.disabled === true || element.getAttribute('aria-disabled') === 'true';
      const at = !isOff && met(element);
      if (at) return { index, at };
    }
  }
  return null;
}
