import type { OpenApiSource } from '@waymark/core';
import type { ApiDescription } from '../model/description.ts';
import { besidePage, isUrl, sourceName } from './source-name.ts';

/** The descriptions of one format. */
export interface FormatDescriptions {
  /**
   * Those that the configuration or a page names, by the names of `descriptionSources`; those that
   * failed are absent.
   */
  readonly named: ReadonlyMap<string, ApiDescription>;
  /** Those of the docs folder, named or not; empty where no page could mean one of them. */
  readonly discovered: readonly ApiDescription[];
  /** `api.openapi` or `api.asyncapi`, as a list. */
  readonly defaults: readonly OpenApiSource[];
  /** Names of those that could not be loaded and are reported. */
  readonly failed: readonly string[];
}

/** The descriptions of a site. */
export interface DescriptionSet {
  /** The description that an `openapi` value names, if it could be loaded. */
  get(source: string): ApiDescription | undefined;
  /** Those that a list of sources names, in its order. */
  of(sources: readonly OpenApiSource[] | undefined): readonly ApiDescription[];
  /** Those of `api.openapi`. */
  readonly defaults: readonly ApiDescription[];
  /** Every description once: those of `api.openapi` in its order, then the others by file name. */
  readonly all: readonly ApiDescription[];
  /** Names of those that could not be loaded, which is reported where they are named. */
  readonly failed: readonly string[];
}

/** The descriptions of one format, to be found by their names. */
export function createDescriptionSet({
  named,
  discovered,
  defaults,
  failed,
}: FormatDescriptions): DescriptionSet {
  const bySource = new Map(discovered.map((description) => [description.file, description]));
  for (const [source, description] of named) bySource.set(sourceName(source), description);
  const get = (source: string) => bySource.get(sourceName(source));
  const of = (sources: readonly OpenApiSource[] = []) =>
    sources.flatMap(({ source }) => get(source) ?? []);
  const others = [...bySource.values()].toSorted((left, right) =>
    left.file < right.file ? -1 : Number(left.file > right.file),
  );
  const preferred = of(defaults);
  const all = [...new Set([...preferred, ...others])];
  return { get, of, defaults: preferred, all, failed };
}

/** How many files a message names. */
const listed = 4;

/** Files as a message names them. */
export function filesOf(descriptions: readonly ApiDescription[]): string {
  const names = descriptions.slice(0, listed).map(({ file }) => `"${file}"`);
  const more = descriptions.length - names.length;
  const last = more > 0 ? `${more} more` : names.pop();
  return names.length > 0 ? `${names.join(', ')} and ${last}` : (last ?? '');
}

/** A description found by the name that a page or an entry gives it. */
export interface NamedDescription {
  readonly description: ApiDescription;
  /** Whether the name is its path or URL, a part of it, or has nothing to do with it. */
  readonly match: 'exact' | 'similar' | 'none';
  /** Others that the name fits as well. */
  readonly others: readonly ApiDescription[];
}

/** The file of a description as a page or an entry names it, if it does. */
export interface NamedFile {
  readonly file?: string | undefined;
  /** The file of the page, from whose folder a path may start. */
  readonly from?: string | undefined;
}

/**
 * Which of several descriptions a file token means (docs/format/openapi.md#endpoint-pages): the one
 * at that path or URL, one whose path holds the token, one with that file name without its ending,
 * one whose name holds it; at last the first of all. Of several, those nearest to the page are meant.
 *
 * @param from the file of the page
 */
export function findByName(
  token: string,
  candidates: readonly ApiDescription[],
  from = '',
): NamedDescription | undefined {
  const name = sourceName(token);
  const exact = pathsMeant(token, from)
    .map((path) => candidates.find(({ file }) => file === path))
    .find((description) => description !== undefined);
  if (exact) return { description: exact, match: 'exact', others: [] };
  const rungs = similarities.map(
    (fits) =>
      ({ file }: ApiDescription) =>
        fits(file, name),
  );
  const start = rungs.findIndex((fits) => candidates.some(fits));
  if (start === -1) return firstOf(candidates, 'none');
  // Where one rule leaves several, the next ones may tell them apart.
  const matches = rungs.slice(start).reduce<readonly ApiDescription[]>((left, fits) => {
    const narrower = left.filter(fits);
    return narrower.length > 0 ? narrower : left;
  }, candidates);
  const shared = matches.map(({ file }) => sharedFolders(file, from));
  const most = Math.max(...shared);
  const nearest = matches.filter((_, index) => shared[index] === most);
  return firstOf(nearest, 'similar');
}

/** A path starts at the docs folder or at the folder of the page; with a dot, there first. */
function pathsMeant(token: string, from: string): readonly string[] {
  const atRoot = sourceName(token);
  if (token.startsWith('/') || isUrl(token)) return [atRoot];
  const beside = besidePage(token, from);
  return token.startsWith('.') ? [beside, atRoot] : [atRoot, beside];
}

/** How many folders two files have in common. */
function sharedFolders(one: string, other: string): number {
  const folders = one.split('/').slice(0, -1);
  const others = other.split('/').slice(0, -1);
  const end = folders.findIndex((folder, index) => folder !== others[index]);
  return end === -1 ? folders.length : end;
}

/** How a name may stand for a description whose path it is not, the surest way first. */
const similarities: readonly ((source: string, name: string) => boolean)[] = [
  (source, name) => source.includes(name),
  (source, name) => stemOf(source) === stemOf(name),
  (source, name) => stemOf(source).includes(stemOf(name)),
];

/**
 * Whether what a page or an entry names may be in a description that could not be loaded: in the one
 * whose file it names, else in any.
 */
export function mayBeInFailed({ file, from }: NamedFile, { all, failed }: DescriptionSet): boolean {
  if (file === undefined) return failed.length > 0;
  if (findByName(file, all, from)?.match === 'exact') return false;
  const name = sourceName(file);
  return failed.some((source) => similarities.some((fits) => fits(source, name)));
}

function firstOf(
  candidates: readonly ApiDescription[],
  match: NamedDescription['match'],
): NamedDescription | undefined {
  const [description, ...others] = candidates;
  return description && { description, match, others };
}

/** File name without its ending. */
function stemOf(source: string): string {
  return source.slice(source.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}
