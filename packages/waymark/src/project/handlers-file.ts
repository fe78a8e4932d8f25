import { createHash } from 'node:crypto';
import type { SiteFile } from './folder/site-file.ts';
import { handlersFolder } from './paths/site-paths.ts';

/** The script of a page for its event handlers, in a file that is named by what it holds. */
export function handlersFile(content: string): SiteFile {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { path: `${handlersFolder}${name}.js`, content, isLasting: true };
}
