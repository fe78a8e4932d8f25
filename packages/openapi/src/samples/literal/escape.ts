import { INVISIBLE } from '../../model/invisible.ts';

/** Replaces every invisible character by the escape that a language has for its code point. */
export function escapeInvisible(text: string, toEscape: (code: number) => string): string {
  return text.replace(INVISIBLE, (character) => toEscape(character.charCodeAt(0)));
}

/** `u00ad`-like digits: at least four, lower case. */
export function hex4(code: number): string {
  return code.toString(16).padStart(4, '0');
}

/** Unpaired surrogates, which no source file can hold. */
export function escapeLoneSurrogates(text: string, toEscape: (code: number) => string): string {
  return text.replace(/\p{Surrogate}/gu, (unit) => toEscape(unit.charCodeAt(0)));
}
