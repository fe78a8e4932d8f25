import type { PageSource } from '../page/page.ts';
import { pageLink } from '../page/page-link.ts';
import type { NavNode } from './node.ts';
import { createLanguagePairs } from './view/language-pairs.ts';
import { localeFolders } from './view/locale-match.ts';
import { preferred } from './view/tree-index.ts';

/** A navigation and its pages. */
export interface NavigationPages {
  readonly root: NavNode;
  readonly pages: readonly PageSource[];
}

/**
 * Gives each language the pages that only the default language has (docs/format/docs-json.md#translations):
 * at the path that a translation would have, beside the translations of their neighbours, or in a group
 * of their own. An entry of the navigation without a file gets its page in the same way. Pages of
 * endpoints, hidden ones and links are left to their language.
 */
export function withTranslationFallbacks({ root, pages }: NavigationPages): NavigationPages {
  const known = new Map(pages.map((page) => [page.path, page]));
  const added: PageSource[] = [];
  const visit = (node: NavNode): NavNode => {
    const children = node.children.map(visit);
    const languages = children.filter(({ kind }) => kind === 'language');
    const [standard] = preferred(languages);
    if (!standard || languages.length < 2) return { ...node, children };
    const codes = languages.flatMap(({ language }) => language ?? []);
    const fill = (child: NavNode) => {
      if (child.kind !== 'language' || child === standard) return child;
      const made = filledLanguage({ standard, language: child, codes, known });
      added.push(...made.pages);
      return made.root;
    };
    return { ...node, children: children.map(fill) };
  };
  const filled = visit(root);
  return added.length === 0 ? { root, pages } : { root: filled, pages: [...pages, ...added] };
}

interface LanguageInput {
  readonly standard: NavNode;
  readonly language: NavNode;
  /** Of all languages. */
  readonly codes: readonly string[];
  readonly known: ReadonlyMap<string, PageSource>;
}

function filledLanguage({ standard, language, codes, known }: LanguageInput): NavigationPages {
  const pairs = createLanguagePairs(localeFolders(codes));
  const added: PageSource[] = [];
  const add = (path: string, original: PageSource) => {
    const page = { ...original, path, fallbackOf: original.path };
    added.push(page);
    return page;
  };
  const isFilled = (path: string) => known.has(path) || added.some((page) => page.path === path);
  let root = language;
  for (const [from, to] of comparable(standard, language)) {
    const originals = pagesOf(from).filter(({ path }) => isServed(known.get(path ?? '')));
    const byKey = pairs.index(originals.flatMap(({ path }) => path ?? []));
    for (const { path } of pagesOf(to)) {
      const original = path !== undefined && !known.has(path) ? pairs.find(path, byKey) : undefined;
      const source = original === undefined ? undefined : known.get(original);
      if (path !== undefined && source) add(path, source);
    }
    const listed = pagesOf(to).flatMap(({ path }) => (path && isFilled(path) ? [path] : []));
    const translated = pairs.index(listed);
    const folder = folderOf(language, listed, localeFolders([language.language ?? '']));
    const place = (node: NavNode): NavNode | undefined => {
      const original = known.get(node.path ?? '');
      if (!original) return undefined;
      const path = translatedPath(original.path, folder, localeFolders(codes));
      if (isFilled(path)) return undefined;
      add(path, original);
      return { ...node, id: `${node.id}#${language.language}`, path };
    };
    const filled = fillLists(from, to, {
      translation: (path) => pairs.find(path, translated),
      isOriginal: (node) => originals.includes(node),
      place,
    });
    root = replaced(root, to, filled);
  }
  return { root, pages: added };
}

function isServed(page: PageSource | undefined): boolean {
  if (!page || page.endpoint || page.generated) return false;
  return pageLink(page.frontmatter) === undefined && page.frontmatter.hidden !== true;
}

/**
 * The parts of two languages that hold the same: versions of the same name, and the default version
 * where the translation has none.
 */
function comparable(standard: NavNode, language: NavNode): (readonly [NavNode, NavNode])[] {
  const versions = standard.children.filter(({ kind }) => kind === 'version');
  const [current] = preferred(versions);
  if (!current) return [[standard, language]];
  const own = language.children.filter(({ kind }) => kind === 'version');
  if (own.length === 0) return [[current, language]];
  return versions.flatMap((version) => {
    const same = own.find(({ label }) => label === version.label);
    return same ? [[version, same] as const] : [];
  });
}

