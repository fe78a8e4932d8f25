import type { SiteFile } from '../../project/folder/site-file.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import { urlOfPage } from '../../project/paths/page-url.ts';
import { notFoundPath } from '../render/not-found-view.ts';
import { routePath } from '../render/page-route.ts';
import { loadRenderer, type RendererRoute } from './renderer.ts';
import { assetsFolder } from './renderer-files.ts';
import { createStylesheetMaker } from './site-stylesheet.ts';

/** Renders what a preview is asked for, as the docs are at that time. */
export interface PreviewRenderer {
  /**
   * What the site has at a path; nothing where it has nothing.
   *
   * @param pathname decoded, without slashes around it
   * @throws what a page throws that cannot be shown
   */
  render(pathname: string): Promise<Response | undefined>;
  /** The page for unknown addresses. */
  renderNotFound(): Promise<Response>;
  /** The stylesheet of the site, by its path. */
  findStylesheet(path: string): Promise<SiteFile | undefined>;
}

/** Its name stays: whoever shows a page asks for it again after a change. */
const stylesheetPath = `${assetsFolder}/site.css`;

/** Loads the theme as this package brings it. */
export async function createPreviewRenderer(docs: OpenDocs): Promise<PreviewRenderer> {
  const makeStylesheet = createStylesheetMaker(docs.project.settings.docsFolder);
  const renderer = await loadRenderer(docs, stylesheetPath);
  // A project with the same pages has the same paths, whatever else has changed.
  const knownPaths = ofLatest(() => {
    renderer.forgetPaths();
    return new Map<RendererRoute, Promise<ReadonlySet<string>>>();
  });
  const hasPath = async (route: RendererRoute, pathname: string) => {
    const known = knownPaths(docs.project.site);
    const paths = known.get(route) ?? renderer.paths(route).then((all) => new Set(all));
    known.set(route, paths);
    return (await paths).has(pathname);
  };
  const stylesheetOf = ofLatest(makeStylesheet);
  const render = async (pathname: string) => {
    // To know all paths of a route takes time in a large site, and most pages ask for one route.
    for (const route of renderer.routes.filter((one) => mayHave(one, pathname))) {
      if (await hasPath(route, pathname)) return renderer.render(route, pathname);
    }
    return undefined;
  };
  return {
    render(pathname) {
      const url = urlOfPage(docs.project, pathname === '' ? '' : `/${pathname}`);
      return render(url === undefined ? pathname : routePath(url));
    },
    async renderNotFound() {
      const response = await render(notFoundPath);
      if (!response) throw new Error('The theme has no page for unknown addresses.');
      return response;
    },
    async findStylesheet(path) {
      if (path !== `/${stylesheetPath}`) return undefined;
      return { path, content: (await stylesheetOf(docs.project)).content };
    },
  };
}

/** Whether a path begins as all paths of a route do. */
function mayHave({ segments }: RendererRoute, pathname: string): boolean {
  const names = pathname.split('/');
  const firstOpen = segments.findIndex((parts) => parts.some(({ dynamic }) => dynamic));
  const fixed = firstOpen === -1 ? segments : segments.slice(0, firstOpen);
  return fixed.every((parts, at) => parts.map(({ content }) => content).join('') === names[at]);
}

/** Makes something once for each state that follows another. */
function ofLatest<State, Made>(make: (state: State) => Made) {
  let latest: { readonly state: State; readonly made: Made } | undefined;
  return (state: State): Made => {
    if (latest?.state !== state) latest = { state, made: make(state) };
    return latest.made;
  };
}
