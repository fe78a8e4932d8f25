import { type CitableSource, citationLink, citedNumbers } from './citation.ts';
import type { LinkPolicy } from './link-policy.ts';
import { backticks, codeEnd, destinationAt, type Input, labelEnd, longestRun } from './span.ts';
import { createTextGuard, type TextGuard } from './text-guard.ts';

export interface InlineOptions {
  readonly policy: LinkPolicy;
  /** Undefined where bracketed numbers are no citations. */
  readonly sources: readonly CitableSource[] | undefined;
  readonly guard: TextGuard;
  readonly onCited: (source: CitableSource) => void;
  /** Inside the text of a link no other link is made. */
  readonly isLabel?: boolean;
}

/** Reads one thing from the start of the input; gives how much it read, or 'open'. */
export type ReadInline = (input: Input) => Reading;
export type Reading = number | 'open' | { readonly read: number; readonly instead: string };

const entity = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{0,31});/i;
const entityStart = /^&(?:#?|#\d{1,7}|#x[\da-f]{0,6}|[a-z][a-z\d]{0,31})$/i;
const plainEntities =
  /^&(?:lt|gt|amp|quot|apos|nbsp|#39|ndash|mdash|hellip|rarr|larr|copy|reg|trade|times|deg|bull|middot);/i;
const mostSpaces = 20;
const riskInTable = /\]\(|<[a-z/!?]|:\/\/|www\.|mailto:/i;

/**
 * Reads Markdown piece by piece and writes only what can do no harm, whatever a renderer makes of
 * it: brackets are written raw only in links that were checked, angle brackets only as entities,
 * and code spans only where they surely are ones.
 */
export function inlineReader(options: InlineOptions): ReadInline {
  const { guard } = options;
  return (input) => {
    const { text } = input;
    switch (text[0]) {
      case '\\':
        return readEscape(input, guard);
      case '`':
        return readCode(input, guard);
      case '<':
        return readAngle(input, guard);
      case '&':
        return readEntity(input, guard);
      case ' ':
      case '\t':
        return readSpaces(input, options);
      case '!':
        return readBang(input, options);
      case '[':
        return readBracket(input, 0, options);
      case '【':
        return readLenticular(input, options);
      case ']':
        guard.text(options.isLabel ? '\\]' : ']');
        return 1;
      case '$':
        // Formulas are no part of an answer, and what is in one would be read differently.
        guard.text('\\$');
        return 1;
      case '~':
        guard.text(guard.isLineStart() ? '\\~' : '~');
        return 1;
      default: {
        const run = /^(?:\n|[^\n\\`!\][【<&$~ \t]+)/.exec(text)?.[0] ?? text.slice(0, 1);
        guard.text(run);
        return run.length;
      }
    }
  };
}

function readEscape({ isComplete, text }: Input, guard: TextGuard): Reading {
  const next = text[1];
  if (next === undefined && !isComplete) return 'open';
  if (next === '\n') {
    guard.text('\\');
    return 1;
  }
  if (next === undefined || !/[!-/:-@[-`{-~]/.test(next)) {
    // Alone it would escape what is written next.
    guard.text('\\\\');
    return 1;
  }
  if (next === '<') guard.safe('&lt;');
  else guard.text(/[:/.@]/.test(next) ? next : `\\${next}`);
  return 2;
}

function readCode(input: Input, guard: TextGuard): Reading {
  const end = codeEnd(input, 0);
  if (end === 'open') return 'open';
  const span = end === 'none' ? undefined : input.text.slice(0, end);
  // A bar may end a table cell, and the code with it.
  if (span !== undefined && !(/(?<!\\)\|/.test(span) && riskInTable.test(span))) {
    guard.code(span);
    return span.length;
  }
  const run = backticks(input.text, 0);
  const escaped = run > longestRun ? 1 : run;
  guard.text('\\`'.repeat(escaped));
  return escaped;
}

function readAngle({ isComplete, text }: Input, guard: TextGuard): Reading {
  const address = /^<(https?:\/\/[^\s<>]{1,2000})>/i.exec(text);
  if (address) {
    guard.text(address[1] ?? '');
    guard.safe('');
    return address[0].length;
  }
  const isStart = /^<(?:h(?:t(?:t(?:p(?:s?|s?:\/{0,2})?)?)?)?|https?:\/\/[^\s<>]{0,2000})$/i.test(
    text,
  );
  if ((isStart || text.length === 1) && !isComplete) return 'open';
  guard.safe('&lt;');
  return 1;
}

function readEntity({ isComplete, text }: Input, guard: TextGuard): Reading {
  if (entityStart.test(text) && !isComplete) return 'open';
  const found = entity.exec(text)?.[0];
  if (found === undefined) guard.text('&');
  else if (plainEntities.test(found)) guard.safe(found);
  else guard.safe('&amp;');
  return found !== undefined && plainEntities.test(found) ? found.length : 1;
}

/** Spaces before a citation go with it when it is left out. */
function readSpaces(input: Input, options: InlineOptions): Reading {
  const { isComplete, text } = input;
  const run = /^[ \t]+/.exec(text)?.[0].length ?? 1;
  if (run < mostSpaces && run === text.length && !isComplete) return 'open';
  if (run < mostSpaces && text[run] === '[') return readBracket(input, run, options);
  const read = Math.max(1, run - mostSpaces + 1);
  options.guard.text(text.slice(0, run < mostSpaces ? run : read));
  return run < mostSpaces ? run : read;
}

function readBang(input: Input, { guard, isLabel, policy }: InlineOptions): Reading {
  const { isComplete, text } = input;
  if (text.length === 1 && !isComplete) return 'open';
  if (text[1] !== '[') {
    guard.text('!');
    return 1;
  }
  const close = labelEnd(input, 1);
  const target = typeof close === 'number' ? destinationAt(input, close + 1) : close;
  if (target === 'open' || close === 'open') return 'open';
  if (target === 'none' || close === 'none' || isLabel) {
    guard.text('\\!');
    return 1;
  }
  const address = policy.image(target.destination);
  const label = text.slice(2, close);
  if (address === undefined) return { read: target.end, instead: label };
  guard.safe(`![${labelText(label, policy)}](${address})`);
  return target.end;
}

/** A bracket after some spaces: a link, a citation, a box of a task, or text. */
function readBracket(input: Input, spaces: number, options: InlineOptions): Reading {
  const { guard, isLabel, policy } = options;
  const { text } = input;
  const literal = () => {
    guard.text(`${text.slice(0, spaces)}\\[`);
    return spaces + 1;
  };
  if (isLabel) return literal();
  const close = labelEnd(input, spaces);
  if (close === 'open') return 'open';
  if (close === 'none') return literal();
  const target = destinationAt(input, close + 1);
  if (target === 'open') return 'open';
  const label = text.slice(spaces + 1, close);
  const numbers = options.sources && citedNumbers(label);
  if (numbers && !(target === 'none' && numbers.every((number) => number === 0))) {
    const end = target === 'none' ? close + 1 : target.end;
    return readCitation(input, { spaces, end, numbers }, options);
  }
  if (target === 'none') {
    if (!/^[ xX]$/.test(label) || !/^[ \t]/.test(text.slice(close + 1))) return literal();
    guard.safe(text.slice(0, close + 1));
    return close + 1;
  }
  const address = label.trim() === '' ? undefined : policy.link(target.destination);
  guard.text(text.slice(0, spaces));
  if (address === undefined) return { read: target.end, instead: label };
  guard.safe(`[${labelText(label, policy)}](${address})`);
  return target.end;
}

interface Citation {
  readonly spaces: number;
  readonly end: number;
  readonly numbers: readonly number[];
}

function readCitation(
  { isComplete, text }: Input,
  { end, numbers, spaces }: Citation,
  { guard, onCited, sources = [] }: InlineOptions,
): Reading {
  const cited = numbers.flatMap(
    (number) => sources.find((source) => source.number === number) ?? [],
  );
  if (cited.length > 0) {
    for (const source of cited) onCited(source);
    guard.text(text.slice(0, spaces));
    guard.safe([...new Set(cited.map(citationLink))].join(''));
    return end;
  }
  const after = text.slice(end, end + 2);
  const canTell = isComplete || after.length === 2 || /^\s/.test(after);
  if (!canTell) return 'open';
  // Between other characters something stays, so that nothing new comes of the two sides.
  if (!/^(?:\s|[.,;:!?)](?:\s|$)|$)/.test(after)) guard.text(' ');
  return end;
}

/** Citations as some models write them, whatever they are asked for. */
function readLenticular(input: Input, options: InlineOptions): Reading {
  const { isComplete, text } = input;
  const match = /^【(\d{1,3})(?:[†:][^】\n]{0,80})?】/.exec(text);
  if (match && options.sources && !options.isLabel) {
    const citation = { spaces: 0, end: match[0].length, numbers: [Number(match[1])] };
    return readCitation(input, citation, options);
  }
  if (!match && /^【(?:\d{1,3}(?:[†:][^】\n]{0,80})?)?$/.test(text) && !isComplete) return 'open';
  options.guard.text('【');
  return 1;
}

/** The text of a link or an image: without links, with every bracket escaped. */
function labelText(label: string, policy: LinkPolicy): string {
  const guard = createTextGuard(policy, (address) => address);
  const read = inlineReader({
    policy,
    sources: undefined,
    guard,
    onCited: () => undefined,
    isLabel: true,
  });
  let rest = label;
  while (rest !== '') {
    const reading = read({ text: rest, isComplete: true });
    rest = rest.slice(typeof reading === 'number' ? reading : 1);
  }
  guard.end();
  return guard.take();
}
