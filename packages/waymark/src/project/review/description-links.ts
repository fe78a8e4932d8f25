import { createDocsReader } from '@waymark/content';
import { type Diagnostic, diagnostic, nearest } from '@waymark/core';
import { sitePlaces } from '../check-navigation-links.ts';
import type { Project } from '../project.ts';
import { sitePath } from '../site-path.ts';

const link = /\]\(\s*(\/(?!\/)[^\s)#?]*)/g;

/** Warnings about links in API descriptions that lead to a path of the site where nothing is. */
export function checkDescriptionLinks(project: Project): Diagnostic[] {
  const { exists, known } = sitePlaces(project, () => false);
  const read = createDocsReader(project.settings.docsFolder);
  const descriptions = new Map(
    [...project.endpoints.values()].flatMap(({ target }) =>
      'description' in target ? [[target.description.source, target.description.root]] : [],
    ),
  );
  return [...descriptions].flatMap(([file, root]) => {
    const hrefs = new Set(
      textsIn(root).flatMap((text) => [...text.matchAll(link)].map(([, to]) => to)),
    );
    const source = read(String(file)) ?? '';
    return [...hrefs].flatMap((href = '') => {
      const url = `/${sitePath(href)}`;
      if (exists(url)) return [];
      const meant = nearest(url.slice(1), known);
      return diagnostic('link-page-missing', {
        at: { file: String(file), ...placeIn(source, href) },
        message: `A description of the API links to "${href}", where no page is.`,
        hint: meant ? `Did you mean "/${meant}"?` : 'Correct the link, or add a redirect.',
      });
    });
  });
}

/** Everything that is shown as Markdown. */
function textsIn(value: unknown, seen = new Set<object>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string'
      ? /^(?:description|summary)$/.test(key)
        ? [inner]
        : []
      : textsIn(inner, seen),
  );
}

function placeIn(source: string, text: string): { line: number; column: number } {
  const index = Math.max(source.indexOf(`(${text}`), 0);
  const before = source.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
