import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SiteFile } from './site-file.ts';

/** Libraries whose files browsers load, each on the pages that need it only. */
export type LibraryName = 'katex' | 'mermaid';

/** A library as it is served: ready-made files, which no build of a site has to bundle. */
interface Library {
  /** Path of the site below which its files are; another version has another path. */
  readonly url: string;
  /** The file that pages name. */
  readonly entry: string;
  /** All files, as paths below `url`. */
  readonly files: readonly string[];
  /** Content of one of them. */
  read(file: string): string | Uint8Array;
}

/** A library that is installed with this package. */
export function library(name: LibraryName): Library {
  const known = opened.get(name) ?? open(name);
  opened.set(name, known);
  return known;
}

const opened = new Map<LibraryName, Library>();

/** Path of the entry of a library in a site. */
export function libraryPath(name: LibraryName): string {
  const { url, entry } = library(name);
  return `${url}/${entry}`;
}

/** Finds a file of any library by its path. */
export function findLibraryFile(path: string): SiteFile | undefined {
  if (!path.startsWith('/_waymark/')) return undefined;
  for (const name of ['katex', 'mermaid'] as const) {
    const { url, files, read } = library(name);
    const file = path.slice(url.length + 1);
    if (path === `${url}/${file}` && files.includes(file)) return { path, content: read(file) };
  }
  return undefined;
}

/** The files of libraries. */
export function libraryFiles(names: ReadonlySet<LibraryName>): SiteFile[] {
  return [...names]
    .map(library)
    .flatMap(({ url, files, read }) =>
      files.map((file) => ({ path: `${url}/${file}`, content: read(file) })),
    );
}

function open(name: LibraryName): Library {
  const folder = packageFolder(name);
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const list = (below: string, ending: string) =>
    readdirSync(path.join(folder, 'dist', below))
      .filter((file) => file.endsWith(ending))
      .map((file) => `${below}/${file}`);
  const url = `/_waymark/${name}-${version}`;
  const content = (file: string) => readFileSync(path.join(folder, 'dist', file));
  if (name === 'mermaid') {
    const entry = 'mermaid.esm.min.mjs';
    const files = [entry, ...list('chunks/mermaid.esm.min', '.mjs')];
    return { url, entry, files, read: content };
  }
  const entry = 'katex.min.css';
  const read = (file: string) =>
    file === entry ? withWoff2Only(content(file).toString()) : content(file);
  return { url, entry, files: [entry, ...list('fonts', '.woff2')], read };
}

/** Every browser that the theme supports reads this form; the others would be two thirds. */
function withWoff2Only(css: string): string {
  return css.replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, '');
}

function packageFolder(name: LibraryName): string {
  return path.dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`)));
}
