import type { QuestionFilter } from '../question.ts';
import type { SiteFacts } from '../site-facts.ts';
import { isLanguageWanted } from './page-filter.ts';

/** The part of a filter that a retriever applies itself. */
export interface Scope {
  readonly language?: string;
  readonly version?: string;
  /** Nothing of the filter is left. */
  readonly isWhole: boolean;
}

/**
 * A retriever takes one language and one version, and pages without any are then left out. That is
 * the same as the filter only where the site has no such pages.
 */
export function scopeOf(filter: QuestionFilter, site: SiteFacts): Scope {
  const codes = codesOf(site);
  const languages = filter.language && narrow(codes.languages, isLanguageWanted(filter.language));
  const versions =
    filter.version && narrow(codes.versions, (one) => filter.version?.includes(one) === true);
  const isWhole =
    filter.tag === undefined &&
    filter.path === undefined &&
    (filter.language === undefined || languages !== undefined) &&
    (filter.version === undefined || versions !== undefined);
  return {
    ...(languages === undefined ? {} : { language: languages }),
    ...(versions === undefined ? {} : { version: versions }),
    isWhole,
  };
}

type Codes = ReadonlySet<string | undefined>;

const remembered = new WeakMap<SiteFacts, { languages: Codes; versions: Codes }>();

function codesOf(site: SiteFacts): { readonly languages: Codes; readonly versions: Codes } {
  const known = remembered.get(site);
  if (known) return known;
  const pages = [...site.pages.values()];
  const codes = {
    languages: new Set(pages.map(({ language }) => language)),
    versions: new Set(pages.map(({ version }) => version)),
  };
  remembered.set(site, codes);
  return codes;
}

/** The one code that is wanted, unless there are others or pages without. */
function narrow(codes: Codes, isWanted: (code: string) => boolean): string | undefined {
  const wanted = [...codes].filter((code) => code === undefined || isWanted(code));
  return wanted.length === 1 ? wanted[0] : undefined;
}
