import { type CompiledPage, placeOfTag } from '@waymark/content';
import type { SourceLocation } from '@waymark/core';

/**
 * Where a page uses a component, for what its code threw: its first tag in the page or a snippet of
 * it, else the start of the page.
 *
 * @param name as its code says it: of a default export the path of its file
 */
export function componentPlace(
  name: string,
  file: string,
  { dependencies, imports }: Pick<CompiledPage, 'dependencies' | 'imports'>,
  read: (file: string) => string | undefined,
): SourceLocation {
  const found = imports.find((item) => item.imported === name || item.file === name);
  const tag = found?.local ?? name;
  for (const source of [file, ...dependencies.filter((path) => /\.mdx?$/i.test(path))]) {
    const place = placeOfTag(read(source) ?? '', tag);
    if (place) return { file: source, ...place };
  }
  return { file, line: 1, column: 1 };
}
