import { type Diagnostic, diagnostic } from '@waymark/core/page';
import type { Root } from 'mdast';
import { withWholeCode } from '../tree/code-in-rows.ts';
import { type HardCode, hardCode } from '../tree/hard-code.ts';
import { maskFrom, unmask, unmaskText } from '../tree/masked.ts';
import { offsetAt, type Place, placeAt } from '../tree/offset.ts';
import { type ParseFailure, type ParseResult, parseMdx } from '../tree/parse.ts';
import { type CutSource, cutExports } from './cut-exports.ts';
import { insertNotices, type Mistake, mistakeNotice } from './mistake-notice.ts';
import { openCodeBlock } from './open-code-block.ts';
import { repairAt } from './repair.ts';
import { type ShownAsText, showAsText } from './show-as-text.ts';
import { syntaxHint } from './syntax-hint.ts';
import { deepAsText } from './too-deep.ts';

/** A tree for any source, and what had to be done to get it. */
export interface TolerantResult {
  readonly root: Root;
  /** Statements that were taken out of the source before it was parsed. */
  readonly blocks: CutSource['blocks'];
  readonly diagnostics: readonly Diagnostic[];
}

/** What parses within a few seconds; the longest page of the open sites has a tenth of it. */
export const longestSource = 2_000_000;

/** What a mistake is called: the file is a page, or one that pages import. */
export type SyntaxCode = 'page-syntax' | 'snippet-syntax';

/**
 * Parses a source whatever is wrong with it. HTML whose meaning is certain is mended; of all else
 * the smallest part becomes text, with a notice before its block and a diagnostic. In a `.md` file
 * what is not MDX is Markdown all the same: it has no notice, and a warning is enough. A source that
 * is too long is left out.
 */
export function parseTolerantly(source: string, file: string, code: SyntaxCode): TolerantResult {
  const report = createReport(file, code);
  if (source.length > longestSource) {
    const notice = mistakeNotice([{ found: report.tooLarge() }]);
    return {
      root: { type: 'root', children: [notice] },
      blocks: [],
      diagnostics: report.diagnostics,
    };
  }
  const rows = withWholeCode(source);
  for (const bar of rows.bars) report.repaired(bar, barInCode);
  let current = withoutHardCode(rows.source, report);
  let result = parseMdx(current);
  let blocks: CutSource['blocks'] = [];
  if ('failure' in result && /^export\s/m.test(source)) {
    ({ source: current, blocks } = cutExports(current));
    if (blocks.length > 0) result = parseMdx(current);
  }
  for (let left = attempts(source); 'failure' in result && left > 0; left--) {
    const next = withoutMistake(current, result.failure, report);
    if (next === undefined || next === current) break;
    current = next;
    result = parseMdx(current);
  }
  const root = 'failure' in result ? parseRest(current, result.failure, report) : result.root;
  for (const offset of deepAsText(root, current)) report.deep(current, offset);
  if (current !== source || 'failure' in result) unmask(root);
  insertNotices(root, report.mistakes);
  return { root, blocks, diagnostics: report.diagnostics };
}

const barInCode = {
  message:
    'In a table this `|` ends the cell, also in code, and the row has more cells than the head. It was read as code.',
  hint: 'Write `\\|`.',
};

/** What even the search for the ends of statements must not get. */
function withoutHardCode(source: string, report: Report): string {
  let current = source;
  let left = attempts(source);
  for (let found = hardCode(current); found; found = hardCode(current)) {
    if (left-- === 0) {
      report.rest(current, found.start);
      return maskFrom(current, found.start);
    }
    current = hardAsText(current, found, report);
  }
  return current;
}

function hardAsText(source: string, { start, end, reason }: HardCode, report: Report): string {
  report.hard(source, start, reason);
  return maskFrom(source.slice(0, end), start) + source.slice(end);
}

/**
 * Each mistake costs a parse of the page, so a long page is allowed fewer: 4 MB in all. The time of
 * a parse also grows with the square of the signs in a block.
 */
function attempts(source: string): number {
  const ofLength = Math.max(10, Math.min(100, Math.floor(4_000_000 / (source.length + 1))));
  return Math.min(ofLength, Math.floor(400_000_000 / mostSigns(source) ** 2));
}

