import type { SiteFile } from '../project/folder/site-file.ts';
import { escapeXml } from './escape-xml.ts';

/** A page as a sitemap lists it. */
export interface SitemapEntry {
  readonly address: string;
  /** `2026-08-10` */
  readonly lastModified?: string | undefined;
  /** The page in other languages, itself included. */
  readonly alternates: readonly { readonly hreflang: string; readonly address: string }[];
}

/** What a sitemap may hold at most (sitemaps.org): addresses, and bytes with some room. */
export interface SitemapLimits {
  readonly addresses: number;
  readonly bytes: number;
}

const protocolLimits: SitemapLimits = { addresses: 50_000, bytes: 45_000_000 };

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Where the list of all pages is. */
export const sitemapPath = '/sitemap.xml';

/**
 * The sitemap of a site as `/sitemap.xml`; when that would be too large, an index of parts.
 *
 * @param fileAddress gives the address of a part by its path
 */
export function sitemapFiles(
  entries: readonly SitemapEntry[],
  fileAddress: (path: string) => string,
  limits = protocolLimits,
): SiteFile[] {
  const parts = divide(entries.map(element), limits).map(urlSet);
  const [only] = parts;
  if (parts.length < 2) return only === undefined ? [] : [{ path: sitemapPath, content: only }];
  const files = parts.map((content, index) => ({ path: `/sitemap-${index + 1}.xml`, content }));
  const list = files.map(
    ({ path }) => `<sitemap><loc>${escapeXml(fileAddress(path))}</loc></sitemap>\n`,
  );
  const text = `${head}<sitemapindex xmlns="${schema}">\n${list.join('')}</sitemapindex>\n`;
  return [{ path: sitemapPath, content: text }, ...files];
}

function urlSet(elements: readonly string[]): string {
  const xhtml = elements.some((text) => text.includes('<xhtml:'))
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : '';
  return `${head}<urlset xmlns="${schema}"${xhtml}>\n${elements.join('')}</urlset>\n`;
}

function element({ address, lastModified, alternates }: SitemapEntry): string {
  const links = alternates.map(
    (alternate) =>
      `<xhtml:link rel="alternate" hreflang="${escapeXml(alternate.hreflang)}" href="${escapeXml(alternate.address)}"/>`,
  );
  const modified = lastModified === undefined ? '' : `<lastmod>${lastModified}</lastmod>`;
  return `<url><loc>${escapeXml(address)}</loc>${modified}${links.join('')}</url>\n`;
}

function divide(elements: readonly string[], limits: SitemapLimits): string[][] {
  const parts: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const text of elements) {
    const last = parts.at(-1);
    const length = Buffer.byteLength(text);
    if (last && last.length < limits.addresses && bytes + length <= limits.bytes) {
      last.push(text);
      bytes += length;
    } else {
      parts.push([text]);
      bytes = length;
    }
  }
  return parts;
}
