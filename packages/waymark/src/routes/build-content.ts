import type { Project } from '../project/project.ts';
import { contentSite } from './text/content-site.ts';
import { type ContentThread, startContentThread } from './text/content-thread.ts';
import type { RenderedSite } from './text/content-writer.ts';

/** Writes the files beside the HTML of a build, on a thread of its own. */
export interface BuildContent {
  finish(site: RenderedSite): Promise<void>;
}

/**
 * Takes each page as it is rendered.
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
  project.onRendered((page) => started().add(page));
  return { finish: (site) => started().finish(site) };
}
