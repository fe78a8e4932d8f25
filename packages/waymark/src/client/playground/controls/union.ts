import type { Alternative, JsonValue } from '@waymark/openapi';
import { isJsonObject } from '@waymark/openapi/request';
import { element } from '../../dom.ts';
import { type Control, type ControlContext, noFiles } from '../control.ts';
import { isSameValue } from '../same-value.ts';

/**
 * One of several shapes: a choice of the shape, then the control of it. Where it is not required and a
 * shape is more than a field that may stay empty, none is chosen at first.
 */
export function unionControl(
  alternatives: readonly Alternative[],
  context: ControlContext,
): Control {
  const { create, labels, name, required } = context;
  const mayBeUnset = !required && alternatives.some(({ schema }) => schema.kind !== 'scalar');
  const made = new Map<number, Control>();
  const at = (index: number): Control => {
    const schema = alternatives[index]?.schema;
    const control = made.get(index) ?? (schema && create(schema, name, required || mayBeUnset));
    if (!control) throw new RangeError(`There is no alternative ${index}`);
    made.set(index, control);
    return control;
  };
  const select = element(
    'select',
    { class: 'wm-play-input', attributes: { 'aria-label': `${labels.alternatives}: ${name}` } },
    mayBeUnset ? element('option', { text: labels.notSet, attributes: { value: '' } }) : undefined,
    ...alternatives.map(({ label }, index) =>
      element('option', { text: label, attributes: { value: String(index) } }),
    ),
  );
  const place = element('div');
  const current = () => (select.value === '' ? undefined : at(Number(select.value)));
  const show = () => {
    const control = current();
    control?.input?.setAttribute('aria-label', name);
    place.replaceChildren(...(control ? [control.element] : []));
  };
  select.addEventListener('change', show);
  show();
  return {
    element: element('div', { class: 'wm-play-group' }, select, place),
    read: () => current()?.read(),
    write(value) {
      const fitting = alternatives.findIndex((alternative) => fits(alternative, value));
      const isUnset = mayBeUnset && (value === undefined || value === null);
      select.value = isUnset ? '' : String(Math.max(0, fitting));
      show();
      current()?.write(value);
    },
    files: () => current()?.files() ?? noFiles,
    check: () => current()?.check() ?? [],
  };
}

/** Whether a value can be of an alternative: by its type, the names of its fields, and its constants. */
function fits({ schema }: Alternative, value: JsonValue | undefined): boolean {
  if (value === undefined || value === null) return false;
  if (!schema.types.some((type) => isOfType(value, type))) return false;
  if (!isJsonObject(value)) return true;
  const names = new Set(schema.fields.map(({ name }) => name));
  return (
    schema.fields.every(({ name, required, schema: { const: constant } }) =>
      Object.hasOwn(value, name)
        ? !constant || isSameValue(constant.value, value[name])
        : !required,
    ) && Object.keys(value).every((name) => names.size === 0 || names.has(name))
  );
}

function isOfType(value: JsonValue, type: string): boolean {
  if (Array.isArray(value)) return type === 'array';
  if (typeof value === 'number' || typeof value === 'bigint') {
    return type === 'number' || type === 'integer';
  }
  return typeof value === type;
}
