import { remember } from '@waymark/core';
import type { SearchScope } from '@waymark/search';
import type { QuestionFilter } from '../question.ts';
import type { SiteFacts } from '../site-facts.ts';
import { isLanguageWanted } from './page-filter.ts';

/** The part of a filter that a retriever applies itself. */
export interface Scope extends SearchScope {
  /** Nothing of the filter is left. */
  readonly isWhole: boolean;
}

/**
 * A retriever takes one language, one version and one product, and pages without any are then left
 * out. That is the same as the filter only where the site has no such pages.
 */
export function scopeOf(filter: QuestionFilter, site: SiteFacts): Scope {
  const codes = codesOf(site);
  const isListed = (wanted: readonly string[]) => (one: string) => wanted.includes(one);
  const scope = {
    language: filter.language && narrow(codes.language, isLanguageWanted(filter.language)),
    version: filter.version && narrow(codes.version, isListed(filter.version)),
    product: filter.product && narrow(codes.product, isListed(filter.product)),
  };
  const isWhole =
    filter.tag === undefined &&
    filter.path === undefined &&
    scopeKeys.every((key) => filter[key] === undefined || scope[key] !== undefined);
  const given = scopeKeys.filter((key) => scope[key] !== undefined);
  return { ...Object.fromEntries(given.map((key) => [key, scope[key]])), isWhole };
}

const scopeKeys = ['language', 'version', 'product'] as const;

type Codes = ReadonlySet<string | undefined>;

const codesOf = remember((site: SiteFacts) => {
  const pages = [...site.pages.values()];
  return {
    language: new Set(pages.map(({ language }) => language)),
    version: new Set(pages.map(({ version }) => version)),
    product: new Set(pages.map(({ product }) => product)),
  };
});

/** The one code that is wanted, unless there are others or pages without. */
function narrow(codes: Codes, isWanted: (code: string) => boolean): string | undefined {
  const wanted = [...codes].filter((code) => code === undefined || isWanted(code));
  return wanted.length === 1 ? wanted[0] : undefined;
}
