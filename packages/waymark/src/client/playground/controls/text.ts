import type { JsonValue, SchemaModel } from '@waymark/openapi';
import { jsonText } from '@waymark/openapi/request';
import { element } from '../../dom.ts';
import { type Control, type ControlContext, noFiles } from '../control.ts';
import { numberValue, typedValue } from './typed-value.ts';

/** A line for a string or a number, more for text that has line breaks. Empty means that nothing is sent. */
export function textControl(schema: SchemaModel, { labels }: ControlContext): Control {
  const isNumeric = isNumber(schema);
  const hint = placeholder(schema);
  let input: HTMLInputElement | HTMLTextAreaElement = element('input', {
    class: 'wm-play-input',
    attributes: {
      type: 'text',
      inputmode: isNumeric ? 'decimal' : undefined,
      autocomplete: 'off',
      spellcheck: 'false',
      placeholder: hint,
    },
  });
  return {
    get element() {
      return input;
    },
    get input() {
      return input;
    },
    read() {
      return input.value === '' ? undefined : typedValue(input.value, schema.types);
    },
    write(value) {
      const shown = value === undefined || value === null ? '' : text(value);
      if (/[\r\n]/.test(shown)) input = withLines(input);
      input.placeholder = value === null ? 'null' : hint;
      input.value = shown;
    },
    files: () => noFiles,
    check() {
      const isWrong = isNumeric && input.value !== '' && numberValue(input.value) === undefined;
      return isWrong ? [{ at: input, message: labels.invalidNumber }] : [];
    },
  };
}

/** Puts a field that keeps line breaks in the place of one that does not. */
function withLines(line: HTMLElement): HTMLTextAreaElement {
  const area = element('textarea', { attributes: { rows: '4' } });
  for (const { name, value } of line.attributes) {
    if (name !== 'type') area.setAttribute(name, value);
  }
  line.replaceWith(area);
  return area;
}

/** A string is taken where the schema allows one beside a number. */
function isNumber({ types }: SchemaModel): boolean {
  return types.length > 0 && types.every((type) => type === 'integer' || type === 'number');
}

function placeholder({ examples, type }: SchemaModel): string {
  const [first] = examples;
  return first === undefined || typeof first === 'object' ? type : text(first);
}

function text(value: JsonValue): string {
  return typeof value === 'string' ? value : jsonText(value);
}
