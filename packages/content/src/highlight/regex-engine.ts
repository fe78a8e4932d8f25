import { lazily } from '@waymark/core/page';
import type { PatternScanner, RegexEngine } from 'shiki';
import { asciiExpression } from './ascii-expression.ts';
import {
  type Characters,
  charactersIn,
  hasRequired,
  type RequiredCharacters,
  requiredCharacters,
} from './required-characters.ts';
import {
  type Expression,
  regExpOf,
  type TranslatedPattern,
  translateExpression,
} from './translate-pattern.ts';

type Match = NonNullable<ReturnType<PatternScanner['findNextMatchSync']>>;
type Captures = Match['captureIndices'];
type ScannedString = ReturnType<RegexEngine['createString']>;

/** A line of code. */
interface Line {
  readonly content: string;
  readonly id: number;
  readonly characters: Characters;
  readonly isAscii: boolean;
}

/** So many patterns are known at once: the ends of some blocks are patterns of their own. */
const mostPatterns = 20_000;
/** Where a group of a match is that took no part in it. */
const nowhere = 4_294_967_295;

/**
 * Runs the patterns of grammars as regular expressions of JavaScript, and only those that may match
 * in a line. Of code in the docs it takes half the time of Oniguruma, which tries all patterns of a
 * place at each character (44,000 lines of Bash, TypeScript and Python: 2.1 and 3.9 s; without that
 * choice of patterns JavaScript takes as long as Oniguruma).
 *
 * @param translated gives patterns that are translated already; the others are when they are needed
 */
export function createRegexEngine(
  translated: (source: string) => TranslatedPattern | undefined = () => undefined,
): RegexEngine {
  const patterns = new Map<string, Pattern>();
  let lines = 0;
  const patternOf = (source: string): Pattern => {
    const known = patterns.get(source);
    if (known) return known;
    if (patterns.size === mostPatterns) patterns.clear();
    const pattern = createPattern(source, translated(source));
    patterns.set(source, pattern);
    return pattern;
  };
  const createLine = (content: string): Line => ({
    content,
    id: ++lines,
    characters: charactersIn(content),
    isAscii: /^[\0-\x7f]*$/.test(content),
  });
  return {
    createString: createLine,
    createScanner(sources) {
      const all = sources.map((source) =>
        patternOf(typeof source === 'string' ? source : source.source),
      );
      return createScanner(all, (text) =>
        isLine(text) ? text : createLine(typeof text === 'string' ? text : text.content),
      );
    },
  };
}

function isLine(text: string | ScannedString): text is Line {
  return typeof text !== 'string' && 'characters' in text;
}

/** Finds the pattern that matches first in a line; of several at one place the first of the list. */
function createScanner(
  patterns: readonly Pattern[],
  lineOf: (text: string | ScannedString) => Line,
): PatternScanner {
  const candidates: number[] = [];
  let scanned = 0;
  return {
    findNextMatchSync(text, from) {
      const line = lineOf(text);
      if (scanned !== line.id) {
        scanned = line.id;
        candidates.length = 0;
        patterns.forEach((pattern, index) => {
          if (hasRequired(line.characters, pattern.required)) candidates.push(index);
        });
      }
      let first: number | undefined;
      let start = Number.POSITIVE_INFINITY;
      for (const index of candidates) {
        const found = patterns[index]?.find(line, from) ?? -1;
        if (found === -1 || found >= start) continue;
        first = index;
        start = found;
        if (start === from) break;
      }
      if (first === undefined) return null;
      return { index: first, captureIndices: patterns[first]?.captures() ?? [] };
    },
  };
}

/** A pattern of a grammar. Scanners that have the same one share it, and what it found last. */
interface Pattern {
  readonly required: RequiredCharacters;
  /** Where it matches in a line, from a place on; -1 where it does not. */
  find(line: Line, from: number): number;
  /** The groups of the match that was found last. */
  captures(): Captures;
}

function createPattern(source: string, translated: TranslatedPattern | undefined): Pattern {
  const isLasting = !source.includes('\\G');
  const expressionFor = createExpressions(source, translated);
  let lineId = 0;
  let searchedFrom = 0;
  let start = -1;
  let match: RegExpExecArray | null = null;
  return {
    required: translated?.required ?? requiredCharacters(source),
    find(line, from) {
      // The first match after a place is also the first one after a later place before it.
      const isKnown = isLasting && lineId === line.id && searchedFrom <= from;
      if (isKnown && (start === -1 || start >= from)) return start;
      const expression = expressionFor(line);
      if (!expression) return -1;
      expression.lastIndex = from;
      match = expression.exec(line.content);
      lineId = line.id;
      searchedFrom = from;
      start = match?.index ?? -1;
      return start;
    },
    captures: () => match?.indices?.map(toCapture) ?? [],
  };
}

/** Groups that took no part in a match are absent, which the types of JavaScript do not know. */
function toCapture(range: readonly [number, number] | undefined): Captures[number] {
  if (!range) return { start: nowhere, end: nowhere, length: 0 };
  const [start, end] = range;
  return { start, end, length: end - start };
}

/** Gives the expression that finds a pattern in a line, made when it is needed; null where none does. */
function createExpressions(
  source: string,
  translated: TranslatedPattern | undefined,
): (line: Line) => RegExp | null {
  const expression = lazily(() =>
    translated ? translated.expression : translateExpression(source),
  );
  const any = lazily(() => regExpIn(expression()));
  const ascii = lazily(() => {
    const found = expression();
    return regExpIn(found && asciiExpression(found));
  });
  return ({ isAscii }) => (isAscii ? ascii() : any());
}

function regExpIn(expression: Expression | null): RegExp | null {
  return expression && regExpOf(expression);
}
