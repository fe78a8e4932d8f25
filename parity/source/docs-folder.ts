import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isRecord, readProjectConfig } from '@waymark/core';
import { type MarkdownFile, readMarkdown } from './markdown-file.ts';
import { readModule, type SourceModule } from './module.ts';

const skipped = new Set(['node_modules', '.git', '.waymark', '.astro', '.mintlify']);

/** The sources of a site, read straight from the disk; each file once. */
export interface DocsFolder {
  /** All files, relative, with forward slashes. */
  readonly files: readonly string[];
  /** Whether the navigation lists the page that a file makes. */
  lists(file: string): boolean;
  /** The file of that path; letter case does not count. Undefined if there is none. */
  find(file: string): string | undefined;
  text(file: string): string;
  markdown(file: string): MarkdownFile;
  /** The module code of a component or data file. */
  module(file: string): SourceModule;
}

export function openDocsFolder(root: string): DocsFolder {
  const files = listFiles(root);
  const exact = new Set(files);
  const byName = new Map(files.map((file) => [file.toLowerCase(), file]));
  const config = siteConfig(root);
  const variables = siteVariables(config['variables']);
  const listed = new Set(listedPages(config['navigation']).map(pageName));
  const text = (file: string) =>
    replaceVariables(readFileSync(path.join(root, file), 'utf8').replace(/\r\n?/g, '\n'));
  const replaceVariables = (source: string) =>
    source.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (all, name: string) => variables.get(name) ?? all);
  return {
    files,
    lists: (file) => listed.has(pageName(file)),
    find: (file) => (exact.has(file) ? file : byName.get(file.toLowerCase())),
    text,
    markdown: once((file) => readMarkdown(file, text(file))),
    module: once((file) =>
      file.endsWith('.json')
        ? readModule(`export default (${text(file)})`, file, 1)
        : readModule(text(file), file, 1),
    ),
  };
}

function listFiles(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name];
      return listFiles(path.join(root, entry.name)).map((file) => `${entry.name}/${file}`);
    })
    .sort();
}

/** The configuration as Waymark reads it: what it says of mistakes is not asked here. */
function siteConfig(root: string): Readonly<Record<string, unknown>> {
  const read = (file: string) => {
    const place = path.join(root, file);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };
  const config = readProjectConfig({ read }).value?.value;
  return isRecord(config) ? config : {};
}

/** `variables` of the configuration: name to text. */
function siteVariables(variables: unknown): Map<string, string> {
  const entries = isRecord(variables) ? Object.entries(variables) : [];
  return new Map(entries.map(([name, value]) => [name, String(value)]));
}

/** The pages that a part of the navigation names, as it writes them. */
function listedPages(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(listedPages);
  if (!isRecord(part)) return [];
  return Object.entries(part).flatMap(([key, value]) => [
    ...(key === 'pages' || key === 'root'
      ? [value].flat().filter((one) => typeof one === 'string')
      : []),
    ...listedPages(value),
  ]);
}

/** A page or its file without what either may be written with. */
function pageName(file: string): string {
  return file.replace(/^\/+|\.mdx?$/gi, '').toLowerCase();
}

function once<Value>(read: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, Value>();
  return (file) => {
    const found = known.get(file) ?? read(file);
    known.set(file, found);
    return found;
  };
}
