import { EmulatedRegExp, type ToRegExpOptions, toRegExpDetails } from 'oniguruma-to-es';
import { type RequiredCharacters, requiredCharacters } from './required-characters.ts';

/** A regular expression of JavaScript, as plain data. */
export type Expression = ReturnType<typeof toRegExpDetails>;

/** A pattern of a grammar, ready for JavaScript: plain data, so that it can be kept in a file. */
export interface TranslatedPattern {
  /** What a text must have for the pattern to match in it. */
  readonly required: RequiredCharacters;
  /** None for a pattern that JavaScript has no way to say, which matches nothing. */
  readonly expression: Expression | null;
}

/** Translates a pattern from the syntax of Oniguruma. */
export function translatePattern(source: string): TranslatedPattern {
  return { required: requiredCharacters(source), expression: translateExpression(source) };
}

/** The expression alone, which takes longer than all else. */
export function translateExpression(source: string): Expression | null {
  for (const pattern of [source, withCodePoints(source)]) {
    try {
      const expression = toRegExpDetails(pattern, options);
      regExpOf(expression);
      return expression;
    } catch {
      // The other way to read it may do.
    }
  }
  return null;
}

/** Makes an expression that can be run. */
export function regExpOf({ flags, options: emulated, pattern }: Expression): RegExp {
  return emulated ? new EmulatedRegExp(pattern, flags, emulated) : new RegExp(pattern, flags);
}

const options: ToRegExpOptions = {
  global: true,
  hasIndices: true,
  // Modifiers, `(?i:…)`, of later versions fail in V8 where it does not optimise an expression.
  target: 'ES2024',
  rules: {
    allowOrphanBackrefs: true,
    asciiWordBoundaries: true,
    captureGroup: true,
    recursionLimit: 5,
    singleline: true,
  },
};

/** Some grammars write characters as bytes above 7F, each of which is only a part of a character. */
function withCodePoints(source: string): string {
  return source.replace(/\\x([89A-Fa-f][0-9A-Fa-f])/g, '\\x{$1}');
}
