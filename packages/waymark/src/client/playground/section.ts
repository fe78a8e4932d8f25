import { element } from '../dom.ts';

/** A part of the form under a heading; undefined when it would be empty. */
export function section(
  title: string,
  children: readonly (HTMLElement | undefined)[],
): HTMLElement | undefined {
  const present = children.filter((child) => child !== undefined);
  if (present.length === 0) return undefined;
  return element(
    'fieldset',
    { class: 'wm-play-section' },
    element('legend', { text: title }),
    ...present,
  );
}
