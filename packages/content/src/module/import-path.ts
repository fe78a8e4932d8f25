/** Where an import leads: to a path in the docs folder, out of that folder, or to a package. */
export type ImportPath =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'outside' }
  | { readonly kind: 'package' };

/**
 * Resolves the text after `from`: `/x` starts at the docs folder, `./x` and `../x` at the folder of
 * the importing file, everything else names a package (docs/format/pages.md#imports).
 *
 * @param from path of the importing file in the docs folder
 */
export function importPath(source: string, from: string): ImportPath {
  const isRelative = /^\.\.?\//.test(source);
  if (!isRelative && !source.startsWith('/')) return { kind: 'package' };
  const segments = isRelative ? from.split('/').slice(0, -1) : [];
  for (const segment of source.split('/')) {
    if (segment === '' || segment === '.') continue;
    if (segment !== '..') segments.push(segment);
    else if (segments.pop() === undefined) return { kind: 'outside' };
  }
  return { kind: 'file', path: segments.join('/') };
}
