import type { JsonValue, SchemaModel } from '@waymark/openapi';
import { jsonText } from '@waymark/openapi/request';
import { element } from '../../dom.ts';
import { type Control, type ControlContext, noFiles } from '../control.ts';

/** A choice among given values; the first entry sends nothing. */
export function choiceControl(
  schema: SchemaModel,
  values: readonly JsonValue[],
  { labels }: ControlContext,
): Control {
  const offered = schema.nullable && !values.includes(null) ? [...values, null] : values;
  const input = element(
    'select',
    { class: 'wm-play-input' },
    element('option', { text: labels.notSet, attributes: { value: '' } }),
    ...offered.map((value, index) =>
      element('option', { text: optionText(value), attributes: { value: String(index) } }),
    ),
  );
  return {
    element: input,
    input,
    read: () => (input.value === '' ? undefined : offered[Number(input.value)]),
    write(value) {
      const wanted = value === undefined ? undefined : jsonText(value);
      const index = offered.findIndex((other) => jsonText(other) === wanted);
      input.value = index === -1 ? '' : String(index);
    },
    files: () => noFiles,
    check: () => [],
  };
}

function optionText(value: JsonValue): string {
  return typeof value === 'string' && value !== '' ? value : jsonText(value);
}
