import { indexedRun, indexPage } from '@waymark/content/text';
import {
  isSearchable,
  type SearchBuilder,
  type SearchFiles,
  type SearchRun,
  searchRuns,
} from '@waymark/search';
import type { BuiltText } from '../../build/record/built-page.ts';
import type { BuiltRun, BuiltRuns, RunParts } from '../../build/record/built-run.ts';
import { digestOf } from '../../build/record/digest.ts';
import { pack } from '../../build/record/kept-value.ts';
import { fullText, indexedFacts } from './content-files.ts';
import type { ContentSite } from './content-site.ts';
import type { PackedRuns, TextParts } from './packed-runs.ts';
import type { TextPage } from './page-facts.ts';

type Run = readonly TextPage[];

/** What a page says, which is read only where it is needed. */
export interface TakenText {
  /** Of what it was made from; none where every build makes it anew. */
  readonly key: string | undefined;
  read(): BuiltText;
}

/** What has to be known of the files of a search that an earlier build has put somewhere. */
export interface PlacedSearch {
  /** Another one with any other content of a file. */
  readonly idOf: (name: string, content: Uint8Array) => string;
  /** Leaves a file where the last build put it, if it is there. */
  readonly keeps: (name: string, id: string) => boolean;
}

/** What all pages say. */
interface WholeText {
  readonly packed: PackedRuns;
  /** The files of the search, but for those that stay; they take longer than all else. */
  search(placed: PlacedSearch): Promise<SearchFiles>;
}

/**
 * Puts the text of a site together, in runs of pages that follow one another: one whose pages are
 * those of the last build is taken as it is, and no text of a page is looked at.
 */
export class SiteTexts {
  readonly #site: ContentSite;
  readonly #kept: BuiltRuns;
  readonly #search: SearchBuilder;
  readonly #texts = new Map<string, TakenText>();
  readonly #runs: ReadonlyMap<string, Run>;
  readonly #built = new Map<string, BuiltRun>();

  constructor(site: ContentSite, kept: BuiltRuns, search: SearchBuilder) {
    this.#site = site;
    this.#kept = kept;
    this.#search = search;
    const runs = indexedRuns(site, () => true);
    this.#runs = new Map(runs.flatMap((run) => run.map(({ path }) => [path, run] as const)));
  }

  /** Takes a page. With the last one of a run that run is made, while others are still rendered. */
  async add(path: string, text: TakenText): Promise<void> {
    this.#texts.set(path, text);
    const run = this.#runs.get(path);
    if (run?.every((page) => this.#texts.has(page.path))) await this.#run(run);
  }

  /** @param site with the pages that are seen in the end */
  async whole(site: ContentSite): Promise<WholeText> {
    const runs: BuiltRun[] = [];
    for (const run of indexedRuns(site, this.isThere)) runs.push(await this.#run(run));
    const keys = runs.flatMap(({ key }) => key ?? []);
    const id = keys.length === runs.length ? digestOf(keys) : undefined;
    return {
      packed: {
        id,
        runs: runs.map(({ fullSizes, part, place, saidIds }) => ({
          ...{ fullSizes, saidIds },
          parts: place ?? textParts(part),
        })),
      },
      search: (placed) => this.#searchFiles(runs, site, id, placed),
    };
  }

  /** What all pages say decides each of them, so that they stay all or none. */
  async #searchFiles(
    runs: readonly BuiltRun[],
    { indexed: { standard } }: ContentSite,
    texts: string | undefined,
    { idOf, keeps }: PlacedSearch,
  ): Promise<SearchFiles> {
    const id = texts && digestOf([JSON.stringify(standard ?? []), texts]);
    const known = id === undefined ? undefined : this.#kept.searchFiles(id);
    if (known?.every((file) => keeps(...file))) return new Map();
    const files = await this.#search.files(
      runs.map(({ part }) => part('search')),
      standard,
    );
    const ids = [...files].map(([name, content]) => [name, idOf(name, content)] as const);
    if (id !== undefined) this.#kept.storeSearchFiles(id, ids);
    return files;
  }

  readonly isThere = ({ path }: TextPage): boolean => this.#texts.has(path);

  async #run(run: Run): Promise<BuiltRun> {
    const name = JSON.stringify(run.map(({ path }) => path));
    const known = this.#built.get(name);
    if (known) return known;
    const made = await this.#make(run);
    this.#built.set(name, made);
    this.#search.expect(made.part('search'));
    return made;
  }

