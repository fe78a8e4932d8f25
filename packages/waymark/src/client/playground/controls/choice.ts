import type { JsonValue, SchemaModel } from '@waymark/openapi';
import { jsonText } from '@waymark/openapi/request';
import { element } from '../../dom.ts';
import { type Control, type ControlContext, noFiles } from '../control.ts';
import { isSameValue } from '../same-value.ts';

/** A choice among given values, and one that is written besides; the first entry sends nothing. */
export function choiceControl(
  schema: SchemaModel,
  values: readonly JsonValue[],
  { labels }: ControlContext,
): Control {
  const offered: JsonValue[] = [];
  const input = element(
    'select',
    { class: 'wm-play-input' },
    element('option', { text: labels.notSet, attributes: { value: '' } }),
  );
  const offer = (value: JsonValue) => {
    const index = String(offered.push(value) - 1);
    input.append(element('option', { text: optionText(value), attributes: { value: index } }));
  };
  for (const value of values) offer(value);
  if (schema.nullable && !values.includes(null)) offer(null);
  return {
    element: input,
    input,
    read: () => (input.value === '' ? undefined : offered[Number(input.value)]),
    write(value) {
      const isThere = offered.some((other) => isSameValue(other, value));
      if (value !== undefined && !isThere) offer(value);
      const index = offered.findIndex((other) => isSameValue(other, value));
      input.value = index === -1 ? '' : String(index);
    },
    files: () => noFiles,
    check: () => [],
  };
}

function optionText(value: JsonValue): string {
  return typeof value === 'string' && value !== '' ? value : jsonText(value);
}
