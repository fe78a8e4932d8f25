/**
 * What of pages that are open may be another after a change: their HTML and their stylesheets, or
 * something that those only name, which a page shows when it is loaded again.
 */
export type ChangeKind = 'html' | 'named-files';

/** Files that are served, but show in the HTML of pages or are stylesheets. */
const others = /\.(?:css|json|ya?ml|md)$/i;

/**
 * What a change of files does to pages that are open.
 *
 * @param changed files of the docs folder that are new, different or gone; without any, each may be
 * @param served files of it that are served as they are, before the change or after it
 */
export function changeKind(
  changed: readonly string[],
  served: { has(file: string): boolean },
): ChangeKind {
  const isNamed = (file: string) => served.has(file) && !others.test(file);
  return changed.length === 0 || changed.some(isNamed) ? 'named-files' : 'html';
}
