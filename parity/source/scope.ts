import path from 'node:path';
import type { DocsFolder } from './docs-folder.ts';
import { evaluate } from './evaluate.ts';
import type { SourceImport, SourceModule } from './module.ts';
import type { Scope, Value } from './value.ts';

/** The names that the code of a file sees at its top: what it declares and what it imports. */
export function fileScope(folder: DocsFolder, file: string): Scope {
  const modules = modulesOf(folder, file);
  const known = new Map<string, Value | undefined>();
  const find = (name: string): Value | undefined => {
    for (const { declarations, imports } of modules) {
      const code = declarations.get(name);
      if (code) return evaluate(code.node, { file, code, scope });
      const statement = imports.find(({ local }) => local === name);
      if (statement) return importedValue(folder, file, statement);
    }
    return undefined;
  };
  const scope: Scope = (name) => {
    if (!known.has(name)) {
      // A name that leads to itself has no value.
      known.set(name, undefined);
      known.set(name, find(name));
    }
    return known.get(name);
  };
  return scope;
}

function importedValue(
  folder: DocsFolder,
  importer: string,
  { imported, from }: SourceImport,
): Value | undefined {
  const file = importedFile(folder, importer, from);
  if (file === undefined) return undefined;
  const isMarkdown = /\.mdx?$/i.test(file);
  if (isMarkdown && (imported === 'default' || imported === '*')) return { kind: 'snippet', file };
  const scope = fileScope(folder, file);
  const exported = modulesOf(folder, file).flatMap((module) => [...module.exports]);
  if (imported === '*') {
    const members = exported.flatMap(([name, local]): [string, Value][] => {
      const value = scope(local);
      return value ? [[name, value]] : [];
    });
    return { kind: 'object', members: new Map(members) };
  }
  const [, local] = exported.find(([name]) => name === imported) ?? [imported, imported];
  return scope(local);
}

/** The file that an import names: `/x` from the docs folder, `./x` from the importing file. */
export function importedFile(
  folder: DocsFolder,
  importer: string,
  from: string,
): string | undefined {
  if (!/^\.{0,2}\//.test(from)) return undefined;
  const base = from.startsWith('.') ? path.posix.dirname(importer) : '.';
  return folder.find(path.posix.join(base, from).replace(/^\//, ''));
}

function modulesOf(folder: DocsFolder, file: string): readonly SourceModule[] {
  return /\.mdx?$/i.test(file) ? folder.markdown(file).modules : [folder.module(file)];
}
