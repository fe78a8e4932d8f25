import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { documentListPath } from '@waymark/content/text';

/** Tells the server of a site which of its files are documents that no page is made of. */
export function writeDocumentList(documents: readonly string[], output: string): void {
  if (documents.length === 0) return;
  const file = path.join(output, documentListPath);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(documents));
}
