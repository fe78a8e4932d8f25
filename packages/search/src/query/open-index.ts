import type { LanguageFolder } from '../format/files.ts';
import { type Ranking, usualRanking } from '../ranking.ts';
import { answerableCoverage, type SearchScope } from '../retriever.ts';
import { type FileSource, readManifest, remembering } from './files.ts';
import {
  type Candidate,
  type FoundPage,
  openLanguage,
  type Query,
  type SearchLanguage,
} from './open-language.ts';
import { standingFirst } from './standing.ts';

/** The files of a search, of which each is read when it is needed. */
export interface SearchIndex {
  /** Reads what every query of a language needs, and has its code compiled, before there is one. */
  prepare(scope: SearchScope): Promise<void>;
  /**
   * The best pages, best first, and whether a higher limit would give further ones.
   *
   * @throws when a file that is needed cannot be read; the next search tries again
   */
  find(query: Query, limit: number): Promise<{ pages: readonly FoundPage[]; hasMore: boolean }>;
}

/** Searched for without a reader, so that the code of a search is compiled when a reader types. */
const sample: Query = { text: 'a', isTyped: true };

/** So many more may be looked at than asked for, as the texts of a page may bring it up. */
const spare = 2;

interface OpenFiles {
  /** Differs between two builds. */
  readonly state: string;
  readonly languages: readonly LanguageFolder[];
  readonly standard: readonly SearchScope[];
  readonly search: (folder: string) => Promise<SearchLanguage>;
}

/** Opens an index. Nothing is read before the first query. */
export function openIndex(source: FileSource, ranking: Ranking = usualRanking): SearchIndex {
  let opened: Promise<OpenFiles> | undefined;
  const open = () => {
    const files = opened ?? openFiles(source, ranking);
    opened = files;
    files.catch(() => {
      opened = undefined;
    });
    return files;
  };
  /** A file that is gone may be of a build that another one has taken the place of. */
  const inPresent = async <Value>(use: (files: OpenFiles) => Promise<Value>): Promise<Value> => {
    const files = await open();
    try {
      return await use(files);
    } catch (error) {
      opened = undefined;
      const renewed = await open();
      if (renewed.state === files.state) throw error;
      return use(renewed);
    }
  };
  const inLanguages = ({ languages, search }: OpenFiles, { language }: SearchScope) =>
    Promise.all(languages.filter((one) => isIn(one, language)).map(({ folder }) => search(folder)));
  return {
    prepare: (scope) =>
      inPresent(async (files) => {
        const searches = await inLanguages(files, scope);
        await Promise.all(searches.map((search) => search(sample, () => true, 1)));
      }),
    find: (query, limit) =>
      inPresent(async (files) => {
        const searches = await inLanguages(files, query);
        const count = limit + spare;
        const standsFirst = standingFirst(query, files.standard);
        const found = await Promise.all(
          searches.map((search) => search(query, standsFirst, count)),
        );
        const candidates = found.flat();
        const pages: FoundPage[] = [];
        for (const part of inOrder(candidates)) {
          pages.push(...(await bestPages(part, limit - pages.length)));
        }
        return { pages, hasMore: candidates.length > pages.length };
      }),
  };
}

async function openFiles(source: FileSource, ranking: Ranking): Promise<OpenFiles> {
  const { languages, standard = [] } = await readManifest(source);
  const search = remembering(async (folder) => {
    const found = languages.find((one) => one.folder === folder);
    if (found === undefined) throw new Error(`There is no folder ${folder}.`);
    return openLanguage(source, found, ranking);
  });
  return { state: JSON.stringify(languages), languages, standard, search };
}

function isIn({ language }: LanguageFolder, wanted: string | undefined): boolean {
  return wanted === undefined || language === undefined || language === wanted;
}

/** So many pages tell whether a part of a site has what is asked; any limit brings as many. */
const looked = 3;

/**
 * The parts of the site one after the other: that which comes first, unless it has nothing that says
 * what is asked, and another one has.
 */
function inOrder(candidates: readonly Candidate[]): Candidate[][] {
  const parts = [true, false].map((isFirst) =>
    candidates
      .filter((one) => one.isFirst === isFirst)
      .sort((one, other) => other.score - one.score),
  );
  const [first = [], others = []] = parts;
  return !isAnswered(first) && isAnswered(others) ? [others, first] : [first, others];
}

function isAnswered(candidates: readonly Candidate[]): boolean {
  return candidates.slice(0, looked).some(({ coverage }) => coverage >= answerableCoverage);
}

/** @param candidates sorted, best first */
async function bestPages(candidates: readonly Candidate[], limit: number): Promise<FoundPage[]> {
  if (limit <= 0) return [];
  const last = candidates[limit - 1]?.score ?? 0;
  const possible = candidates
    .slice(0, limit + spare)
    .filter(({ mostScore }, index) => index < limit || mostScore > last);
  const loaded = await Promise.all(possible.map(({ load }) => load()));
  return loaded.sort((one, other) => other.score - one.score).slice(0, limit);
}
