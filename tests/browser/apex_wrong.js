(buttons) => {
  const wrong = [];
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const rects = new Map();
  const rectOf = (element) => {
    if (!rects.has(element)) rects.set(element, element.getBoundingClientRect());
    return rects.get(element);
  };
  const name = (element) => `${element.tagName.toLowerCase()}.${element.className?.baseVal ?? element.className}`.replace(/ ?svelte-\w+/g, '');
  for (const {dataset} of document.querySelectorAll('.play .bar [data-option]')) {
    if (!buttons.includes(dataset.option.split(' ')[0])) wrong.push(`a button for ${dataset.option}`);
  }
  // On a small screen the map opens so close that fingers meet its spaces: what lies beyond the frame or under the buttons of the map is reached by moving it.
  const isSmall = innerWidth <= 700 || innerHeight <= 500;
  const onMap = {beyond: 0, seen: 0};
  const inside = (inner, outer) => inner.left >= outer.left - 3 && inner.right <= outer.right + 3 && inner.top >= outer.top - 3 && inner.bottom <= outer.bottom + 3;
  for (const spot of document.querySelectorAll('.play [data-state="open"]')) {
    const rect = spot.getBoundingClientRect();
    const pane = spot.closest('.pane');
    const frame = pane?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight);
    let scroller = spot.parentElement;
    while (scroller && !/auto|scroll/.test(styleOf(scroller).overflow)) scroller = scroller.parentElement;
    if (rect.width < 2 || rect.height < 2) { wrong.push(`${spot.dataset.target} has no size`); continue; }
    if (scroller && !inside(rect, scroller.getBoundingClientRect())) continue;
    if (isSmall && pane?.hasAttribute('data-pans')) {
      const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
      const isBeyond = x < frame.left || x > frame.right || y < frame.top || y > frame.bottom || document.elementFromPoint(x, y)?.closest('.tools');
      onMap[isBeyond ? 'beyond' : 'seen'] += 1;
      if (isBeyond) continue;
    } else if (!inside(rect, frame)) { wrong.push(`${spot.dataset.target} is outside`); continue; }
    const points = [[0.5, 0.5], [0.14, 0.5], [0.5, 0.14], [0.86, 0.5], [0.5, 0.86]];
    const seen = points.some(([x, y]) => {
      const top = document.elementFromPoint(rect.left + rect.width * x, rect.top + rect.height * y);
      return top && (spot.contains(top) || top.closest('[data-target]')?.dataset.target === spot.dataset.target);
    });
    if (!seen) wrong.push(`${spot.dataset.target} is covered`);
  }
  const elsewhere = [...document.querySelectorAll('.play [data-state="open"]')].some((spot) => !spot.closest('.pane') && spot.checkVisibility());
  if (onMap.beyond && !onMap.seen && !elsewhere) wrong.push('nothing of the map that can be chosen is in view');
  for (const element of document.querySelectorAll('.apex :is(p, span, b, i, small, em, strong, h3, button, div), .hand :is(p, span, b, i, small, em, strong, h3, button, div)')) {
    const own = element.dataset?.text || [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || element.closest('svg, .world, .hidden-words')) continue;
    const rect = element.getBoundingClientRect();
    if (rect.width === 0 || rect.height === 0) continue;
    const says = (element.dataset.text || element.textContent).trim().slice(0, 24);
    const style = getComputedStyle(element);
    const clamped = style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';
    if (style.display !== 'inline' && !clamped && (element.scrollWidth > element.clientWidth + 2 || element.scrollHeight > element.clientHeight + 5)) {
      wrong.push(`${name(element)} "${says}" does not fit`);
      continue;
    }
    for (let up = element.parentElement; up && !up.matches('.apex, .hand'); up = up.parentElement) {
      const {overflowX, overflowY} = styleOf(up);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      if (/auto|scroll/.test(overflowX + overflowY)) break;
      if (!inside(rect, rectOf(up))) wrong.push(`${name(element)} "${says}" is cut off by ${name(up)}`);
    }
  }
  if (document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth) wrong.push('the page scrolls');
  return [...new Set(wrong)];
}
