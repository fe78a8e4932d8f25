import type { Alternate, PageView } from '@waymark/core';

/** The translations of a page that search engines are told of; none where there is no other. */
export function listedAlternates({
  alternates,
}: Pick<PageView, 'alternates'>): readonly Alternate[] {
  const listed = alternates.filter(({ isUnlisted }) => !isUnlisted);
  return new Set(listed.map(({ url }) => url)).size > 1 ? listed : [];
}
