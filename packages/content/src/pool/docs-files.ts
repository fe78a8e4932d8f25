import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

/** Reads text files of a docs folder, and nothing outside it: links that lead out are refused. */
export function createDocsReader(docsFolder: string): (file: string) => string | undefined {
  const root = realpathSync(docsFolder);
  return (file) => {
    try {
      const target = realpathSync(path.join(root, file));
      const inside = target.startsWith(root + path.sep);
      return inside ? readFileSync(target, 'utf8').replace(/^\uFEFF/, '') : undefined;
    } catch {
      return undefined;
    }
  };
}
