/// <reference types="vite/types/importMeta.d.ts" />
import { neededStyles } from './needed-styles.ts';

const urls = import.meta.glob<string>('../styles/content/*.css', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** URLs of the stylesheets of what a page shows (`neededStyles`); of all, if that is not known. */
export function contentStyles(html?: string, others?: readonly string[]): string[] {
  return neededStyles(html, others).flatMap((name) => urls[`../styles/content/${name}.css`] ?? []);
}
