import { skillListPath } from '@waymark/content/text';
import { privateFile } from './private-files.ts';

/** Sources that pages are made of; they are not files of the site. */
const sourceEndings = /\.(mdx?|jsx|tsx?|astro)$/i;

/**
 * Data, settings and what tools leave behind, such as packages, logs and copies of databases: files of the
 * site where something of it links to them.
 */
const dataEndings = /\.(jsonl?|ndjson|ya?ml|toml|ini|conf|sql|dump|bak|log|lock|tgz)$/i;

/** What the docs folder itself tells agents, in the place of what is generated. */
const ownSkill = 'skill.md';

/**
 * Files that the content of pages comes from: pages, snippets and component files.
 *
 * @param ignored tells why a file is not a page; snippets are none either
 * @param scripts files that are scripts of the site, not of its pages
 */
export function sourceFiles(
  files: readonly string[],
  ignored: (file: string) => string | undefined,
  scripts: readonly string[],
): string[] {
  return files.filter(
    (file) =>
      /\.(mdx?|jsx?|tsx?)$/i.test(file) &&
      !scripts.includes(file) &&
      (/^_?snippets\//.test(file) || ignored(file) === undefined),
  );
}

/**
 * What browsers and services look for by its name (RFC 8615), whatever its ending, but for pages and for
 * what each site is given there.
 *
 * @param isPage tells of a file whether a page is made of it
 */
export function wellKnownFiles(
  files: readonly string[],
  isPage: (file: string) => boolean,
): string[] {
  return files.filter(
    (file) => file.startsWith('.well-known/') && `/${file}` !== skillListPath && !isPage(file),
  );
}

/**
 * Which files are served and copied as they are: pictures, fonts, downloads, stylesheets, scripts.
 *
 * @param ignored tells why `.mintignore` excludes a file
 * @param data sources that are served all the same: API descriptions of pages, and what is well known
 * @param read gives the text of a file
 */
export function assetFiles(
  files: readonly string[],
  ignored: (file: string) => string | undefined,
  data: ReadonlySet<string>,
  read: (file: string) => string | undefined,
): string[] {
  return files.filter((file) => {
    const isSource = sourceEndings.test(file) || dataEndings.test(file);
    const isServed = !isSource || file === ownSkill || data.has(file);
    return isServed && ignored(file) === undefined && privateFile(file, read) === undefined;
  });
}

/**
 * Data that is part of the site where something of it links to it.
 *
 * @param ignored tells why `.mintignore` excludes a file
 * @param others files that are served anyway, or hold what not everyone may read
 * @param read gives the text of a file
 */
export function linkableFiles(
  files: readonly string[],
  ignored: (file: string) => string | undefined,
  others: ReadonlySet<string>,
  read: (file: string) => string | undefined,
): string[] {
  return files.filter(
    (file) =>
      dataEndings.test(file) &&
      !others.has(file) &&
      ignored(file) === undefined &&
      privateFile(file, read) === undefined,
  );
}
