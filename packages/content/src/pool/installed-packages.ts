import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from './digest.ts';

/** Where npm, pnpm and Yarn write what they have installed. */
const lists = ['.package-lock.json', '.modules.yaml', '.yarn-state.yml', '.yarn-integrity'];

/**
 * Changes when packages are installed, updated or removed that code in a folder may import: their
 * types are part of what is said of that code.
 */
export function installedPackages(folder: string): string {
  const found: string[] = [];
  for (let place = folder; ; place = path.dirname(place)) {
    found.push(...lists.flatMap((name) => textOf(path.join(place, 'node_modules', name))));
    if (place === path.dirname(place)) return digest(found.join('\0'));
  }
}

function textOf(file: string): string[] {
  try {
    return [readFileSync(file, 'utf8')];
  } catch {
    return [];
  }
}
