import { type PageReview, reviewPage } from '@waymark/content';
import { createDocsReader } from '@waymark/content/text';
import type { Diagnostic } from '@waymark/core';
import type { Project } from '../project.ts';
import { checkIcon } from './check-navigation-icons.ts';

/** Everything that authors wrote, reviewed, by file. */
export type FileReviews = ReadonlyMap<string, PageReview>;

/** What may name an icon; whether it does, the tree of the file says. */
const namedIcon = /\bicon\s*=\s*["']([^"'{}\n]+)["']/g;

/** What a file has at least in which a picture lacks its text. */
const mayLackText = /!\[\s*\][([]|<img\b/;

/**
 * Reviews the pages of a project and the snippets that are Markdown.
 *
 * @param isWhole whether more than pictures and icons is asked for: else files without are not parsed
 */
export function reviewFiles(
  { icons, pages, settings, sources }: Project,
  isWhole: boolean,
): FileReviews {
  const ofPages = new Set(pages.map(({ file }) => file));
  const mayNameNone = (source: string) =>
    source.includes('iconLibrary') ||
    [...source.matchAll(namedIcon)].some(([, name = '']) =>
      /^(?:missing|image)$/.test(icons({ name }).kind),
    );
  const read = createDocsReader(settings.docsFolder);
  return new Map(
    sources
      .filter((file) => /\.mdx?$/i.test(file))
      .map((file) => [file, read(file) ?? ''] as const)
      .filter(([, source]) => isWhole || mayLackText.test(source) || mayNameNone(source))
      .map(([file, source]) => [file, reviewPage(file, source, !ofPages.has(file))] as const),
  );
}

/** Warnings about icons that components of the theme name, and that there are not. */
export function iconFindings(
  { files, icons, settings }: Project,
  reviews: FileReviews,
): Diagnostic[] {
  const known = new Set(files);
  const ofTheme = new Set(settings.components);
  return [...reviews.values()].flatMap(({ icons: named }) =>
    named.flatMap(({ component, icon, ...at }) => {
      // Where a path that is not of the site starts, only the page knows.
      const isPath = /\.\w+$/.test(icon.name) && !icon.name.startsWith('/');
      return ofTheme.has(component) && !isPath ? checkIcon(icon, icons, known, at) : [];
    }),
  );
}

/** What `check` says of them: pictures always, the structure of pages where it is asked for. */
export function reviewFindings(reviews: FileReviews, withStructure: boolean): Diagnostic[] {
  return [...reviews.values()].flatMap(({ images, structure }) => [
    ...images,
    ...(withStructure ? structure : []),
  ]);
}
