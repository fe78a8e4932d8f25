import type { JsonValue, SchemaModel } from '@waymark/openapi';
import { element } from '../../dom.ts';
import type { Control, ControlContext, Problem } from '../control.ts';
import { fillLabel } from '../fill-label.ts';

/** A list to which items are added. Without items it is sent only where it is required. */
export function arrayControl(items: SchemaModel, context: ControlContext): Control {
  const { create, labels, name, required } = context;
  const controls: Control[] = [];
  const list = element('div', { class: 'wm-play-rows' });
  const add = (value?: JsonValue): Control => {
    const itemName = `${name} ${controls.length + 1}`;
    const control = create(items, itemName, true);
    if (value !== undefined) control.write(value);
    control.input?.setAttribute('aria-label', itemName);
    const line = element(
      'div',
      {
        class: 'wm-play-row',
        attributes: control.input ? {} : { role: 'group', 'aria-label': itemName },
      },
      control.element,
      element('button', {
        class: 'wm-play-remove',
        attributes: {
          type: 'button',
          'aria-label': fillLabel(labels.removeItem, { name: itemName }),
        },
        on: {
          click() {
            controls.splice(controls.indexOf(control), 1);
            line.remove();
            button.focus();
          },
        },
      }),
    );
    controls.push(control);
    list.append(line);
    return control;
  };
  const button = element('button', {
    class: 'wm-play-add',
    text: labels.addItem,
    attributes: { type: 'button', 'aria-label': `${labels.addItem}: ${name}` },
    on: { click: () => focusFirst(add()) },
  });
  return {
    element: element('div', { class: 'wm-play-group' }, list, button),
    read() {
      const values = controls.flatMap((control) => control.read() ?? []);
      return values.length === 0 && !required
        ? undefined
        : controls.map((control) => control.read() ?? null);
    },
    write(value) {
      controls.length = 0;
      list.replaceChildren();
      for (const item of Array.isArray(value) ? value : []) add(item);
    },
    files: () => new Map(controls.flatMap((control) => [...control.files()])),
    check: () => controls.flatMap((control): readonly Problem[] => control.check()),
  };
}

function focusFirst({ element: container, input }: Control): void {
  (input ?? container.querySelector<HTMLElement>('input, select, textarea, button'))?.focus();
}
