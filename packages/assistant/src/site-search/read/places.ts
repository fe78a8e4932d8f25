import type { Overview, ScopePages } from '../format/files.ts';
import type { SearchScope } from '../hits.ts';

/** Which page a section is of, and which scope and file a page is in. */
export interface Places {
  readonly pageCount: number;
  readonly sectionCount: number;
  /** The page of each section. */
  readonly pages: Uint32Array;
  /** Number of the first section of a page; of the page after the last one, how many there are. */
  readonly firstSection: (page: number) => number;
  readonly scopeOf: (page: number) => ScopePages | undefined;
  /** Number of the file with a page, and its place there. */
  readonly fileOf: (page: number) => { readonly file: number; readonly place: number };
}

export function placesOf({ sections, scopes, pageFiles }: Overview): Places {
  const sectionStarts = starts(sections);
  const pages = new Uint32Array(sectionStarts[sections.length] ?? 0);
  for (const [page, count] of sections.entries()) {
    const start = sectionStarts[page] ?? 0;
    pages.fill(page, start, start + count);
  }
  const scopeStarts = starts(scopes.map((scope) => scope.pages));
  const fileStarts = starts(pageFiles);
  return {
    pageCount: sections.length,
    sectionCount: pages.length,
    pages,
    firstSection: (page) => sectionStarts[page] ?? 0,
    scopeOf: (page) => scopes[lastUpTo(scopeStarts, page)],
    fileOf: (page) => {
      const file = lastUpTo(fileStarts, page);
      return { file, place: page - (fileStarts[file] ?? 0) };
    },
  };
}

/** Whether pages belong to what is searched; those of no version belong to all. */
export function isWithin({ version, product }: ScopePages, wanted: SearchScope): boolean {
  return fits(version, wanted.version) && fits(product, wanted.product);
}

function fits(own: string | undefined, wanted: string | undefined): boolean {
  return own === undefined || wanted === undefined || own === wanted;
}

/** Where each part starts, and at the end where the last one ends. */
function starts(counts: readonly number[]): number[] {
  let sum = 0;
  return [
    0,
    ...counts.map((count) => {
      sum += count;
      return sum;
    }),
  ];
}

function lastUpTo(values: readonly number[], wanted: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] ?? 0) <= wanted) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
