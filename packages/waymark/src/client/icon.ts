const namespace = 'http://www.w3.org/2000/svg';

/** An icon drawn by one line, as those of Lucide, in a box of 24 by 24. */
export function icon(line: string): SVGElement {
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', line);
  const svg = document.createElementNS(namespace, 'svg');
  const attributes = {
    viewBox: '0 0 24 24',
    class: 'wm-icon',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  svg.append(path);
  return svg;
}
