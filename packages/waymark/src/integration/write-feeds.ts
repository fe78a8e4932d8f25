import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { feedAddressMissing, mayHaveFeed, pageFeed } from '../feed/site-feeds.ts';
import type { Project } from '../project/project.ts';

/**
 * Writes the feeds of the pages that are changelogs. It takes the compiled pages, so a page need
 * not say in advance that it has one, and updates from snippets count.
 */
export function writeFeeds(project: Project, output: string): void {
  const { pages, site } = project.current;
  const changelogs = pages.flatMap(({ path: page, file }) => {
    const updates = project.updates.get(file) ?? [];
    return updates.length > 0 && mayHaveFeed(site.view(page).page) ? [{ page, file, updates }] : [];
  });
  for (const { page, updates } of changelogs) {
    const { url, xml } = pageFeed(project, page, updates);
    const target = path.join(output, decodeURIComponent(url));
    // A file of that name in the docs folder is the author's own feed.
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, xml);
  }
  const [first] = changelogs;
  if (first) project.report(feedAddressMissing(project, first.file));
}
