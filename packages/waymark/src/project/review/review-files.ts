import { createDocsReader, type PageReview, reviewPage } from '@waymark/content';
import type { Diagnostic } from '@waymark/core';
import type { Project } from '../project.ts';

/** Everything that authors wrote, reviewed, by file. */
export type FileReviews = ReadonlyMap<string, PageReview>;

/** Reviews the pages of a project and the snippets that are Markdown. */
export function reviewFiles({ settings, sources }: Project): FileReviews {
  const read = createDocsReader(settings.docsFolder);
  return new Map(
    sources
      .filter((file) => /\.mdx?$/i.test(file))
      .map((file) => [file, reviewPage(file, read(file) ?? '')] as const),
  );
}

/** What `check` says of them: pictures always, the structure of pages where it is asked for. */
export function reviewFindings(reviews: FileReviews, withStructure: boolean): Diagnostic[] {
  return [...reviews.values()].flatMap(({ images, structure }) => [
    ...images,
    ...(withStructure ? structure : []),
  ]);
}
