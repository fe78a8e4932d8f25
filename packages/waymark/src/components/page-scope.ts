import type { PageView } from '@waymark/core';

/** The part of the site that a page belongs to, where the site has several. */
export interface PageScope {
  /** BCP 47 tag, as in the content index. */
  readonly language?: string;
  readonly version?: string;
  readonly product?: string;
}

/** The divisions that a page belongs to. */
export function pageScope({ lang, language, product, version }: PageView): PageScope {
  return {
    ...(language !== undefined && { language: lang }),
    ...(version !== undefined && { version }),
    ...(product !== undefined && { product }),
  };
}
