import { fill, type Messages, type PageView } from '@waymark/core';

/** What a reader should know before the text, and where to go instead. */
export interface PageNotice {
  readonly kind: 'version' | 'translation';
  readonly text: string;
  readonly link?: PageNoticeLink | undefined;
}

interface PageNoticeLink {
  readonly label: string;
  readonly url: string;
  /** Tag of the language that the link leads to, where it is another one. */
  readonly lang?: string | undefined;
}

/**
 * The notices of a page: it is of an old version, it is not translated, or its translation is older
 * than the original.
 */
export function pageNotices(
  { current, original, version = '' }: PageView,
  text: Messages,
  isOutdated: boolean,
): PageNotice[] {
  const ofVersion: PageNotice[] = current
    ? [
        {
          kind: 'version',
          text: fill(text.versionOutdated, { version }),
          link: { label: fill(text.versionCurrent, { version: current.label }), url: current.url },
        },
      ]
    : [];
  if (!original || !(original.isShown || isOutdated)) return ofVersion;
  const link = { label: text.translationOriginal, url: original.url, lang: original.lang };
  return [
    ...ofVersion,
    original.isShown
      ? { kind: 'translation', text: text.translationMissing }
      : { kind: 'translation', text: text.translationOutdated, link },
  ];
}
