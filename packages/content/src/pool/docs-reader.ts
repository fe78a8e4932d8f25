import { readFileSync } from 'node:fs';
import { decodeText } from './decode-text.ts';
import { createLocator } from './docs-locator.ts';

/** Reads text files of a docs folder, and nothing outside it: links that lead out are refused. */
export function createDocsReader(docsFolder: string): (file: string) => string | undefined {
  const locate = createLocator(docsFolder);
  return (file) => {
    const target = locate(file);
    try {
      return target && decodeText(readFileSync(target));
    } catch {
      return undefined;
    }
  };
}
