import { findLanguage, languages } from '../languages.ts';
import { isDocsFolder, type MatchKeys } from './path-match.ts';

/**
 * The folder names that stand for the languages of a site, lower case: their codes and every
 * other known code of the same language, so that `zh/` counts for `cn`.
 */
export function localeFolders(codes: readonly string[]): ReadonlySet<string> {
  const tags = codes.map((code) => primaryLanguage(code));
  const aliases = Object.keys(languages).filter((code) => tags.includes(primaryLanguage(code)));
  return new Set([...codes, ...aliases].map((code) => code.toLowerCase()));
}

function primaryLanguage(code: string): string {
  const tag = findLanguage(code)?.language.tag ?? code;
  return tag.split('-')[0]?.toLowerCase() ?? tag;
}

/**
 * Keys by which a page is paired with its translations (docs/format/docs-json.md#switchers): the
 * path without a leading locale folder (first, or second after `docs` and its like); for paths
 * without one, the path without one locale folder at any depth. A trailing `index` does not count.
 */
export function languageKeys(path: string, locales: ReadonlySet<string>): MatchKeys {
  const segments = withoutIndex(path.split('/'));
  const isLocale = (segment: string | undefined) =>
    segment !== undefined && locales.has(segment.toLowerCase());
  const leading = isLocale(segments[0])
    ? 0
    : isDocsFolder(segments[0]) && isLocale(segments[1])
      ? 1
      : -1;
  if (leading >= 0) {
    const key = `same:${segments.toSpliced(leading, 1).join('/')}`;
    return { ask: [key], answer: [key] };
  }
  const whole = segments.join('/');
  const removals = segments.flatMap((segment, index) =>
    isLocale(segment) ? [{ index, rest: segments.toSpliced(index, 1).join('/') }] : [],
  );
  const differs = removals.map(({ index, rest }) => `differs:${index}:${rest}`);
  const rests = removals.map(({ rest }) => rest);
  return {
    ask: [`same:${whole}`, ...differs, ...rests.map((rest) => `whole:${rest}`), `rest:${whole}`],
    answer: [`same:${whole}`, ...differs, `whole:${whole}`, ...rests.map((rest) => `rest:${rest}`)],
  };
}

function withoutIndex(segments: readonly string[]): readonly string[] {
  return segments.at(-1) === 'index' ? segments.slice(0, -1) : segments;
}
