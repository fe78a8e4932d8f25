import { diagnostic } from '@waymark/core';
import { contentSite } from '../agents/content-site.ts';
import { type ContentThread, startContentThread } from '../agents/content-thread.ts';
import type { PageLoss } from '../agents/content-writer.ts';
import type { Project } from '../project/project.ts';

/** Writes what is made from the text of the pages of a build, on a thread of its own. */
export interface BuildContent {
  /** Tells that the rendering of a page begins, and so that those before it are written. */
  rendering(path: string): void;
  /**
   * Writes the rest, and reports twins that lack words.
   *
   * @param output folder of the site as it turned out
   * @param changed paths of pages whose HTML changed after it was written
   * @param hidden paths of pages in whose place the Astro project has its own
   */
  finish(output: string, changed: readonly string[], hidden: readonly string[]): Promise<void>;
}

/** @param expected folder that the site goes into, as far as the configuration tells */
export function buildContent(project: Project, expected: string): BuildContent {
  let thread: ContentThread | undefined;
  let latest: string | undefined;
  const start = (output: string) =>
    startContentThread({ site: contentSite(project), output, own: project.current.assets });
  return {
    rendering(path) {
      thread ??= start(expected);
      if (latest !== undefined) thread.written(latest);
      latest = path;
    },
    async finish(output, changed, hidden) {
      // Some adapters put the site elsewhere; what was read before counts for nothing then.
      const last = output === expected && thread ? thread : start(output);
      const losses = await last.finish(changed, hidden);
      project.report(losses.filter(isTooMuch).map(twinIncomplete));
    },
  };
}

/** Pages whose twin has less than this share of their words fail a build. */
const leastShare = 0.98;

function share({ missingCount, words }: PageLoss): number {
  return 1 - missingCount / words;
}

function isTooMuch(loss: PageLoss): boolean {
  return share(loss) < leastShare;
}

function twinIncomplete(loss: PageLoss) {
  const percent = (share(loss) * 100).toFixed(1);
  const message = `The Markdown of this page has ${percent} % of its words; among the others are: ${loss.missing.join(', ')}.`;
  return diagnostic('twin-incomplete', { at: { file: loss.file, line: 1, column: 1 }, message });
}
