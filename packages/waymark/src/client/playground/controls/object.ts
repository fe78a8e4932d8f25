import type { FieldModel, JsonObject, JsonValue, SchemaModel } from '@waymark/openapi';
import { element } from '../../dom.ts';
import type { Control, ControlContext, Problem } from '../control.ts';
import { field } from '../field.ts';
import { fillLabel } from '../fill-label.ts';

/**
 * The fields of an object. An object that is not required and in which nothing is set is not
 * sent, whatever its own fields require.
 */
export function objectControl(schema: SchemaModel, context: ControlContext): Control {
  const members = schema.fields
    .filter(({ nameKind }) => nameKind === 'property')
    .map((member) => ({ member, control: memberControl(member, context) }));
  const others = schema.fields.find(({ nameKind }) => nameKind !== 'property');
  const rest = others && otherFields(others, context);
  const container = element(
    'div',
    { class: 'wm-play-group' },
    ...members.map(({ member, control }) =>
      field(member.name, member.required, member.schema, control, context.labels),
    ),
    rest?.element,
  );
  const parts = () => [...members.map(({ control }) => control), ...(rest?.controls() ?? [])];
  return {
    element: container,
    read() {
      const written = members.flatMap(({ member, control }) => entry(member.name, control.read()));
      const all: JsonObject = Object.fromEntries([...written, ...(rest?.read() ?? [])]);
      return Object.keys(all).length === 0 && !context.required ? undefined : all;
    },
    write(value) {
      const object = isObject(value) ? value : {};
      for (const { member, control } of members) {
        control.write(Object.hasOwn(object, member.name) ? object[member.name] : undefined);
      }
      const known = new Set(members.map(({ member }) => member.name));
      rest?.write(Object.entries(object).filter(([name]) => !known.has(name)));
    },
    files: () => new Map(parts().flatMap((control) => [...control.files()])),
    check: () => parts().flatMap((control): readonly Problem[] => control.check()),
  };
}

function memberControl(
  { name, required, schema }: FieldModel,
  { create }: ControlContext,
): Control {
  return create(schema, name, required);
}

interface Row {
  readonly name: HTMLInputElement;
  readonly control: Control;
}

/** Fields whose names the reader gives. */
function otherFields(model: FieldModel, { create, labels }: ControlContext) {
  const rows = new Set<Row>();
  const list = element('div', { class: 'wm-play-rows' });
  const add = (fieldName = '', value?: JsonValue) => {
    const name = element('input', {
      class: 'wm-play-input',
      attributes: {
        type: 'text',
        'aria-label': labels.fieldName,
        placeholder: labels.fieldName,
        spellcheck: 'false',
      },
    });
    name.value = fieldName;
    const control = create(model.schema, model.name, false);
    control.input?.setAttribute('aria-label', model.name);
    control.write(value);
    const row: Row = { name, control };
    const line = element('div', { class: 'wm-play-row' }, name, control.element, removeButton());
    function removeButton() {
      return element('button', {
        class: 'wm-play-remove',
        attributes: {
          type: 'button',
          'aria-label': fillLabel(labels.removeItem, { name: fieldName || model.name }),
        },
        on: {
          click() {
            rows.delete(row);
            line.remove();
          },
        },
      });
    }
    rows.add(row);
    list.append(line);
    return name;
  };
  const button = element('button', {
    class: 'wm-play-add',
    text: labels.addField,
    attributes: { type: 'button' },
    on: { click: () => add().focus() },
  });
  return {
    element: element('div', {}, list, button),
    controls: () => [...rows].map(({ control }) => control),
    read: () =>
      [...rows].flatMap(({ name, control }) =>
        name.value === '' ? [] : entry(name.value, control.read()),
      ),
    write(entries: readonly (readonly [string, JsonValue])[]) {
      rows.clear();
      list.replaceChildren();
      for (const [name, value] of entries) add(name, value);
    },
  };
}

function entry(name: string, value: JsonValue | undefined): [string, JsonValue][] {
  return value === undefined ? [] : [[name, value]];
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
