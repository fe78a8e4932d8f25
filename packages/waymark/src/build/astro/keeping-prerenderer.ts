import type { PageSource } from '@waymark/core';
import type { AstroPrerenderer } from 'astro';
import { passOver } from '../../project/compile-pages.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import { decodedPath } from '../../project/paths/request-path.ts';
import type { KeptPages } from '../record/kept-pages.ts';
import { createSiteKeys } from '../record/page-key.ts';
import { pageParameter, routedPages } from '../render/paths.ts';

/** What a build keeps the pages of docs with. */
export interface Keeping {
  readonly docs: OpenDocs;
  readonly kept: KeptPages;
  /** What pages are shown with: another one where it looks otherwise. */
  readonly theme: string;
}

/**
 * Renders as Astro does, but for pages that are made from the same as in the last build: those are
 * taken from there.
 *
 * @param keeping of all docs of the project, of whose pages some may be kept; asked once all is bundled
 */
export function keepingPrerenderer(
  own: AstroPrerenderer,
  keeping: () => readonly Keeping[],
): AstroPrerenderer {
  let keepers: ReadonlyMap<string, RenderPage> = new Map();
  return {
    ...own,
    async setup() {
      await own.setup?.();
      keepers = new Map(keeping().flatMap((docs) => [...keepingPages(docs)]));
    },
    render(request, options) {
      const render = () => own.render(request, options);
      const isOfPages = options.routeData.params.includes(`...${pageParameter}`);
      const path = decodedPath(new URL(request.url).pathname);
      const keeper = isOfPages ? keepers.get(pageName(path)) : undefined;
      return keeper ? keeper(render) : render();
    },
  };
}

type Rendered = ReturnType<AstroPrerenderer['render']>;

/** Gives a page as it was kept, or as it is rendered now. */
type RenderPage = (render: () => Rendered) => Rendered;

/** How the pages of docs are rendered, by the paths that Astro has for them. */
function keepingPages({ docs, kept, theme }: Keeping): Map<string, RenderPage> {
  const { base } = docs.project.settings.urls;
  const keys = createSiteKeys(docs, theme);
  const renderPage = async (page: PageSource, render: () => Rendered) => {
    const { key, outline } = await keys.page(page);
    let last: Uint8Array | undefined;
    const isTaken = kept.take(page.path, key, (html) => {
      last = html();
      return last !== undefined;
    });
    if (isTaken && last) {
      if (outline) passOver(docs, page.file, outline);
      return new Response(new Uint8Array(last), { headers: { 'content-type': 'text/html' } });
    }
    const rendered = await render();
    const response = 'response' in rendered ? rendered.response : rendered;
    const html = new Uint8Array(await response.clone().arrayBuffer());
    if (isPlain(response) && kept.mayKeep(page.path)) kept.keep(page.path, key, html);
    return rendered;
  };
  return new Map(
    [...routedPages(docs.project)].map(([path, page]) => [
      pageName(`${base}/${path}`),
      (render) => renderPage(page, render),
    ]),
  );
}

const keptHeaders: ReadonlySet<string> = new Set(['content-length', 'content-type']);

/** Hosts may be told of other headers, which are not kept. */
function isPlain({ headers, status }: Response): boolean {
  return status === 200 && [...headers.keys()].every((name) => keptHeaders.has(name));
}

/** The same for all addresses that Astro gives a page, whatever form its files have. */
function pageName(path: string): string {
  return path.replace(/(?:\/index)?\.html$|\/$/, '');
}
