import { shownTexts } from '../chunks/shown-texts.ts';
import type { PageHit, SectionHit } from '../hits.ts';
import type { SearchedSection } from '../page.ts';
import type { SearchScope } from '../retriever.ts';
import { partsOf, type Range } from './mark.ts';
import type { FoundChunk, FoundPage } from './open-language.ts';
import { snippetOf } from './snippet.ts';

const mostSections = 3;
/** Chunks with less than this share of the best one's score are left out. */
const leastShare = 0.3;

/** A page as the search of a site shows it: with its best sections, and what was found marked. */
export function pageHit({ chunks, find, page, scope, score }: FoundPage): PageHit {
  const { isEndpoint, navigation, operation, title, url } = page;
  return {
    url,
    title: partsOf(title, find(title)),
    kind: isEndpoint ? 'endpoint' : 'page',
    navigation,
    ...(operation && { operation }),
    ...defined(scope),
    sections: bestSections({ chunks, find, score }).map(
      ({ anchor, heading, headingPath, text }): SectionHit => ({
        anchor,
        heading: partsOf(heading, find(heading)),
        headingPath,
        snippet: snippetOf(text, find),
      }),
    ),
  };
}

/** The sections to show, best first. A long one has several chunks, and is shown for the best of them. */
function bestSections({ chunks, find, score }: Pick<FoundPage, 'chunks' | 'find' | 'score'>) {
  const shown = new Map<string, Shown>();
  for (const one of chunks) {
    if (shown.size === mostSections || one.score < score * leastShare) break;
    const section = bestSection(one.chunk, find);
    if (!shown.has(section.anchor)) shown.set(section.anchor, section);
  }
  return [...shown.values()];
}

type Shown = Omit<SearchedSection, 'level'>;

/** Of a chunk and the tiny sections in it, the one that says most of what was searched for. */
function bestSection(chunk: FoundChunk['chunk'], find: (text: string) => Range[]): Shown {
  /** Letters of all that was found, each once. */
  const said = (...texts: readonly string[]) => {
    const found = texts.flatMap((one) =>
      find(one).map(({ end, start }) => one.slice(start, end).toLowerCase()),
    );
    return [...new Set(found)].join('').length;
  };
  const sections = [chunk, ...chunk.inner].map(({ anchor, heading, headingPath, text }) => {
    const { code, prose } = shownTexts(text);
    const isInCode = prose === '' || said(code) > said(prose);
    const shown: Shown = { anchor, heading, headingPath, text: isInCode ? code : prose };
    return { shown, said: said(heading, prose, code) };
  });
  return sections.reduce((best, one) => (one.said > best.said ? one : best)).shown;
}

function defined({ language, version, product }: SearchScope): SearchScope {
  return {
    ...(language !== undefined && { language }),
    ...(version !== undefined && { version }),
    ...(product !== undefined && { product }),
  };
}
