import type { FieldModel, JsonObject, JsonValue, SchemaModel } from '@waymark/openapi';
import { isJsonObject } from '@waymark/openapi/request';
import { element } from '../../dom.ts';
import type { Control, ControlContext, Problem } from '../control.ts';
import { field } from '../field.ts';
import { fillLabel } from '../fill-label.ts';
import { isSameValue } from '../same-value.ts';

/**
 * The fields of an object. An object that is not required is sent only when something in it is set
 * besides the defaults and constants of its fields. What a value has besides its fields is sent along.
 */
export function objectControl(schema: SchemaModel, context: ControlContext): Control {
  const declared = schema.fields.filter(({ nameKind }) => nameKind === 'property');
  const others = schema.fields.find(({ nameKind }) => nameKind !== 'property');
  const rest = others ? otherFields(others, context) : unshownFields();
  const container = element('div', { class: 'wm-play-group' });
  const start = () => {
    const made = declared.map(({ name, required, schema: part }) => ({
      name,
      control: context.create(part, name, required),
      required,
      schema: part,
    }));
    const rows = made.map(({ control, name, required, schema: part }) =>
      field(name, required, part, control, context.labels),
    );
    container.replaceChildren(...rows, ...rest.elements);
    rest.write([]);
    return made;
  };
  let members = start();
  const whole = (): JsonObject =>
    Object.fromEntries([
      ...members.flatMap(({ control, name }) => entry(name, control.read())),
      ...rest.read(),
    ]);
  const untouched = whole();
  const parts = () => [...members.map(({ control }) => control), ...rest.controls()];
  const files = () => new Map(parts().flatMap((control) => [...control.files()]));
  return {
    element: container,
    read() {
      const all = whole();
      const isUnset = isSameValue(all, untouched) || Object.keys(all).length === 0;
      return isUnset && files().size === 0 && !context.required ? undefined : all;
    },
    write(value) {
      if (!isJsonObject(value)) {
        if (!isSameValue(whole(), untouched)) members = start();
        return;
      }
      for (const { control, name } of members) {
        control.write(Object.hasOwn(value, name) ? value[name] : undefined);
      }
      const known = new Set(members.map(({ name }) => name));
      rest.write(Object.entries(value).filter(([name]) => !known.has(name)));
    },
    files,
    check: () => parts().flatMap((control): readonly Problem[] => control.check()),
  };
}

/** Fields of an object besides those that its schema names. */
interface OtherFields {
  readonly elements: readonly HTMLElement[];
  readonly controls: () => readonly Control[];
  readonly read: () => readonly Entry[];
  readonly write: (entries: readonly Entry[]) => void;
}

type Entry = readonly [name: string, value: JsonValue];

/** Fields that came with a value, of which its schema knows nothing. */
function unshownFields(): OtherFields {
  let entries: readonly Entry[] = [];
  return {
    elements: [],
    controls: () => [],
    read: () => entries,
    write(written) {
      entries = written;
    },
  };
}

interface Row {
  readonly name: HTMLInputElement;
  readonly control: Control;
}

/** Fields whose names the reader gives. */
function otherFields(model: FieldModel, { create, labels }: ControlContext): OtherFields {
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
    if (value !== undefined) control.write(value);
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
            button.focus();
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
    elements: [element('div', {}, list, button)],
    controls: () => [...rows].map(({ control }) => control),
    read: () =>
      [...rows].flatMap(({ name, control }) =>
        name.value === '' ? [] : entry(name.value, control.read()),
      ),
    write(entries) {
      rows.clear();
      list.replaceChildren();
      for (const [name, value] of entries) add(name, value);
    },
  };
}

function entry(name: string, value: JsonValue | undefined): readonly Entry[] {
  return value === undefined ? [] : [[name, value]];
}
