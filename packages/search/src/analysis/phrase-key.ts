import { foldAccents } from './fold.ts';

const longest = 80;

/** A title, heading or query as a whole, so that equal ones are the same string. */
export function phraseKey(text: string): string {
  return foldAccents(text.normalize('NFKC').toLowerCase())
    .replace(/[`"“”„«»‘’]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\s?!.:,。？！：])[\s?!.:,。？！：]+$/, '')
    .slice(0, longest)
    .trim();
}
