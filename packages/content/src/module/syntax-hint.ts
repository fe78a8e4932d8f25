import type { ParseFailure } from '../tree/parse.ts';

/** Usual causes of a source that does not parse: what the parser says, and what to do about it. */
const causes: readonly (readonly [reason: RegExp, line: RegExp, hint: string])[] = [
  [
    /closing tag for|Unexpected closing tag/,
    /./,
    'Every tag must be closed in the block in which it was opened: add the missing tag, or indent both alike.',
  ],
  [/before name|after `<`/, /<!--/, 'Write comments as `{/* … */}`.'],
  [
    /after `<`/,
    /<(?:https?:|mailto:|[\w.+-]+@)/,
    'Links in angle brackets are not valid MDX: write `[text](address)`.',
  ],
  [
    /after `<`/,
    /<[A-Za-z][^>]*\s[\w-]+=[^"'{\s]/,
    'Values of attributes must be in quotes or in braces.',
  ],
  [/after `<`|before name/, /./, 'To print `<`, write `\\<` or put the text in backticks.'],
  [
    /end of file in expression/,
    /./,
    'A `{` starts an expression: close it with `}`, or write `\\{` to print it.',
  ],
  [
    /parse expression|parse esm/,
    /\{/,
    'Braces hold JavaScript: to print them, write `\\{` and `\\}` or put the text in backticks.',
  ],
  [
    /parse esm|Expected|Unexpected/,
    /^(?:import|export)\b/,
    'Imports and exports must be valid JavaScript, followed by an empty line.',
  ],
];

/** What to do about a source that does not parse; `line` is the text of the line at fault. */
export function syntaxHint({ reason }: ParseFailure, line: string): string | undefined {
  return causes.find(([message, text]) => message.test(reason) && text.test(line))?.[2];
}
