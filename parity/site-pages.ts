import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { articleWords } from '@waymark/content';
import { comparePage, type PageParity } from './compare.ts';
import { openDocsFolder } from './source/docs-folder.ts';
import { pageWords } from './source/page-words.ts';

export interface SiteParity {
  readonly pages: readonly PageParity[];
  /** Files whose pages the navigation lists and that have no HTML. */
  readonly lost: readonly string[];
  /**
   * Other files that could be pages but have no HTML: what lies outside the docs folder's snippets and
   * does not lead elsewhere by its frontmatter. The site may leave them out on purpose.
   */
  readonly withoutPage: readonly string[];
}

/** Compares every page of a built site with its source. */
export function compareSite(docsFolder: string, output: string): SiteParity {
  const folder = openDocsFolder(docsFolder);
  const pages: PageParity[] = [];
  const lost: string[] = [];
  const withoutPage: string[] = [];
  for (const file of folder.files.filter((name) => /\.mdx?$/i.test(name))) {
    const html = builtPage(output, file);
    const shown = html === undefined ? undefined : articleWords(html);
    if (shown) pages.push(comparePage(file, pageWords(folder, file), shown));
    else if ((folder.lists(file) || !isNoPage(file)) && !folder.markdown(file).frontmatter.url)
      (folder.lists(file) ? lost : withoutPage).push(file);
  }
  return { pages, lost, withoutPage };
}

/** Snippets, files of hidden folders, and what describes the repository. */
function isNoPage(file: string): boolean {
  return /^(?:_?snippets\/|README\.md$)|(?:^|\/)\./i.test(file);
}

/** HTML of the page that a file makes; undefined for snippets and files that are left out. */
function builtPage(output: string, file: string): string | undefined {
  const name = file.replace(/\.mdx?$/i, '');
  const candidates = [`${name}/index.html`, `${name}.html`];
  if (/(?:^|\/)index$/.test(name)) candidates.unshift(`${name}.html`);
  const found = candidates.map((candidate) => path.join(output, candidate)).find(existsSync);
  return found === undefined ? undefined : readFileSync(found, 'utf8');
}
