import type { Directory, DocsConfig, PageView, RelatedLink } from '@waymark/core';

/** What stands between the text of a page and its neighbours. */
export interface PageEnding {
  readonly directory: Directory | undefined;
  readonly related: readonly RelatedLink[];
  /** Day of the last change, for a page that shows it. */
  readonly modified: string | undefined;
}

/** The ending of a page; none where nothing is there to show. */
export function pageEnding(
  { directory, page, related }: PageView,
  { metadata }: Pick<DocsConfig, 'metadata'>,
): PageEnding | undefined {
  const isDated = page.frontmatter.timestamp ?? metadata.timestamp;
  const modified = isDated ? page.modified : undefined;
  if (!directory && related.length === 0 && modified === undefined) return undefined;
  return { directory, related, modified };
}

/**
 * A day as people write it: `13 August 2026`.
 *
 * @param day such as `2026-08-13`
 * @param lang tag of a language; English for one that there is not
 */
export function longDate(day: string, lang: string): string {
  const options = { calendar: 'gregory', dateStyle: 'long', timeZone: 'UTC' } as const;
  const known = isLanguageTag(lang) ? lang : 'en';
  return new Intl.DateTimeFormat(known, options).format(new Date(day));
}

function isLanguageTag(lang: string): boolean {
  try {
    return Intl.getCanonicalLocales(lang).length > 0;
  } catch {
    return false;
  }
}
