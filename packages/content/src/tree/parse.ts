import type { Root } from 'mdast';
import { type Features, mdxToMdast } from 'satteri';
import { withoutCurrency } from './currency.ts';
import { markDisplayMath } from './display-math.ts';
import { type HardCode, hardCode } from './hard-code.ts';
import { hideSigns, restoreSigns } from './hidden-signs.ts';
import { hasManyQuotes } from './many-quotes.ts';
import { placeAt } from './offset.ts';
import { signsInCode } from './signs-in-code.ts';
import { sourceElements, takeSourceChildren } from './source-children.ts';

/** Parser features of the dialect; dashes follow the format's own rule (see `smart-dashes.ts`). */
export const features = {
  math: true,
  headingAttributes: true,
  smartPunctuation: { quotes: true, ellipses: true, dashes: false },
} satisfies Features;

/** Why a source could not be parsed, with the place in that source (both start at 1). */
export interface ParseFailure {
  readonly reason: string;
  readonly line: number;
  readonly column: number;
  /** Where the tag stands that has no closing tag, if that is what is wrong. */
  readonly opened?: { readonly line: number; readonly column: number };
  /** The lines that the parser did not get, as it would not come to an end with them. */
  readonly hard?: HardCode;
}

/** The tree of a source, or the first mistake in it. */
export type ParseResult = { readonly root: Root } | { readonly failure: ParseFailure };

/** Parses MDX to a syntax tree. Never throws for a mistake in the source. */
export function parseMdx(source: string): ParseResult {
  const hard = hardCode(source);
  if (hard) return { failure: { hard, reason: hard.reason, ...placeAt(source, hard.start) } };
  try {
    const { root, text } = withoutCurrency(parse(source), source, parse);
    if (text.includes('$$')) markDisplayMath(root, text);
    if (sourceTag.test(text)) takeSourceChildren(root, text);
    return { root };
  } catch (error) {
    return { failure: parseFailure(error) };
  }
}

const sourceTag = new RegExp(`<(?:${[...sourceElements].join('|')})[\\s>]`);

/**
 * A `$` or a backtick in an attribute or in braces would end at the next one what stands between
 * them, so the parser does not get to see those.
 */
function parse(source: string): Root {
  const found = signsInCode(source);
  if (found.length === 0) return parseAsWritten(source);
  let failure: unknown;
  try {
    const root = parseAsWritten(hideSigns(source, found));
    if (restoreSigns(root, source, found)) return root;
  } catch (error) {
    failure = error;
  }
  try {
    return parseAsWritten(source);
  } catch (error) {
    throw failure ?? error;
  }
}

function parseAsWritten(source: string): Root {
  const quotes = !hasManyQuotes(source);
  const smartPunctuation = { ...features.smartPunctuation, quotes };
  return mdxToMdast(source, { features: { ...features, smartPunctuation } }) as Root;
}

/** Reads the position out of a compiler message of the form `3:1: reason (3:1) (rule)`. */
export function parseFailure(error: unknown): ParseFailure {
  const text = error instanceof Error ? error.message : String(error);
  const match = /^(\d+):(\d+)(?:-\d+:\d+)?:\s*([\s\S]*)$/.exec(text);
  const reason = (match?.[3] ?? text)
    .replace(/\s*\(\d+:\d+\)/g, '')
    .replace(/\s*\([\w-]+:[\w-]+\)$/, '')
    // What the hint says better, and a name that no author knows.
    .replace(/\s*\(note: .*\)$/s, '')
    .replace(' with oxc', '');
  if (!match) return { reason, line: 1, column: 1 };
  const failure = { reason, line: Number(match[1]), column: Number(match[2]) };
  const opened = /\((\d+):(\d+)\)/.exec(match[3] ?? '');
  if (!opened) return failure;
  return { ...failure, opened: { line: Number(opened[1]), column: Number(opened[2]) } };
}
