import type { SchemaModel } from '@waymark/openapi';
import { element } from '../../dom.ts';
import type { Control, ControlContext, Problem } from '../control.ts';
import { field } from '../field.ts';

/** Elements in a fixed order. */
export function tupleControl(elements: readonly SchemaModel[], context: ControlContext): Control {
  const parts = elements.map((schema, index) => {
    const name = `${context.name} ${index + 1}`;
    return { name, schema, control: context.create(schema, name, true) };
  });
  const rows = parts.map(({ name, schema, control }) =>
    field(name, false, schema, control, context.labels),
  );
  return {
    element: element('div', { class: 'wm-play-group' }, ...rows),
    read() {
      const values = parts.map(({ control }) => control.read());
      const isUnset = values.every((value) => value === undefined);
      return isUnset && !context.required ? undefined : values.map((value) => value ?? null);
    },
    write(value) {
      const values = Array.isArray(value) ? value : [];
      for (const [index, { control }] of parts.entries()) control.write(values[index]);
    },
    files: () => new Map(parts.flatMap(({ control }) => [...control.files()])),
    check: () => parts.flatMap(({ control }): readonly Problem[] => control.check()),
  };
}
