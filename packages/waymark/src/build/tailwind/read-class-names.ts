import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { classNames, replaceVariables } from '@waymark/content';

interface KnownFile {
  readonly changed: number;
  readonly size: number;
  readonly names: ReadonlySet<string>;
}

/** Gives the class names that files of the docs folder may use. */
export type ReadClassNames = (
  files: readonly string[],
  variables: Readonly<Record<string, string>>,
) => Set<string>;

/** A file that has not changed since the last call is not read again. */
export function createClassNameReader(docsFolder: string): ReadClassNames {
  let known = new Map<string, KnownFile>();
  return (files, variables) => {
    const read = files.map((file) => {
      const absolute = path.join(docsFolder, file);
      return [file, readFile(absolute, variables, known.get(file))] as const;
    });
    known = new Map(read);
    return new Set(read.flatMap(([, { names }]) => [...names]));
  };
}

function readFile(
  file: string,
  variables: Readonly<Record<string, string>>,
  known: KnownFile | undefined,
): KnownFile {
  const { mtimeMs, size } = statSync(file);
  if (known && known.changed === mtimeMs && known.size === size) return known;
  const source = replaceVariables(readFileSync(file, 'utf8'), variables);
  return { changed: mtimeMs, size, names: classNames(file, source) };
}
