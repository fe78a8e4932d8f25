import type { Alternative, JsonValue } from '@waymark/openapi';
import { element } from '../../dom.ts';
import type { Control, ControlContext } from '../control.ts';

/** One of several shapes: a choice of the shape, then the control of it. */
export function unionControl(
  alternatives: readonly Alternative[],
  context: ControlContext,
): Control {
  const { create, labels, name, required } = context;
  const made = new Map<number, Control>();
  const at = (index: number): Control => {
    const schema = alternatives[index]?.schema;
    const control = made.get(index) ?? (schema && create(schema, name, required));
    if (!control) throw new RangeError(`There is no alternative ${index}`);
    made.set(index, control);
    return control;
  };
  const select = element(
    'select',
    { class: 'wm-play-input', attributes: { 'aria-label': `${labels.alternatives}: ${name}` } },
    ...alternatives.map(({ label }, index) =>
      element('option', { text: label, attributes: { value: String(index) } }),
    ),
  );
  const place = element('div');
  const current = () => at(Number(select.value));
  const show = () => {
    const { element: shown, input } = current();
    input?.setAttribute('aria-label', name);
    place.replaceChildren(shown);
  };
  select.addEventListener('change', show);
  show();
  return {
    element: element('div', { class: 'wm-play-group' }, select, place),
    read: () => current().read(),
    write(value) {
      const fitting = alternatives.findIndex((alternative) => fits(alternative, value));
      select.value = String(Math.max(0, fitting));
      show();
      current().write(value);
    },
    files: () => current().files(),
    check: () => current().check(),
  };
}

/** Whether a value can be of an alternative: by its type, and the names of its fields. */
function fits({ schema }: Alternative, value: JsonValue | undefined): boolean {
  if (value === undefined || value === null) return false;
  if (!schema.types.some((type) => isOfType(value, type))) return false;
  if (typeof value !== 'object' || Array.isArray(value)) return true;
  const names = new Set(schema.fields.map(({ name }) => name));
  return (
    schema.fields.every((field) => !field.required || Object.hasOwn(value, field.name)) &&
    Object.keys(value).every((name) => names.size === 0 || names.has(name))
  );
}

function isOfType(value: JsonValue, type: string): boolean {
  if (Array.isArray(value)) return type === 'array';
  if (typeof value === 'number' || typeof value === 'bigint') {
    return type === 'number' || type === 'integer';
  }
  return typeof value === type;
}
