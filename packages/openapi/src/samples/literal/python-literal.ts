import { escapeInvisible, escapeLoneSurrogates, hex4 } from './escape.ts';

/** A string literal of Python; text of several lines in triple quotes. */
export function pythonLiteral(text: string): string {
  const unicode = (code: number) => `\\u${hex4(code)}`;
  const escaped = escapeLoneSurrogates(
    escapeInvisible(text.replaceAll('\\', '\\\\'), unicode),
    unicode,
  );
  if (!text.includes('\n')) return `"${escaped.replaceAll('"', '\\"').replaceAll('\t', '\\t')}"`;
  return `"""${escaped.replaceAll('"""', '\\"\\"\\"').replace(/"$/, '\\"')}"""`;
}
