import type { JsonValue } from '@waymark/openapi';
import { jsonText } from '@waymark/openapi/request';
import { element } from '../../dom.ts';
import { type Control, type ControlContext, noFiles } from '../control.ts';
import { fillLabel } from '../fill-label.ts';
import { parseJson } from '../parse-json.ts';

/** JSON as text, for values of any shape. Empty means that nothing is sent. */
export function jsonControl({ labels }: ControlContext): Control {
  const input = element('textarea', {
    class: 'wm-play-input wm-play-json',
    attributes: { rows: '6', spellcheck: 'false', autocomplete: 'off' },
  });
  const parsed = () => parseJson(input.value);
  return {
    element: input,
    input,
    read(): JsonValue | undefined {
      const { value } = parsed();
      return input.value.trim() === '' ? undefined : value;
    },
    write(value) {
      input.value = value === undefined ? '' : jsonText(value, 2);
    },
    files: () => noFiles,
    check() {
      const { reason } = parsed();
      if (input.value.trim() === '' || reason === undefined) return [];
      return [{ at: input, message: fillLabel(labels.invalidJson, { reason }) }];
    },
  };
}
