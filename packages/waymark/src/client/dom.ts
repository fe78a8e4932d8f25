type Child = Node | string | undefined;

interface Properties {
  readonly class?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  readonly on?: Readonly<Record<string, (event: Event) => void>>;
}

/** Makes an element. Text is always set as text, never as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { class: className, text, attributes = {}, on = {} }: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className !== undefined) made.className = className;
  if (text !== undefined) made.textContent = text;
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) made.setAttribute(name, value);
  }
  for (const [type, listener] of Object.entries(on)) made.addEventListener(type, listener);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** An icon drawn by one line, as those of Lucide, in a box of 24 by 24. */
export function icon(line: string): SVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
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

let count = 0;

/** An id for an element that another one names. */
export function nextId(): string {
  count++;
  return `wm-playground-${count}`;
}
