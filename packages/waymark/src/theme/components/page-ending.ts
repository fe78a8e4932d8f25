import type { Directory, DocsConfig, PageView, RelatedLink } from '@waymark/core';
import type { SourceLinks } from '../locals.ts';

/** What stands between the text of a page and its neighbours. */
export interface PageEnding {
  readonly directory: Directory | undefined;
  readonly related: readonly RelatedLink[];
  /** Readers are asked whether the page was helpful. */
  readonly isAsked: boolean;
  readonly edit: string | undefined;
  readonly issue: string | undefined;
  /** Who changed the page, the first first. */
  readonly contributors: readonly string[];
  /** Day of the last change, for a page that shows it. */
  readonly modified: string | undefined;
}

/** The ending of a page; none where nothing is there to show. */
export function pageEnding(
  { directory, page, related }: PageView,
  { feedback, metadata }: Pick<DocsConfig, 'feedback' | 'metadata'>,
  { edit, issue }: SourceLinks,
): PageEnding | undefined {
  const isDated = page.frontmatter.timestamp ?? metadata.timestamp;
  const modified = isDated ? page.modified : undefined;
  // A page that nobody is led to is none that the server of the site knows.
  const isAsked = feedback.thumbsRating && page.indexed;
  const { contributors = [] } = page;
  const hasSource = edit ?? issue ?? contributors[0] ?? modified;
  if (!directory && related.length === 0 && !isAsked && hasSource === undefined) return undefined;
  return { directory, related, isAsked, edit, issue, contributors, modified };
}

/** The classes of an ending that call for styles. */
export function endingClasses(ending: PageEnding | undefined): string[] {
  if (!ending) return [];
  return ending.isAsked ? ['wm-ending', 'wm-feedback'] : ['wm-ending'];
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
