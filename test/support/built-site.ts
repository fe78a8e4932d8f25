import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

/** A page of a built site. */
export interface BuiltPage {
  readonly html: string;
  readonly document: HTMLElement;
  /** Text of the article. */
  readonly text: string;
  /** Targets of the links in the article, in their order. */
  readonly links: readonly string[];
}

/** A built site as a static host sees it. */
export interface BuiltSite {
  /** Files but Astro's own, relative, sorted. */
  readonly files: readonly string[];
  read(file: string): string;
  /** The page at a URL, without the base path. */
  page(url: string): BuiltPage;
}

export function builtSite(folder: string): BuiltSite {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  return {
    files: listFiles(folder).filter((file) => !file.startsWith('_astro/')),
    read,
    page(url) {
      const name = url.replace(/^\/|\/$/g, '');
      const candidates = [path.join(name, 'index.html'), `${name}.html`];
      const file = candidates.find((candidate) => existsSync(path.join(folder, candidate)));
      if (file === undefined) throw new Error(`There is no page at ${url} in ${folder}.`);
      return builtPage(read(file));
    },
  };
}

/** A page from its HTML. */
export function builtPage(html: string): BuiltPage {
  // Code is parsed like everything else; scripts are no text that anyone reads.
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  const article = document.querySelector('[data-wm-content]');
  return {
    html,
    document,
    text: visibleText(article),
    links: (article?.querySelectorAll('a[href]') ?? []).map(
      (link) => link.getAttribute('href') ?? '',
    ),
  };
}

/** Labels and targets of the sidebar of a page, in their order. */
export function sidebarLinks({ document }: BuiltPage): readonly (readonly [string, string])[] {
  const links = document.querySelectorAll('[data-wm-sidebar] a[href]');
  return links.map((link) => [visibleText(link), link.getAttribute('href') ?? '']);
}

function visibleText(element: HTMLElement | null): string {
  const copy = element?.clone() as HTMLElement | undefined;
  for (const script of copy?.querySelectorAll('script, style') ?? []) script.remove();
  return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
