import { createDocsReader, type PageReview, reviewPage } from '@waymark/content';
import type { Diagnostic } from '@waymark/core';
import type { Project } from '../project.ts';

/** Everything that authors wrote, reviewed, by file. */
export type FileReviews = ReadonlyMap<string, PageReview>;

/** What a file has at least in which a picture lacks its text. */
const mayLackText = /!\[\s*\][([]|<img\b/;

/**
 * Reviews the pages of a project and the snippets that are Markdown.
 *
 * @param isWhole whether more than pictures is asked for: else files without are not parsed
 */
export function reviewFiles({ pages, settings, sources }: Project, isWhole: boolean): FileReviews {
  const ofPages = new Set(pages.map(({ file }) => file));
  const read = createDocsReader(settings.docsFolder);
  return new Map(
    sources
      .filter((file) => /\.mdx?$/i.test(file))
      .map((file) => [file, read(file) ?? ''] as const)
      .filter(([, source]) => isWhole || mayLackText.test(source))
      .map(([file, source]) => [file, reviewPage(file, source, !ofPages.has(file))] as const),
  );
}

/** What `check` says of them: pictures always, the structure of pages where it is asked for. */
export function reviewFindings(reviews: FileReviews, withStructure: boolean): Diagnostic[] {
  return [...reviews.values()].flatMap(({ images, structure }) => [
    ...images,
    ...(withStructure ? structure : []),
  ]);
}
