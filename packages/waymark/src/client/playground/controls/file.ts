import { element } from '../../dom.ts';
import type { Control, ControlContext } from '../control.ts';

/** A file, or several where the value is a list of files. */
export function fileControl({ name }: ControlContext, isMultiple: boolean): Control {
  const input = element('input', {
    class: 'wm-play-input',
    attributes: { type: 'file', multiple: isMultiple ? '' : undefined },
  });
  return {
    element: input,
    input,
    read: () => undefined,
    write: () => undefined,
    files() {
      const chosen = [...(input.files ?? [])];
      return chosen.length === 0 ? new Map() : new Map([[name, chosen]]);
    },
    check: () => [],
  };
}
