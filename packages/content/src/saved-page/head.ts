import { type Element, isTag, rawText } from '../twin/reader/elements.ts';

/** What the head of a page says of it. */
export interface PageHead {
  /** Empty where there is none. */
  readonly title: string;
  /** `description`, `robots`, `og:*`, `twitter:*` and the address of `canonical`, by name. */
  readonly meta: ReadonlyMap<string, string>;
  /** Address that the page leads on to at once. */
  readonly refresh?: string;
}

const told = /^(?:description|robots|(?:og|twitter):[\w:-]+)$/;

/** Reads the head from all elements of a page: where HTML is broken they may stand anywhere. */
export function pageHead(elements: readonly Element[]): PageHead {
  const meta = new Map<string, string>();
  let refresh: string | undefined;
  for (const { attribs, name } of elements) {
    const value = (attribs.content ?? '').trim();
    const key = (attribs.name ?? attribs.property ?? '').trim().toLowerCase();
    const isCanonical = name === 'link' && /\bcanonical\b/i.test(attribs.rel ?? '');
    if (isCanonical && attribs.href) meta.set('canonical', attribs.href.trim());
    if (name !== 'meta') continue;
    // Of several pictures the first is shown.
    if (told.test(key) && value !== '' && !meta.has(key)) meta.set(key, value);
    if (attribs['http-equiv']?.toLowerCase() === 'refresh') refresh ??= refreshTarget(value);
  }
  const title = elements.find((element) => element.name === 'title' && !isIn(element, 'svg'));
  return {
    title: title ? rawText(title.children).replace(/\s+/g, ' ').trim() : '',
    meta,
    ...(refresh === undefined ? {} : { refresh }),
  };
}

/** Only what leads on at once is a redirect. */
function refreshTarget(content: string): string | undefined {
  const [, seconds, address] =
    /^\s*(\d+)\s*[;,]\s*url\s*=\s*['"]?(.*?)['"]?\s*$/i.exec(content) ?? [];
  return Number(seconds) <= 5 && address ? address : undefined;
}

function isIn(element: Element, name: string): boolean {
  const { parent } = element;
  return parent !== null && isTag(parent) && (parent.name === name || isIn(parent, name));
}
