import type { Project } from '../project/project.ts';
import { contentSite } from './text/content-site.ts';
import { type ContentThread, startContentThread } from './text/content-thread.ts';
import type { RenderedSite } from './text/content-writer.ts';

/** Writes what is made from the text of the pages of a build, on a thread of its own. */
export interface BuildContent {
  finish(site: RenderedSite): Promise<void>;
}

/** Takes what each page says as it is rendered. */
export function buildContent(project: Project): BuildContent {
  let thread: ContentThread | undefined;
  const started = () => {
    thread ??= startContentThread({ site: contentSite(project), own: project.current.assets });
    return thread;
  };
  project.onRendered((path, text) => started().add({ path, text }));
  return { finish: (site) => started().finish(site) };
}