  async #make(run: Run): Promise<BuiltRun> {
    const [{ path: first } = { path: '' }] = run;
    const key = this.#keyOf(run);
    const known = key === undefined ? undefined : this.#kept.load(first, key);
    if (known) return withSearch(known, known.part('search'));
    const pages = run.flatMap(({ facts, path }) => {
      const found = this.#texts.get(path);
      if (!found) return [];
      const text = found.read();
      return [{ page: indexPage(facts, text), text }];
    });
    const full = pages.map(({ page, text }) =>
      Buffer.from(fullText(this.#site, page, text.markdown)),
    );
    const indexed = indexedRun(pages.map(({ page }) => page));
    const parts: RunParts = {
      pages: pack(indexed.pages()),
      sections: pack(indexed.sections()),
      texts: pack(indexed.texts()),
      full: pack(Buffer.concat(full)),
      search: await this.#searchRun(pages),
    };
    const fullSizes = pages.map(({ page }, at) => [page.url, full[at]?.length ?? 0] as const);
    const built = madeRun({ key, fullSizes, saidIds: indexed.saidIds }, parts);
    const isKept = key !== undefined && this.#kept.store(first, key, built);
    const kept = isKept ? this.#kept.load(first, key) : undefined;
    return kept ? withSearch(kept, parts.search) : built;
  }

  #searchRun(pages: readonly ReadText[]): Promise<SearchRun> {
    return this.#search.run(
      pages.flatMap(({ page, text: { terms } }) =>
        terms && isSearchable(page) ? [{ page, terms }] : [],
      ),
    );
  }

  #keyOf(run: Run): string | undefined {
    const parts = run.flatMap(({ facts, path }) => {
      const key = this.#texts.get(path)?.key;
      return key === undefined ? [] : [key, JSON.stringify(facts)];
    });
    const isWhole = parts.length === 2 * run.length;
    return isWhole ? digestOf([JSON.stringify(this.#site.address), ...parts]) : undefined;
  }
}

/** Apart from where it is made, of which its parts would keep all texts in memory. */
function madeRun(facts: Omit<BuiltRun, 'part'>, parts: RunParts): BuiltRun {
  return { ...facts, part: (name) => parts[name] };
}

function textParts(part: BuiltRun['part']): TextParts {
  return {
    ...{ pages: part('pages'), sections: part('sections') },
    ...{ texts: part('texts'), full: part('full') },
  };
}

/** A kept run with its part of the search in memory: when that is needed, all else waits for it. */
function withSearch(run: BuiltRun, search: SearchRun): BuiltRun {
  const read: Partial<RunParts> = { search };
  return {
    ...run,
    part<Name extends keyof RunParts>(name: Name): RunParts[Name] {
      const known: RunParts[Name] | undefined = read[name];
      return known ?? run.part(name);
    },
  };
}

interface ReadText {
  readonly page: ReturnType<typeof indexPage>;
  readonly text: BuiltText;
}

function indexedRuns(site: ContentSite, isThere: (page: TextPage) => boolean): readonly Run[] {
  const byUrl = new Map(site.pages.map((page) => [page.url, page]));
  const pages = indexedFacts(site, isThere).pages.flatMap(({ url }) => byUrl.get(url) ?? []);
  return searchRuns(pages, ({ facts }) => facts);
}
