import { Parser } from 'htmlparser2';

/** An attribute such as `onclick` in the text of a script, whose quotation marks may be escaped. */
const handler = /[\s"'`](on[a-z]+)\s*=\s*(\\?)(["'])(.*?)\2\3/gis;

/** Longer ones are put together of more than one text. */
const longest = 1000;

/** What makes a value another one when the script runs. */
const isPutTogether = /\$\{|["'`]\s*\+|\+\s*["'`]/;

/**
 * Values of attributes such as `onclick` in HTML that a script holds as text, as a browser reads them.
 * Those that are put together when the script runs cannot be told.
 */
export function scriptHandlers(code: string): string[] {
  const values = Array.from(code.matchAll(handler), ([, name = '', , quote = '', value = '']) =>
    value.length > longest || isPutTogether.test(value)
      ? []
      : attributeValue(`${name}=${quote}${unescaped(value)}${quote}`),
  );
  return [...new Set(values.flat())];
}

/** A part of a string of JavaScript as it is when the script runs. */
function unescaped(text: string): string {
  return text.replace(/\\(?:(\r?\n)|n|t|(.))/gs, (whole, line?: string, sign?: string) => {
    if (line !== undefined) return '';
    return sign ?? (whole === '\\n' ? '\n' : '\t');
  });
}

function attributeValue(attribute: string): string[] {
  const values: string[] = [];
  const parser = new Parser({ onattribute: (_name, value) => void values.push(value) });
  parser.end(`<a ${attribute}>`);
  return values.slice(0, 1);
}
