import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundledLanguages } from 'shiki';
import {
  encodePatterns,
  patternsFile,
  patternsFolder,
  translateGrammar,
} from './grammar-patterns.ts';

/* Writes the patterns of all grammars of Shiki, translated, when this package is built. */

const folder = patternsFolder();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const written = new Set<string>();
for (const load of Object.values(bundledLanguages)) {
  for (const grammar of (await load()).default) {
    if (written.has(grammar.name)) continue;
    written.add(grammar.name);
    const file = path.join(folder, patternsFile(grammar.name));
    writeFileSync(file, encodePatterns(translateGrammar(grammar)));
  }
}
