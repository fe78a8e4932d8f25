import type { AstroPrerenderer } from 'astro';
import { passOver } from '../../project/compile-pages.ts';
import { astroBase } from '../../project/mount.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import { decodedPath } from '../../project/request-path.ts';
import type { KeptPages } from '../record/kept-pages.ts';
import { createPageKeys, type FindPageKey } from '../record/page-key.ts';
import { pageParameter, routedPages } from '../render/paths.ts';

/** What a build keeps its pages with. */
interface Keeping {
  readonly docs: OpenDocs;
  readonly kept: KeptPages;
  /** What pages are shown with: another one where it looks otherwise. */
  readonly theme: string;
}

/**
 * Renders as Astro does, but for pages that are made from the same as in the last build: those are
 * taken from there.
 *
 * @param keeping asked once all is bundled; nothing where no page may be kept
 */
export function keepingPrerenderer(
  own: AstroPrerenderer,
  keeping: () => Keeping | undefined,
): AstroPrerenderer {
  let render: AstroPrerenderer['render'] = (request, options) => own.render(request, options);
  return {
    ...own,
    async setup() {
      await own.setup?.();
      const found = keeping();
      if (found) render = renderWhatIsNew(own, found);
    },
    render: (request, options) => render(request, options),
  };
}

function renderWhatIsNew(
  own: AstroPrerenderer,
  { docs, kept, theme }: Keeping,
): AstroPrerenderer['render'] {
  const { mount, urls } = docs.project.settings;
  const keyOf: FindPageKey = createPageKeys(docs, theme);
  const pages = new Map(
    [...routedPages(docs.project)].map(([path, page]) => [pageName(`${mount}/${path}`), page]),
  );
  return async (request, options) => {
    const isOfPages = options.routeData.params.includes(`...${pageParameter}`);
    const path = new URL(request.url).pathname.slice(astroBase({ mount, urls }).length);
    const page = isOfPages ? pages.get(pageName(decodedPath(path))) : undefined;
    if (!page) return own.render(request, options);
    const { key, outline } = await keyOf(page);
    let last: Uint8Array | undefined;
    const isTaken = kept.take(page.path, key, (html) => {
      last = html();
      return last !== undefined;
    });
    if (isTaken && last) {
      if (outline) passOver(docs, page.file, outline);
      return new Response(new Uint8Array(last), { headers: { 'content-type': 'text/html' } });
    }
    const rendered = await own.render(request, options);
    const response = 'response' in rendered ? rendered.response : rendered;
    const html = new Uint8Array(await response.clone().arrayBuffer());
    if (isPlain(response) && kept.mayKeep(page.path)) kept.keep(page.path, key, html);
    return rendered;
  };
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
