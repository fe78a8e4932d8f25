import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFile } from '../folder/site-file.ts';
import { loadInSteps } from '../load-in-steps.ts';
import { packageFolder, packageJson, packageOfProject } from './package-folder.ts';

/** Libraries whose files browsers load, each on the pages that need it only. */
export type LibraryName = 'katex' | 'mermaid';

/** The libraries of a site, as they are served: ready-made files, which no build has to bundle. */
export interface Libraries {
  /** Path of the file of the site that pages name; none of a library that is not installed. */
  path(name: LibraryName): string | undefined;
  /** Finds a file of any library by its path in the site. */
  find(path: string): SiteFile | undefined;
  /** All files of libraries. */
  files(names: ReadonlySet<LibraryName>): SiteFile[];
}

interface Library {
  /** Path of the site below which its files are; another version has another path. */
  readonly url: string;
  /** The file that pages name. */
  readonly entry: string;
  /** All files, as paths below `url`. */
  readonly files: readonly string[];
  /** Content of one of them, by that path. */
  read(file: string): string | Uint8Array;
}

/** @param root of the project, where those are installed that Waymark does not bring along */
export function openLibraries(root: string): Libraries {
  const opened = new Map<LibraryName, Library | undefined>();
  const library = (name: LibraryName) => {
    if (!opened.has(name)) opened.set(name, openLibrary(name, root));
    return opened.get(name);
  };
  return {
    path(name) {
      const found = library(name);
      return found && `${found.url}/${found.entry}`;
    },
    find(path) {
      if (!path.startsWith('/_waymark/')) return undefined;
      for (const name of ['katex', 'mermaid'] as const) {
        const found = library(name);
        const file = path.slice((found?.url.length ?? 0) + 1);
        if (found?.files.includes(file) && path === `${found.url}/${file}`) {
          return { path, content: found.read(file) };
        }
      }
      return undefined;
    },
    files: (names) =>
      [...names].flatMap((name) => {
        const { url, files, read } = library(name) ?? nothing;
        return files.map((file) => ({ path: `${url}/${file}`, content: read(file) }));
      }),
  };
}

const nothing: Pick<Library, 'url' | 'files' | 'read'> = { url: '', files: [], read: () => '' };

/** None where the package is missing, or one of so old a version that it has other files. */
function openLibrary(name: LibraryName, root: string): Library | undefined {
  const { find, entry, besides, served, made } = parts[name];
  const folder = find(root);
  if (folder === undefined) return undefined;
  const { version } = packageJson(folder);
  const dist = path.join(folder, 'dist');
  const sources = globSync([entry, besides], { cwd: dist }).map((file) =>
    file.replaceAll(path.sep, '/'),
  );
  if (!sources.includes(entry) || sources.length === 1) return undefined;
  const bySite = new Map(sources.map((source) => [asScript(source), source]));
  const textOf = (file: string) =>
    served(readFileSync(path.join(dist, bySite.get(file) ?? file), 'utf8'));
  const [named = asScript(entry)] = Object.keys(made);
  return {
    url: `/_waymark/${name}-${version}`,
    entry: named,
    files: [...bySite.keys(), ...Object.keys(made)],
    read(file) {
      if (file.endsWith('.woff2')) return readFileSync(path.join(dist, file));
      return made[file]?.(asScript(entry), textOf) ?? textOf(file);
    },
  };
}

/** The name of a module as every host serves it: nginx, for one, has no type for `.mjs`. */
function asScript(file: string): string {
  return file.replace(/\.mjs$/, '.js');
}

interface LibraryParts {
  /** Folder of the package. */
  readonly find: (root: string) => string | undefined;
  readonly entry: string;
  /** Files that are made for it by name, of which pages name the first instead of the entry. */
  readonly made: Readonly<
    Record<string, (entry: string, read: (file: string) => string) => string>
  >;
  /** What the entry loads. */
  readonly besides: string;
  /** A file of text as it is served. */
  readonly served: (text: string) => string;
}

const parts: Readonly<Record<LibraryName, LibraryParts>> = {
  katex: {
    // A project may have another version, and the styles must be those of the formulas.
    find: () => packageFolder('katex', import.meta.dirname),
    entry: 'katex.min.css',
    made: {},
    besides: 'fonts/*.woff2',
    served: withWoff2Only,
  },
  mermaid: {
    find: (root) => packageOfProject('mermaid', root),
    entry: 'mermaid.esm.min.mjs',
    made: { 'load.js': loadInSteps, 'frame.html': () => drawingDocument },
    besides: 'chunks/mermaid.esm.min/*.mjs',
    served: withScriptNames,
  },
};

/**
 * The document in which a library draws, which `client/content/drawing-frame.ts` fills. It may have any
 * styles, as the pages may not, and no scripts but files of the site.
 */
const drawingDocument = `<!DOCTYPE html><html><head><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="base-uri 'none'; object-src 'none'; script-src 'self'">
<meta name="robots" content="noindex"><title>Diagrams</title></head><body></body></html>
`;

function withScriptNames(module: string): string {
  return module.replace(
    /(["'])(\.\/[\w./-]+\.mjs)\1/g,
    (_, quote: string, file: string) => `${quote}${asScript(file)}${quote}`,
  );
}

/** Every browser that the theme supports reads this form; the others would be two thirds. */
function withWoff2Only(css: string): string {
  return css.replace(/,url\([^)]*\) format\("(?:woff|truetype)"\)/g, '');
}
