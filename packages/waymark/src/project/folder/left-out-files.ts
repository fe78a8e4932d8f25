import path from 'node:path';
import { decoded } from '@waymark/core/page';

/** A text of the docs folder that may name files. */
export interface NamingText {
  /** Path in the docs folder, to whose folder names are relative. */
  readonly file: string;
  readonly text: string;
}

/** What decides which files belong to pages that a site leaves out. */
export interface LeftOutInput {
  /** Files beside the pages: what is served as it is, snippets, component files. */
  readonly candidates: readonly string[];
  /** Files of all pages, and of those that the site leaves out. */
  readonly pages: readonly string[];
  readonly closed: ReadonlySet<string>;
  /** What else is left out and may name files, such as operations of an API. */
  readonly closedTexts: readonly NamingText[];
  /** What the site shows besides its pages: its configuration, stylesheets, operations of APIs. */
  readonly openTexts: readonly NamingText[];
  /** Path that the site is served under. */
  readonly base: string;
  readonly read: (file: string) => string | undefined;
}

/**
 * The files that a site leaves out with pages that are only for some readers: those that nothing of
 * the site names, and that such a page names, directly or through snippets, or that lie in a folder
 * whose pages are all left out. In doubt a file is left out: the text of a closed page may name it by
 * its name alone, that of an open one only by its path (docs/format/docs-json.md#access).
 */
export function leftOutFiles(input: LeftOutInput): ReadonlySet<string> {
  const { candidates, closed, closedTexts, openTexts, pages, read } = input;
  if (closed.size === 0 && closedTexts.length === 0) return new Set();
  const known = fileNames(candidates, input.base);
  const textOf = (file: string): NamingText[] => {
    const text = read(file);
    return text === undefined ? [] : [{ file, text }];
  };
  const reach = (roots: readonly NamingText[], named: (from: NamingText) => readonly string[]) => {
    const reached = new Set<string>();
    const waiting = [...roots];
    for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
      for (const file of named(from)) {
        if (reached.has(file)) continue;
        reached.add(file);
        if (mayName.test(file)) waiting.push(...textOf(file));
      }
    }
    return reached;
  };
  const open = pages.filter((file) => !closed.has(file));
  const ofClosed = reach([...[...closed].flatMap(textOf), ...closedTexts], known.byName);
  const ofOpen = reach([...open.flatMap(textOf), ...openTexts], known.byPath);
  const isInside = closedFolders(pages, closed);
  const left = candidates.filter((file) => ofClosed.has(file) || isInside(file));
  return new Set(left.filter((file) => !ofOpen.has(file)));
}

/** Files whose text may name others. */
const mayName = /\.(?:mdx?|[jt]sx?|css|html?|svg|json|ya?ml)$/i;

/** A name of a file in a text, with the path before it; its end may be that of a query. */
const written = /[^\s"'`()<>[\]{}|,;=\\]+\.[a-z0-9]{1,8}/gi;

function fileNames(candidates: readonly string[], base: string) {
  const paths = new Set(candidates);
  const byLastName = Map.groupBy(candidates, nameOf);
  // They cannot be told from the words around them.
  const spaced = candidates.filter((file) => /[\s"'`()<>[\]{}|,;=\\]/.test(file));
  const inText = ({ text }: NamingText) =>
    [...text.matchAll(written)].map(([name]) => decoded(name.replace(/[?#].*$/, '')));
  const spacedIn = ({ text }: NamingText, spell: (file: string) => string) =>
    spaced.filter((file) =>
      [spell(file), encodeURI(spell(file))].some((name) => text.includes(name)),
    );
  return {
    byName: (from: NamingText) => [
      ...inText(from).flatMap((name) => byLastName.get(nameOf(name)) ?? []),
      ...spacedIn(from, (file) => path.posix.basename(file)),
    ],
    byPath: (from: NamingText) => [
      ...inText(from).flatMap((name) =>
        places(name, from.file, base).filter((at) => paths.has(at)),
      ),
      ...spacedIn(from, (file) => file),
    ],
  };
}

/** Where a name may lead that stands in a file. */
function places(name: string, file: string, base: string): readonly string[] {
  const below = name.replace(/^https?:\/\/[^/]+/, '');
  const withoutBase =
    base !== '' && below.startsWith(`${base}/`) ? below.slice(base.length) : below;
  const fromRoot = path.posix.normalize(withoutBase.replace(/^\/+/, ''));
  const fromFolder = path.posix.join(path.posix.dirname(file), name);
  return name === below && !name.startsWith('/')
    ? [fromFolder, fromRoot, `snippets/${fromRoot}`, `_snippets/${fromRoot}`]
    : [fromRoot];
}

function nameOf(file: string): string {
  return path.posix.basename(file).toLowerCase();
}

/** Tells what lies in or below a folder whose pages, of which there are some, are all closed. */
function closedFolders(
  pages: readonly string[],
  closed: ReadonlySet<string>,
): (file: string) => boolean {
  const openFolders = new Set(pages.filter((file) => !closed.has(file)).flatMap(foldersOf));
  const folders = new Set([...closed].flatMap(foldersOf)).difference(openFolders);
  return (file) => foldersOf(file).some((folder) => folders.has(folder));
}

/** The folders around a file, but that of the docs. */
function foldersOf(file: string): readonly string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
