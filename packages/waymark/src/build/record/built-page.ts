import type { ResultCache } from '@waymark/content';
import type { PageText } from '@waymark/content/text';
import type { ChunkTerms } from '@waymark/search';
import type { PageFindings } from '../../project/findings/findings.ts';
import { loadPart, pack, storePart, unpack } from './kept-value.ts';

/** What a build made of a page, but for its HTML and its text, kept for the next one. */
export interface BuiltPage {
  /** Of what it was made from. */
  readonly key: string;
  readonly findings: PageFindings;
  readonly text: TextFacts;
}

/** What is known of the text of a page without reading it. */
export interface TextFacts {
  /** Of what it was made from, which may be the same where the page is not. */
  readonly key: string;
  readonly hasPlayground: boolean;
}

/** What a page says, for the files beside its HTML. */
export interface BuiltText extends PageText {
  /** Data of its playground, as JSON. */
  readonly playground: string | undefined;
  /** What its sections say to a search; absent on a page that none finds. */
  readonly terms?: ChunkTerms | undefined;
}

/** Pages of earlier builds, by their paths. */
export interface BuiltPages {
  /** The pages of the last build that ended. */
  load(): ReadonlyMap<string, BuiltPage>;
  store(pages: ReadonlyMap<string, BuiltPage>): void;
  /** The HTML of a page that was made from what a key is of. */
  html(path: string, key: string): Uint8Array | undefined;
  storeHtml(path: string, key: string, html: Uint8Array): void;
  /** The text of a page, packed, that was made from what a key is of. */
  text(path: string, key: string): Uint8Array | undefined;
  storeText(path: string, key: string, packed: Uint8Array): void;
  /** Forgets the pages whose text is gone, so that the next build makes them anew. */
  dropWithoutText(): void;
  /** Has the texts of pages outlive those that nobody asks for. */
  keepTexts(paths: Iterable<string>): void;
}

/**
 * Pages among the results of earlier builds.
 *
 * @param site which of the sites of a docs folder they are of (`keptSite`)
 */
export function builtPages(results: ResultCache, site: string): BuiltPages {
  const name = `built ${site}`;
  const htmlName = (path: string) => `html ${site}${path}`;
  const textName = (path: string) => `text ${site}${path}`;
  const textOf = (path: string, key: string) => loadPart<Uint8Array>(results, textName(path), key);
  const load = () => new Map(JSON.parse(results.load(name) ?? '[]') as [string, BuiltPage][]);
  const store = (pages: ReadonlyMap<string, BuiltPage>) =>
    results.store(name, JSON.stringify([...pages]));
  return {
    load,
    store,
    html(path, key) {
      const packed = loadPart<Uint8Array>(results, htmlName(path), key);
      return packed && unpack(packed);
    },
    storeHtml: (path, key, html) => storePart(results, htmlName(path), key, pack(html)),
    text: textOf,
    storeText: (path, key, packed) => storePart(results, textName(path), key, packed),
    dropWithoutText() {
      const whole = [...load()].filter(([path, { text }]) => textOf(path, text.key));
      store(new Map(whole));
    },
    keepTexts: (paths) => results.keep([...paths].map(textName)),
  };
}