/** The number of signs in the block that has most of them; at least one. */
function mostSigns(source: string): number {
  let most = 1;
  for (const block of source.split(/\n[ \t]*\r?\n/)) {
    most = Math.max(most, block.match(/[<{]/g)?.length ?? 0);
  }
  return most;
}

/** The source without the mistake that a failure names, which is reported. */
function withoutMistake(source: string, failure: ParseFailure, report: Report): string | undefined {
  if (failure.hard) return hardAsText(source, failure.hard, report);
  const repair = repairAt(source, failure);
  if (repair) {
    report.repaired(placeAt(source, repair.offset), repair);
    return repair.source;
  }
  const shown = showAsText(source, failure);
  if (shown) report.shownAsText(source, shown, failure);
  return shown?.source;
}

/** What is left where there are too many mistakes, or one that nothing can be said about. */
function parseRest(source: string, failure: ParseFailure, report: Report): Root {
  const places = failure.opened ? [failure, failure.opened] : [failure];
  const offset = Math.min(...places.map((place) => offsetAt(source, place)));
  report.rest(source, offset);
  const lineStart = source.lastIndexOf('\n', offset - 1) + 1;
  for (const start of [lineStart, 0]) {
    const result: ParseResult = parseMdx(maskFrom(source, start));
    if ('root' in result) return result.root;
  }
  const text = { type: 'text' as const, value: source };
  return { type: 'root', children: [{ type: 'paragraph', children: [text] }] };
}

/** What to do where the tag that closes an element is only code. */
function openBlockHint(source: string, tag: ShownAsText['tag']): string | undefined {
  const block = tag && !tag.closes ? openCodeBlock(source, tag.name) : undefined;
  return (
    block &&
    `The code block that begins in line ${block.line} has no end, so that \`</${tag?.name}>\` below is code: end it with ${block.fence} in a line of its own.`
  );
}

type Report = ReturnType<typeof createReport>;

function createReport(file: string, code: SyntaxCode) {
  const diagnostics: Diagnostic[] = [];
  const mistakes: Mistake[] = [];
  /** Tags that are text; those that close them are no mistake of their own. */
  const openedAsText: string[] = [];
  const isMarkdown = file.endsWith('.md');
  const add = (
    source: string,
    offset: number,
    details: {
      place?: Place;
      message: string;
      hint: string | undefined;
      leftOut?: string | undefined;
    },
  ) => {
    const { place = placeAt(source, offset), message, hint, leftOut } = details;
    const at = { file, line: place.line, column: place.column };
    const found = diagnostic(isMarkdown ? 'mdx-repaired' : code, { at, message, hint });
    diagnostics.push(found);
    if (!isMarkdown) mistakes.push({ offset, found, leftOut });
  };
  return {
    diagnostics,
    mistakes,
    repaired(place: Place, { message, hint }: { readonly message: string; readonly hint: string }) {
      diagnostics.push(diagnostic('mdx-repaired', { at: { file, ...place }, message, hint }));
    },
    shownAsText(source: string, { offset, tag, leftOut }: ShownAsText, failure: ParseFailure) {
      if (tag && !tag.closes) openedAsText.push(tag.name);
      const opened = tag?.closes ? openedAsText.lastIndexOf(tag.name) : -1;
      if (opened !== -1) {
        openedAsText.splice(opened, 1);
        return;
      }
      const line = source.split('\n', failure.line)[failure.line - 1] ?? '';
      const loss = leftOut === undefined ? 'it is shown as text' : 'the attribute is left out';
      add(source, offset, {
        // In an expression the parser says more exactly what it does not take.
        place: tag ? placeAt(source, offset) : failure,
        message: `This is not valid MDX, so ${loss}. ${sentence(failure)}`,
        hint: openBlockHint(source, tag) ?? syntaxHint(failure, unmaskText(line)),
        leftOut: leftOut === undefined ? undefined : unmaskText(leftOut),
      });
    },
    hard(source: string, offset: number, reason: string) {
      add(source, offset, {
        message: `${reason}, so these lines are shown as text.`,
        hint: 'Put code into a fence, and inner elements into components of their own.',
      });
    },
    tooLarge(): Diagnostic {
      const found = diagnostic('page-too-large', {
        at: { file, line: 1, column: 1 },
        message: `This file has more than ${longestSource / 1e6} million characters, so it is left out.`,
        hint: 'Divide it, or let readers download it as a file of another kind.',
      });
      diagnostics.push(found);
      return found;
    },
    deep(source: string, offset: number) {
      add(source, offset, {
        message: 'This stands too deep in other elements, so it is shown as text.',
        hint: 'Take it out of some of them.',
      });
    },
    rest(source: string, offset: number) {
      add(source, offset, {
        message:
          'From here on there are too many mistakes, so tags and braces are shown as text to the end of the file.',
        hint: 'Correct the mistakes before this one first, then those that are reported then.',
      });
    },
  };
}

function sentence({ reason }: ParseFailure): string {
  return unmaskText(reason).replace(/\.?$/, '.');
}
