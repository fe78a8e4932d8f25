import type { ResultCache } from '@waymark/content';
import type { PageText } from '@waymark/content/text';
import type { ChunkTerms } from '@waymark/search';
import type { PageFindings } from '../../project/findings.ts';
import { loadValue, pack, storeValue, unpack } from './kept-value.ts';

/** What a build made of a page besides its HTML, kept for the next one. */
export interface BuiltPage {
  /** Of what it was made from. */
  readonly key: string;
  readonly findings: PageFindings;
  readonly text: PackedText;
}

/** What the files beside the HTML of a page are made from. */
export interface PackedText {
  /**
   * Of what it was made from, which may be the same where the page is not; none where every build
   * makes it anew.
   */
  readonly key: string | undefined;
  readonly hasPlayground: boolean;
  /** A `BuiltText`; see `PackedTexts`. */
  readonly packed: Uint8Array;
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
  load(path: string): BuiltPage | undefined;
  /** The HTML of a page that was made from what a key is of. */
  html(path: string, key: string): Uint8Array | undefined;
  store(path: string, page: BuiltPage, html: Uint8Array): void;
}

/** The HTML of a page, apart from the rest: mostly it is in the last output still. */
interface BuiltHtml {
  readonly key: string;
  /** Compressed. */
  readonly html: Uint8Array;
}

/**
 * Pages among the results of earlier builds.
 *
 * @param site which of the sites of a docs folder they are of (`keptSite`)
 */
export function builtPages(results: ResultCache, site: string): BuiltPages {
  const pageName = (path: string) => `built ${site}${path}`;
  const htmlName = (path: string) => `html ${site}${path}`;
  return {
    load: (path) => loadValue<BuiltPage>(results, pageName(path)),
    html(path, key) {
      const built = loadValue<BuiltHtml>(results, htmlName(path));
      return built?.key === key ? unpack(built.html) : undefined;
    },
    store(path, page, html) {
      const built: BuiltHtml = { key: page.key, html: pack(html) };
      storeValue(results, htmlName(path), built);
      storeValue(results, pageName(path), page);
    },
  };
}

/** Those that were packed last are mostly asked for soon: pages that follow one another are put together. */
const mostOpen = 128;

/** Packs what pages say, and gives it back. */
export class PackedTexts {
  /** In the order in which they were packed. */
  readonly #open = new Map<Uint8Array, BuiltText>();

  pack(text: BuiltText): Uint8Array {
    const packed = pack(JSON.stringify(text));
    this.#open.set(packed, text);
    if (this.#open.size > mostOpen) {
      for (const first of this.#open.keys()) {
        this.#open.delete(first);
        break;
      }
    }
    return packed;
  }

  read(packed: Uint8Array): BuiltText {
    return this.#open.get(packed) ?? (JSON.parse(unpack(packed).toString()) as BuiltText);
  }
}
