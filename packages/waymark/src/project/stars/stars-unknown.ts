import { type ConfigDocument, type Diagnostic, diagnostic } from '@waymark/core';
import type { RepositoryStars } from './repository-stars.ts';

/** Says which repositories show no stars because GitHub did not tell; a site is as good without. */
export function starsUnknown(
  repositories: readonly string[],
  stars: RepositoryStars,
  { locate }: ConfigDocument,
): Diagnostic[] {
  const unknown = repositories.filter((repository) => !stars.has(repository));
  if (unknown.length === 0) return [];
  return [
    diagnostic('stars-unknown', {
      at: locate([]),
      message: `GitHub does not tell how many stars these repositories have: ${unknown.join(', ')}.`,
      hint: 'Correct the name if it is wrong; one that is private needs a `GITHUB_TOKEN` that may read it.',
    }),
  ];
}
