import { comparable } from './fold.ts';

const longest = 80;

/** A text in which phrases are looked for: `phraseKey` without its ends being cut. */
export function phraseText(text: string): string {
  return comparable(text)
    .replace(/[`"“”„«»‘]/g, '')
    .replace(/(?<![\p{L}\p{N}])'|'(?![\p{L}\p{N}])/gu, '')
    .replace(/\s+/g, ' ');
}

/** A title, heading or query as a whole, so that equal ones are the same string. */
export function phraseKey(text: string): string {
  return phraseText(text)
    .trim()
    .replace(/(?<![\s?!.:,。？！：])[\s?!.:,。？！：]+$/, '')
    .slice(0, longest)
    .trim();
}
