import type { AssetUrl } from './theme-config.ts';

/** A CSS string in double quotes. `<` is escaped too, because the text lands in a `<style>`. */
export function cssString(text: string): string {
  const escaped = text.replace(/["\\<\n\r\f]/g, (character) => {
    return `\\${character.charCodeAt(0).toString(16)} `;
  });
  return `"${escaped}"`;
}

/** `url("…")` of a file of the docs folder, written with or without a leading slash, or of a URL. */
export function cssUrl(source: string, assetUrl: AssetUrl): string {
  const isUrl = /^(https?:)?\/\/|^data:/i.test(source);
  return `url(${cssString(isUrl ? source : assetUrl(`/${source.replace(/^(\.?\/)+/, '')}`))})`;
}
