import type { PageView } from '@waymark/core';
import type { PageScope } from '../../client/page-scope.ts';

/** The part of the site that a page shows. */
export function pageScope({ lang, language, product, version }: PageView): PageScope {
  return {
    ...(language !== undefined && { language: lang }),
    ...(version !== undefined && { version }),
    ...(product !== undefined && { product }),
  };
}
