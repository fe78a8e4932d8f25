import type { Project } from '../project/project.ts';
import { contentSite } from './text/content-site.ts';
import { type ContentThread, startContentThread } from './text/content-thread.ts';
import type { RenderedSite } from './text/content-writer.ts';

/** Writes what is made from the text of the pages of a build, on a thread of its own. */
export interface BuildContent {
  finish(site: RenderedSite): Promise<void>;
}

/**
 * Takes what each page is made from as it is rendered.
 *
 * @param output folder of the docs in the output
 */
export function buildContent(project: Project, output: string): BuildContent {
  let thread: ContentThread | undefined;
  const started = () => {
    const { current, docsFolder, settings } = project;
    thread ??= startContentThread({
      site: contentSite(project),
      markdown: { docsFolder, components: settings.components },
      own: current.assets,
      output,
    });
    return thread;
  };
  project.onRendered((path, source) => started().add({ path, source }));
  return { finish: (site) => started().finish(site) };
}
