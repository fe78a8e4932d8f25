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

let count = 0;

/** An id for an element that another one names. */
export function nextId(): string {
  count++;
  return `wm-playground-${count}`;
}
