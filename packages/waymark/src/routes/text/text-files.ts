import { unpack } from '../../build/record/kept-value.ts';
import {
  agentFiles,
  type ContentFile,
  contentIndexFile,
  type IndexText,
  indexedFacts,
} from './content-files.ts';
import type { ContentSite } from './content-site.ts';
import { fullTexts } from './full-texts.ts';
import type { TextRun } from './packed-runs.ts';

/**
 * The files with the text of all pages: the content index and those for agents.
 *
 * @param site with the pages that are seen
 * @param runs of all its pages that have a text
 * @param id of all the text, where no part of it is made anew by every build
 */
export function textFiles(
  site: ContentSite,
  runs: readonly TextRun[],
  id?: string,
): readonly ContentFile[] {
  const urls = new Set(runs.flatMap(({ fullSizes }) => fullSizes.map(([url]) => url)));
  const index = indexedFacts(site, ({ url }) => urls.has(url));
  return [
    contentIndexFile({ id, site: index.site, runs: runs.map(indexedRun) }),
    ...agentFiles(site, index, fullTexts(runs)),
  ];
}

function indexedRun({ key, part, saidIds }: TextRun): IndexText['runs'][number] {
  return {
    ...{ id: key, saidIds },
    pages: () => unpack(part('pages')),
    sections: () => unpack(part('sections')),
    texts: () => unpack(part('texts')),
  };
}
