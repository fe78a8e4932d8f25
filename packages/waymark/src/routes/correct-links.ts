import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { htmlFiles } from './html-files.ts';

/**
 * Rewrites links in the HTML of one page. Only pages that need it are touched, each in one pass.
 *
 * @param url of the page below the site's base
 * @param corrections links as they stand in the page, and as they should
 */
export function correctLinks(
  output: string,
  url: string,
  corrections: ReadonlyMap<string, string>,
): void {
  const file = htmlFile(output, url);
  if (file === undefined) return;
  const html = readFileSync(file, 'utf8');
  const corrected = correctedHtml(html, corrections);
  if (corrected !== html) writeFileSync(file, corrected);
}

/** HTML in which links to headings have the form that the target page knows. */
export function correctedHtml(html: string, corrections: ReadonlyMap<string, string>): string {
  return html.replace(/ href="([^"#]*#[^"]*)"/g, (attribute, value: string) => {
    const correct = corrections.get(decodeEntities(value));
    return correct === undefined ? attribute : ` href="${correct.replaceAll('&', '&amp;')}"`;
  });
}

/** The file of a page, where there is one. */
export function htmlFile(output: string, url: string): string | undefined {
  return htmlFiles(output, url).find((file) => existsSync(file));
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&#38;': '&',
  '&quot;': '"',
  '&#34;': '"',
  '&#39;': "'",
};

function decodeEntities(text: string): string {
  return text.replace(/&(?:amp|#38|quot|#34|#39);/g, (entity) => entities[entity] ?? entity);
}
