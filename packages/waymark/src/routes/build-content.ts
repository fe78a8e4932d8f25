import type { OpenDocs } from '../project/open-docs.ts';
import { contentSite } from './text/content-site.ts';
import { type ContentThread, startContentThread } from './text/content-thread.ts';

/** Writes the files beside the HTML of a build, on a thread of its own. */
export type BuildContent = Pick<ContentThread, 'finish'>;

/**
 * Takes each page as it is rendered.
 *
 * @param output folder of the docs in the output
 */
export function buildContent(docs: OpenDocs, output: string): BuildContent {
  let thread: ContentThread | undefined;
  const started = () => {
    const { assets, settings } = docs.project;
    thread ??= startContentThread({
      site: contentSite(docs.project),
      markdown: { docsFolder: settings.docsFolder, components: settings.components },
      own: assets,
      output,
    });
    return thread;
  };
  docs.takeRendered = (page) => {
    docs.findings.rendered.add(page.path);
    started().add(page);
  };
  return { finish: (hidden) => started().finish(hidden) };
}
