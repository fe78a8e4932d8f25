import type { Diagnostic } from '@waymark/core';
import { addedContentFile } from '../added-content.ts';
import type { OpenDocs } from '../open-docs.ts';
import { type LinkedPlaces, siteSurroundings } from './check-links.ts';
import { iconFindings, reviewFiles } from './review-files.ts';
import { checkPageLinks, type LinkFacts } from './site-links.ts';

/**
 * What `check` says of the body of one page that was compiled: links to pages and fragments, pictures and
 * icons that are not there. No other page is compiled for it: of those that it leads to, compiling it has
 * found the ids.
 *
 * @param path of the page
 */
export async function checkPageBody(
  docs: OpenDocs,
  path: string,
  places: LinkedPlaces,
): Promise<Diagnostic[]> {
  const { findings, project } = docs;
  const { file } = project.site.page(path);
  const written = findings.compiled.get(file);
  const added = findings.compiled.get(addedContentFile(path))?.links ?? [];
  const links = [...(written?.links ?? []), ...added];
  const compiled = new Map<string, LinkFacts>(await targetsOf(docs, links));
  if (written) compiled.set(file, written);
  const sources = written ? [file, ...(written.dependencies ?? [])] : [];
  return [
    ...(links.length === 0
      ? []
      : checkPageLinks(project, compiled, siteSurroundings(docs, places), added)),
    ...iconFindings(project, reviewFiles({ ...project, sources }, false)),
  ];
}

/** The ids of the pages that links lead to; their own links are not in question. */
async function targetsOf(
  { pool, project }: OpenDocs,
  links: LinkFacts['links'],
): Promise<[string, LinkFacts][]> {
  const paths = new Set(links.flatMap(({ page }) => page ?? []));
  const files = [...paths].flatMap((path) => project.site.pages.get(path)?.file ?? []);
  const found = await Promise.all(
    files.map(async (file) => [file, await pool.knownAnchors(file)] as const),
  );
  return found.flatMap(([file, anchors]) => (anchors ? [[file, { anchors, links: [] }]] : []));
}
