import type { OnigurumaAst } from 'oniguruma-parser/parser';
import { parse } from 'oniguruma-parser/parser';

/** Some of the 128 ASCII characters, one bit each in four words of 32 bits. */
export type Characters = readonly [number, number, number, number];

/** What a text must contain, wherever, for a pattern to match in it. */
export interface RequiredCharacters {
  /** All of these. */
  readonly all: Characters;
  /** One of each of these. */
  readonly oneOf: readonly Characters[];
}

type Node = OnigurumaAst | Alternative['body'][number];
type Alternative = OnigurumaAst['body'][number];
type CharacterClass = Extract<Node, { type: 'CharacterClass' }>;

/** Codes of characters, one of which a text must contain. */
type Clause = readonly number[];

/** More sets are not worth the time of looking at them, nor are larger ones: a line has one of them. */
const mostSets = 3;
const largestSet = 40;

/**
 * Characters without which a pattern of a grammar matches nothing. Of the patterns that are tried at
 * a place of code most name a word or a sign that the line has not.
 *
 * @param pattern in the syntax of Oniguruma; of what cannot be read nothing is required
 */
export function requiredCharacters(pattern: string): RequiredCharacters {
  const clauses = clausesOf(pattern);
  const single = clauses.filter(({ length }) => length === 1).flat();
  const sets = clauses
    .filter(({ length }) => length > 1 && length <= largestSet)
    .sort((one, other) => one.length - other.length)
    .slice(0, mostSets);
  return { all: charactersOf(single), oneOf: sets.map(charactersOf) };
}

/** Which ASCII characters a text has. */
export function charactersIn(text: string): Characters {
  const words: [number, number, number, number] = [0, 0, 0, 0];
  for (let index = 0; index < text.length; index++) add(words, text.charCodeAt(index));
  return words;
}

/** Whether a text with these characters has what is required. */
export function hasRequired(text: Characters, { all, oneOf }: RequiredCharacters): boolean {
  // Written out: this is asked for each pattern in each line of code.
  if ((all[0] & ~text[0]) | (all[1] & ~text[1]) | (all[2] & ~text[2]) | (all[3] & ~text[3])) {
    return false;
  }
  for (const set of oneOf) {
    if (!((set[0] & text[0]) | (set[1] & text[1]) | (set[2] & text[2]) | (set[3] & text[3]))) {
      return false;
    }
  }
  return true;
}

function charactersOf(codes: readonly number[]): Characters {
  const words: [number, number, number, number] = [0, 0, 0, 0];
  for (const code of codes) add(words, code);
  return words;
}

function add(words: [number, number, number, number], code: number): void {
  if (code < 128) words[(code >> 5) as 0 | 1 | 2 | 3] |= 1 << (code & 31);
}

function clausesOf(pattern: string): readonly Clause[] {
  try {
    const { body } = parse(pattern, {
      rules: { captureGroup: true, singleline: true },
      skipBackrefValidation: true,
      skipLookbehindValidation: true,
      skipPropertyNameValidation: true,
    });
    // Wherever it is set, it is taken to be set everywhere, which requires less.
    return ofAlternatives(body, /\(\?[a-z]*i/.test(pattern));
  } catch {
    return [];
  }
}

/** One of the alternatives has to match. */
function ofAlternatives(alternatives: readonly Alternative[], anyCase: boolean): Clause[] {
  const each = alternatives.map(({ body }) => body.flatMap((node) => ofNode(node, anyCase)));
  const [first = []] = each;
  if (each.length === 1) return first;
  if (each.some(({ length }) => length === 0)) return [];
  const shortest = each.map((clauses) =>
    clauses.reduce((best, clause) => (clause.length < best.length ? clause : best)),
  );
  const inAll = first.filter(
    (clause) => clause.length === 1 && each.every((clauses) => clauses.some(isSame(clause))),
  );
  return [[...new Set(shortest.flat())], ...inAll];
}

function isSame([code]: Clause): (other: Clause) => boolean {
  return (other) => other.length === 1 && other[0] === code;
}

function ofNode(node: Node, anyCase: boolean): Clause[] {
  switch (node.type) {
    case 'Character':
      return clause(casesOf(node.value, anyCase));
    case 'CharacterClass':
      return clause(membersOf(node, anyCase));
    case 'Group':
    case 'CapturingGroup':
      return ofAlternatives(node.body, anyCase);
    case 'LookaroundAssertion':
      return node.negate ? [] : ofAlternatives(node.body, anyCase);
    case 'Quantifier':
      return node.min > 0 ? ofNode(node.body, anyCase) : [];
    default:
      return [];
  }
}

function clause(codes: readonly number[] | undefined): Clause[] {
  return codes && codes.length > 0 ? [codes] : [];
}

/** The members of a class; absent if others than ASCII characters may be among them. */
function membersOf(
  { body, kind, negate }: CharacterClass,
  anyCase: boolean,
): readonly number[] | undefined {
  if (negate || kind !== 'union') return undefined;
  const codes: number[] = [];
  for (const member of body) {
    const found = ofMember(member, anyCase);
    if (!found) return undefined;
    codes.push(...found);
  }
  return [...new Set(codes)];
}

function ofMember(
  member: CharacterClass['body'][number],
  anyCase: boolean,
): readonly number[] | undefined {
  if (member.type === 'Character') return casesOf(member.value, anyCase);
  if (member.type === 'CharacterClass') return membersOf(member, anyCase);
  if (member.type !== 'CharacterClassRange' || member.max.value > 127) return undefined;
  const { max, min } = member;
  const range = Array.from({ length: max.value - min.value + 1 }, (_, index) => min.value + index);
  const cases = range.map((code) => casesOf(code, anyCase));
  return cases.every((codes) => codes !== undefined) ? cases.flat() : undefined;
}

/** A character in its cases; absent if others than ASCII characters are among them, as of k and s. */
function casesOf(code: number, anyCase: boolean): readonly number[] | undefined {
  if (code > 127) return undefined;
  const character = String.fromCharCode(code);
  if (!anyCase || !/[a-z]/i.test(character)) return [code];
  if (/[ks]/i.test(character)) return undefined;
  return [character.toLowerCase().charCodeAt(0), character.toUpperCase().charCodeAt(0)];
}