function pagesOf(node: NavNode): NavNode[] {
  if (node.hidden === true) return [];
  return node.kind === 'page' ? [node] : node.children.flatMap(pagesOf);
}

/** The locale folder of a language: as its pages have it, else its code. */
function folderOf(
  { language = '' }: NavNode,
  paths: readonly string[],
  names: ReadonlySet<string>,
): string {
  const folders = paths.flatMap(
    (path) =>
      path
        .split('/')
        .slice(0, 2)
        .find((segment) => names.has(segment.toLowerCase())) ?? [],
  );
  return folders[0] ?? language;
}

/** `guides/start` and `en/guides/start` to `fr/guides/start`. */
function translatedPath(path: string, folder: string, locales: ReadonlySet<string>): string {
  const segments = path.split('/');
  const at = segments.slice(0, -1).findIndex((segment) => locales.has(segment.toLowerCase()));
  return (at < 0 ? [folder, ...segments] : segments.with(at, folder)).join('/');
}

interface Filling {
  /** Path of the translation of a page. */
  translation(path: string): string | undefined;
  isOriginal(node: NavNode): boolean;
  /** The entry that stands for a page that is not translated. */
  place(node: NavNode): NavNode | undefined;
}

/** Puts what a list of the default language has into that of the other one which holds most of it. */
function fillLists(from: NavNode, to: NavNode, filling: Filling): NavNode {
  let result = to;
  const visit = (list: NavNode) => {
    const entries = list.children.filter(filling.isOriginal);
    const translations = entries.map(({ path = '' }) => filling.translation(path));
    const missing = entries.filter((_, index) => translations[index] === undefined);
    if (missing.length > 0) {
      const first = translations.find((path) => path !== undefined);
      const home = first === undefined ? undefined : listWith(result, first);
      if (home) {
        result = replaced(result, home, {
          ...home,
          children: merged(home, entries, translations, filling),
        });
      } else {
        const made = missing.flatMap((node) => filling.place(node) ?? []);
        if (made.length > 0) result = withGroup(result, list, made);
      }
    }
    list.children.forEach(visit);
  };
  visit(from);
  return result;
}

/** The entries of a list, with those that are missing behind what stands before them in the original. */
function merged(
  home: NavNode,
  entries: readonly NavNode[],
  translations: readonly (string | undefined)[],
  filling: Filling,
): NavNode[] {
  const children = [...home.children];
  let last = -1;
  entries.forEach((entry, index) => {
    const path = translations[index];
    if (path !== undefined) {
      const at = children.findIndex((child) => child.path === path);
      if (at >= 0) last = at;
      return;
    }
    const made = filling.place(entry);
    if (!made) return;
    last += 1;
    children.splice(last, 0, made);
  });
  return children;
}

/** A group of the original for pages none of which is translated, at the end of the first part. */
function withGroup(to: NavNode, list: NavNode, children: readonly NavNode[]): NavNode {
  const home = innermost(to);
  const { root: _root, ...group } = list;
  const isGroup = list.kind === 'group' && list.label !== '';
  const added = isGroup ? [{ ...group, id: `${list.id}#${children[0]?.id}`, children }] : children;
  return replaced(to, home, { ...home, children: [...home.children, ...added] });
}

/** The first part of a language that holds groups or pages itself. */
function innermost(node: NavNode): NavNode {
  const [inner] = preferred(
    node.children.filter(({ kind }) => kind !== 'group' && kind !== 'page' && kind !== 'endpoint'),
  );
  return inner ? innermost(inner) : node;
}

function listWith(node: NavNode, path: string): NavNode | undefined {
  if (node.children.some((child) => child.path === path)) return node;
  for (const child of node.children) {
    const found = listWith(child, path);
    if (found) return found;
  }
  return undefined;
}

/** A tree with another node in the place of one. */
function replaced(node: NavNode, old: NavNode, other: NavNode): NavNode {
  if (node === old) return other;
  const children = node.children.map((child) => replaced(child, old, other));
  const isSame = children.every((child, index) => child === node.children[index]);
  return isSame ? node : { ...node, children };
}
