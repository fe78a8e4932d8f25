import type { SourceLocation } from '@waymark/core';
import type { JsonValue } from '../model/json.ts';
import { child } from '../reference/member.ts';
import { childPointer, pointerKeys } from '../reference/pointer.ts';
import { filesKey } from './assemble/file-names.ts';
import type { Splice } from './assemble/splice.ts';
import type { ParsedFile } from './parse-file.ts';

/** All that moved between the files of a description and the document made of them. */
export interface Origins {
  readonly root: ParsedFile;
  readonly files: ReadonlyMap<string, ParsedFile>;
  readonly splices: readonly Splice[];
  /** Of a converted document: pointers in the old one, by those in the new one. */
  readonly converted: ReadonlyMap<string, string>;
}

/** Where a pointer of the finished document is written; the nearest place that exists. */
export function locateOrigin(pointer: string, origins: Origins): SourceLocation {
  const path = unconverted(writtenKeys(pointer), origins.converted);
  return locateIn(path, origins, 0);
}

/** The keys of a pointer that is not part of a URL: `%` is an ordinary character. */
function writtenKeys(pointer: string): readonly string[] {
  return pointerKeys(pointer.replaceAll('%', '%25'));
}

/** The longest part of a path whose old place is known is replaced by that place. */
function unconverted(path: readonly string[], converted: Origins['converted']): readonly string[] {
  if (converted.size === 0) return path;
  const pointers = path.map((_, index) => childPointer('', ...path.slice(0, index + 1)));
  const known = pointers.findLastIndex((pointer) => converted.has(pointer));
  const old = converted.get(pointers[known] ?? '');
  return old === undefined ? path : [...writtenKeys(old), ...path.slice(known + 1)];
}

function locateIn(path: readonly string[], origins: Origins, hops: number): SourceLocation {
  const [first, key = ''] = path;
  const file = first === filesKey ? origins.files.get(key) : undefined;
  if (file !== undefined) return locateFile(file, path.slice(2), origins);
  const splice = hops > 10 ? undefined : spliceFor(path, origins);
  if (splice === undefined) return locateFile(origins.root, path, origins);
  const rest = path.slice(splice.path.length);
  return locateIn([...writtenKeys(splice.pointer), ...rest], origins, hops + 1);
}

/** A conversion puts `content` and `schema` on the way to values, which their file does not have. */
function locateFile(
  file: ParsedFile,
  path: readonly string[],
  { converted }: Origins,
): SourceLocation {
  if (converted.size === 0) return file.locate(path);
  let current: JsonValue | undefined = file.value;
  const written = path.filter((key) => {
    const next = child(current, key);
    if (next !== undefined) current = next;
    return next !== undefined;
  });
  return file.locate(written);
}

/** The map from another file that holds a path, unless it is written in the root file itself. */
function spliceFor(path: readonly string[], { root, splices }: Origins): Splice | undefined {
  return splices.findLast(
    (splice) =>
      path.length > splice.path.length &&
      splice.path.every((key, index) => path[index] === key) &&
      !isWritten(root.value, path.slice(0, splice.path.length + 1)),
  );
}

function isWritten(value: JsonValue, path: readonly string[]): boolean {
  let current: JsonValue | undefined = value;
  for (const key of path) current = child(current, key);
  return current !== undefined;
}
