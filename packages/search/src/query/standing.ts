import type { SearchScope } from '../retriever.ts';

/** Whether a page stands in the part of the site that a search is first of all about. */
export type StandsFirst = (page: SearchScope) => boolean;

/** What a search says of where: its scope, and where its reader is. */
interface Asked extends SearchScope {
  readonly reader?: Pick<SearchScope, 'language' | 'version'>;
}

/**
 * The part of a site that a search is first of all about: the language and the version that it asks
 * for, else those of its reader, else those that are standard. Scores of different languages cannot be
 * compared: a word of code is the rarer, and so worth the more, the fewer texts a language has.
 *
 * @param standard see `SearchBuilder.files`
 */
export function standingFirst(
  { language, reader = {}, version }: Asked,
  standard: readonly SearchScope[],
): StandsFirst {
  const wanted = language ?? reader.language ?? standard[0]?.language;
  const release = version ?? reader.version;
  return (page) =>
    fits(page.language, wanted) &&
    (release === undefined ? isStandard(page, standard) : fits(page.version, release));
}

/** Whether the own value of a page is the one that is wanted; one without belongs to all. */
export function fits(own: string | undefined, wanted: string | undefined): boolean {
  return own === undefined || wanted === undefined || own === wanted;
}

function isStandard({ language, product, version }: SearchScope, standard: readonly SearchScope[]) {
  if (version === undefined) return true;
  const versions = standard.filter(
    (one) => one.version !== undefined && one.language === language && one.product === product,
  );
  return versions.length === 0 || versions.some((one) => one.version === version);
}
