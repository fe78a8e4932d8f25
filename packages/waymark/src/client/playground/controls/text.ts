import type { JsonValue, SchemaModel } from '@waymark/openapi';
import { jsonText } from '@waymark/openapi/request';
import { element } from '../../dom.ts';
import { type Control, type ControlContext, noFiles } from '../control.ts';

/** A line for a string or a number. Empty means that nothing is sent. */
export function textControl(schema: SchemaModel, { labels }: ControlContext): Control {
  const isNumeric = isNumber(schema);
  const input = element('input', {
    class: 'wm-play-input',
    attributes: {
      type: 'text',
      inputmode: isNumeric ? 'decimal' : undefined,
      autocomplete: 'off',
      spellcheck: 'false',
      placeholder: placeholder(schema),
    },
  });
  return {
    element: input,
    input,
    read() {
      const text = input.value;
      if (text === '') return undefined;
      if (!isNumeric) return text;
      return numberValue(text) ?? text;
    },
    write(value) {
      input.value = value === undefined ? '' : text(value);
    },
    files: () => noFiles,
    check() {
      const isWrong = isNumeric && input.value !== '' && numberValue(input.value) === undefined;
      return isWrong ? [{ at: input, message: labels.invalidNumber }] : [];
    },
  };
}

/** A string is taken where the schema allows one beside a number. */
function isNumber({ types }: SchemaModel): boolean {
  return types.length > 0 && types.every((type) => type === 'integer' || type === 'number');
}

/** Integers beyond 2^53 keep their digits. */
function numberValue(text: string): JsonValue | undefined {
  const trimmed = text.trim();
  if (/^-?\d+$/.test(trimmed)) {
    const number = Number(trimmed);
    return Number.isSafeInteger(number) ? number : BigInt(trimmed);
  }
  const number = Number(trimmed);
  return trimmed === '' || !Number.isFinite(number) ? undefined : number;
}

function placeholder({ examples, type }: SchemaModel): string {
  const [first] = examples;
  return first === undefined || typeof first === 'object' ? type : text(first);
}

function text(value: JsonValue): string {
  return typeof value === 'string' ? value : jsonText(value);
}
