import { element, icon } from '../dom.ts';

/** A button that is only an icon. */
export function tool(
  label: string,
  line: string,
  onClick: () => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  return element(
    'button',
    {
      class: 'wm-assistant-tool',
      attributes: { type: 'button', title: label, 'aria-label': label, ...attributes },
      on: { click: onClick },
    },
    icon(line),
  );
}
