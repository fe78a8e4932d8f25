/** Pixels of a `rem` where a browser is as it was installed. */
const rem = 16;

/**
 * Styles of the theme as they are in a shadow tree on a page of another site: what they say of the root
 * of a page they say of the tree's host, and no length depends on the size that the page gives its root.
 */
export function embedStyles(css: string): string {
  return css
    .replaceAll(':root.dark', ':host([data-theme="dark"])')
    .replaceAll(':root', ':host')
    .replaceAll(/(?<![\w.])(\d*\.?\d+)rem\b/g, (_, length: string) => `${Number(length) * rem}px`);
}
