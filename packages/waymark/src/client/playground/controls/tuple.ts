import type { JsonValue, SchemaModel } from '@waymark/openapi';
import { element } from '../../dom.ts';
import type { Control, ControlContext, Problem } from '../control.ts';
import { field } from '../field.ts';
import { isSameValue } from '../same-value.ts';

/** Elements in a fixed order. What a value has after them is sent along. */
export function tupleControl(elements: readonly SchemaModel[], context: ControlContext): Control {
  const parts = elements.map((schema, index) => {
    const name = `${context.name} ${index + 1}`;
    return { name, schema, control: context.create(schema, name, true) };
  });
  const rows = parts.map(({ name, schema, control }) =>
    field(name, false, schema, control, context.labels),
  );
  let following: readonly JsonValue[] = [];
  const whole = () => [...parts.map(({ control }) => control.read() ?? null), ...following];
  const untouched = whole();
  return {
    element: element('div', { class: 'wm-play-group' }, ...rows),
    read() {
      const all = whole();
      const isUnset = isSameValue(all, untouched) || all.every((value) => value === null);
      return isUnset && !context.required ? undefined : all;
    },
    write(value) {
      const values = Array.isArray(value) ? value : [];
      for (const [index, { control }] of parts.entries()) control.write(values[index]);
      following = values.slice(parts.length);
    },
    files: () => new Map(parts.flatMap(({ control }) => [...control.files()])),
    check: () => parts.flatMap(({ control }): readonly Problem[] => control.check()),
  };
}
