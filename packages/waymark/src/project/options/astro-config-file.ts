import { existsSync } from 'node:fs';
import path from 'node:path';

/** Names that Astro looks for, in its order (docs.astro.build, "Configuration Overview"). */
const names = ['mjs', 'js', 'ts', 'mts'].map((ending) => `astro.config.${ending}`);

/** Name of the file that makes a folder an Astro project; undefined for any other folder. */
export function astroConfigOf(folder: string): string | undefined {
  return names.find((name) => existsSync(path.join(folder, name)));
}
