import ignore from 'ignore';
import { diagnostic } from '../diagnostic/create.ts';
import type { Checked, Diagnostic } from '../diagnostic/diagnostic.ts';
import { pagePath, pageUrl } from './page-path.ts';

/** A file of the docs folder that becomes a page. */
export interface PageFile {
  /** Path without extension: `guides/start`. */
  readonly path: string;
  /** File relative to the docs folder: `guides/start.mdx`. */
  readonly file: string;
  readonly url: string;
  /**
   * A file for those who work on the repository, such as a readme: it is a page only where the
   * navigation names it.
   */
  readonly onlyIfListed?: true;
}

/** Files of a folder that are pages, and those that are left out. */
export interface PageFiles {
  readonly pages: readonly PageFile[];
  /**
   * Why the file of a page path (without extension) or any other file is left out, as the end of
   * a sentence such as "is excluded by …"; `undefined` when it is not.
   */
  ignored(path: string): string | undefined;
  /** Paths of pages whose URL is taken, which is reported. */
  readonly collided: ReadonlySet<string>;
}

/** Folders that never hold docs, whatever `.mintignore` says. */
export const ignoredFolders: ReadonlySet<string> = new Set([
  '.git',
  '.github',
  '.claude',
  '.agents',
  '.idea',
  '.vscode',
  '.cursor',
  '.mintlify',
  'node_modules',
]);

/** URLs of files that a site has besides its pages. */
const siteFiles: ReadonlySet<string> = new Set([
  '/index.md',
  '/llms.txt',
  '/llms-full.txt',
  '/robots.txt',
  '/sitemap.xml',
  '/skill.md',
]);

/** Files for those who work on a repository, in any folder and at its root, and for agents. */
const repositoryFile = /(?:^|\/)(?:readme|license|changelog|contributing|contribute)\.md$/i;
const rootRepositoryFile = /^(?:readme|license|contributing|agents|claude)\.mdx?$|^skill\.md$/i;

/**
 * Decides which files of a docs folder are pages.
 *
 * @param files paths relative to the docs folder, with forward slashes, in any order
 * @param ignoreLines lines of `.mintignore` and of Waymark's own exclusions, in gitignore syntax
 */
export function pageFiles(
  files: readonly string[],
  ignoreLines: readonly string[] = [],
): Checked<PageFiles> {
  const ignoredFile = fileFilter(ignoreLines);
  const candidates = files.filter((file) => pagePath(file) !== undefined).sort(byPath);
  const diagnostics: Diagnostic[] = [];
  const byPagePath = new Map<string, PageFile>();
  const byUrl = new Map<string, PageFile>();
  const collided = new Set<string>();
  for (const file of candidates) {
    const path = pagePath(file);
    if (path === undefined || ignoredFile(file) !== undefined) continue;
    const isForRepository = repositoryFile.test(file) || rootRepositoryFile.test(file);
    const only: Pick<PageFile, 'onlyIfListed'> = isForRepository ? { onlyIfListed: true } : {};
    const page: PageFile = { path, file, url: pageUrl(path), ...only };
    const sameName = byPagePath.get(path);
    const sameUrl = byUrl.get(page.url);
    const taken = sameUrl ? `the page "${sameUrl.file}"` : siteFileAt(page.url, byUrl);
    if (sameName) diagnostics.push(extensionCollision(sameName, page));
    else if (taken) {
      collided.add(path);
      diagnostics.push(urlCollision(page, taken));
    } else {
      byPagePath.set(path, page);
      byUrl.set(page.url, page);
    }
  }
  const markdown = new Set(files.filter((file) => file.endsWith('.md')));
  const reasonOf = (path: string) =>
    ignoredFile(path) ??
    ignoredFile(`${path}.mdx`) ??
    (markdown.has(`${path}.md`) ? ignoredFile(`${path}.md`) : undefined);
  // It is asked for each file several times, in a preview after each change.
  const reasons = new Map<string, string | undefined>();
  const ignored = (path: string) => {
    if (!reasons.has(path)) reasons.set(path, reasonOf(path));
    return reasons.get(path);
  };
  return { value: { pages: [...byPagePath.values()], ignored, collided }, diagnostics };
}

/** `.mdx` before `.md`, so that the first of two files with one name is the one that is used. */
function byPath(a: string, b: string): number {
  const [left, right] = [pagePath(a) ?? a, pagePath(b) ?? b];
  if (left !== right) return left < right ? -1 : 1;
  return a.endsWith('.mdx') ? -1 : 1;
}

function fileFilter(ignoreLines: readonly string[]): (file: string) => string | undefined {
  const lines = ignoreLines.map((line) => line.trim()).filter((line) => line !== '');
  const all = ignore({ ignorecase: false }).add(lines);
  return (file) => {
    if (file === '' || !ignore.isPathValid(file)) return undefined;
    const builtIn = builtInReason(file);
    if (builtIn !== undefined || lines.length === 0) return builtIn;
    return all.ignores(file) ? mintignoreReason(file, lines) : undefined;
  };
}

function builtInReason(file: string): string | undefined {
  const segments = file.split('/');
  const folder = segments.slice(0, -1).find((segment) => ignoredFolders.has(segment));
  if (folder !== undefined) return `files in \`${folder}\` folders are not pages`;
  const top = segments.length > 1 ? segments[0] : undefined;
  const isSnippet = top === 'snippets' || top === '_snippets';
  return isSnippet ? `files in \`/${top}\` are snippets` : undefined;
}

/** The last line that matches decides, as in gitignore. */
function mintignoreReason(file: string, lines: readonly string[]): string {
  const line = lines.findLast(
    (candidate) =>
      !candidate.startsWith('!') &&
      !candidate.startsWith('#') &&
      ignore({ ignorecase: false }).add(candidate).ignores(file),
  );
  return `the ignore rule \`${line ?? ''}\` excludes it`;
}

function extensionCollision(used: PageFile, other: PageFile): Diagnostic {
  return diagnostic('page-extension-collision', {
    at: { file: other.file, line: 1, column: 1 },
    message: `"${other.file}" is not used, because "${used.file}" is the same page.`,
    hint: 'Remove one of the two files.',
  });
}

/** The file that every site has, or that each page has beside it, at a URL. */
function siteFileAt(url: string, pages: ReadonlyMap<string, PageFile>): string | undefined {
  if (siteFiles.has(url)) return 'a file that every site has';
  const page = url.endsWith('.md') ? pages.get(url.slice(0, -'.md'.length)) : undefined;
  return page && `the Markdown form of the page "${page.file}"`;
}

function urlCollision(page: PageFile, taken: string): Diagnostic {
  return diagnostic('page-url-collision', {
    at: { file: page.file, line: 1, column: 1 },
    message: `The URL "${page.url}" of "${page.file}" is that of ${taken}.`,
    hint: 'Rename the page.',
  });
}
