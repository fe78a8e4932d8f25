import { descriptionCodes } from '@waymark/content';
import type { PageCodes } from './page-codes.ts';

/** The HTML of a block of code in a description; `undefined` where it has no colours. */
export type DescribedCode = (code: string, language: string) => string | undefined;

/**
 * Adds the code in all descriptions of a model to that of the page.
 *
 * @returns what finds each again when it is coloured
 */
export function describedCodes(
  model: unknown,
  codes: PageCodes,
): (coloured: readonly string[]) => DescribedCode {
  const places = new Map<string, number>();
  for (const markdown of descriptionsOf(model)) {
    for (const { code, language } of descriptionCodes(markdown)) {
      places.set(keyOf(code, language), codes.add(code, language));
    }
  }
  return (coloured) => (code, language) => {
    const place = places.get(keyOf(code, language));
    return place === undefined ? undefined : codes.html(place, coloured);
  };
}

function keyOf(code: string, language: string): string {
  return `${language}\n${code}`;
}

/** The texts of a page that are Markdown. Models are trees of plain data, in which a name always means the same. */
export function* descriptionsOf(model: unknown): Generator<string> {
  if (typeof model !== 'object' || model === null) return;
  for (const [name, value] of Object.entries(model)) {
    if (name === 'description' && typeof value === 'string') yield value;
    else if (!isExample(name)) yield* descriptionsOf(value);
  }
}

/** Values that are shown as they are, and may be large. */
function isExample(name: string): boolean {
  return /^(?:value|sample|raw|xml)$/.test(name);
}
