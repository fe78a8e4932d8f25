import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type MarkdownFile, readMarkdown } from './markdown-file.ts';
import { readModule, type SourceModule } from './module.ts';

const skipped = new Set(['node_modules', '.git', '.waymark', '.astro', '.mintlify']);

/** The sources of a site, read straight from the disk; each file once. */
export interface DocsFolder {
  /** All files, relative, with forward slashes. */
  readonly files: readonly string[];
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
  const variables = siteVariables(root);
  const text = (file: string) =>
    replaceVariables(readFileSync(path.join(root, file), 'utf8').replace(/\r\n?/g, '\n'));
  const replaceVariables = (source: string) =>
    source.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (all, name: string) => variables.get(name) ?? all);
  return {
    files,
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

/** `variables` of the configuration: name to text. */
function siteVariables(root: string): Map<string, string> {
  const file = path.join(root, 'docs.json');
  if (!existsSync(file)) return new Map();
  const { variables = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    variables?: Record<string, unknown>;
  };
  return new Map(Object.entries(variables).map(([name, value]) => [name, String(value)]));
}

function once<Value>(read: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, Value>();
  return (file) => {
    const found = known.get(file) ?? read(file);
    known.set(file, found);
    return found;
  };
}
