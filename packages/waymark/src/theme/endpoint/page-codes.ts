import type { CodeText } from '@waymark/content';
import { escapeHtml } from '../escape-html.ts';

/** The code that a page shows, to be coloured at once. */
export interface PageCodes {
  /** @returns the place of the code among those of the page */
  add(code: string, language: string): number;
  readonly texts: readonly CodeText[];
  /** HTML of the code at a place; without colours where it has none. */
  html(place: number, coloured: readonly string[]): string;
}

/** Colours make code three times as long; a page has them for this many characters. */
const mostColoured = 80_000;
/** Longer code is cut: nobody reads an example of this length in a panel. */
const longestCode = 60_000;

/** Equal code, such as the example of an error in ten responses, is coloured once. */
export function createPageCodes(): PageCodes {
  const places = new Map<string, number>();
  const texts: CodeText[] = [];
  let characters = 0;
  return {
    add(code, language) {
      const cut = code.length > longestCode ? `${code.slice(0, longestCode)}\n…` : code;
      const key = `${language}\n${cut}`;
      const known = places.get(key);
      if (known !== undefined) return known;
      characters += cut.length;
      const place = texts.length;
      texts.push({ code: cut, language: characters > mostColoured ? 'text' : language });
      places.set(key, place);
      return place;
    },
    texts,
    html: (place, coloured) => coloured[place] ?? escapeHtml(texts[place]?.code ?? ''),
  };
}
