import type { SchemaModel } from '@waymark/openapi';
import { element, nextId } from '../dom.ts';
import type { Control } from './control.ts';
import type { PlaygroundLabels } from './labels.ts';

/** A labelled control. Groups are fieldsets, which open where something in them is required. */
export function field(
  name: string,
  required: boolean,
  schema: Pick<SchemaModel, 'type' | 'expanded'>,
  control: Control,
  labels: PlaygroundLabels,
): HTMLElement {
  const marks = [
    element('span', { class: 'wm-play-type', text: schema.type }),
    required ? element('span', { class: 'wm-play-required', text: labels.required }) : undefined,
  ];
  if (control.input) {
    control.input.id ||= nextId();
    if (required) control.input.setAttribute('aria-required', 'true');
    const label = element('label', { text: name, attributes: { for: control.input.id } });
    return element(
      'div',
      { class: 'wm-play-field' },
      element('div', { class: 'wm-play-label' }, label, ...marks),
      control.element,
    );
  }
  const details = element(
    'details',
    { class: 'wm-play-field' },
    element('summary', { class: 'wm-play-label' }, element('span', { text: name }), ...marks),
    control.element,
  );
  details.open = required || schema.expanded;
  control.element.setAttribute('role', 'group');
  control.element.setAttribute('aria-label', name);
  return details;
}
