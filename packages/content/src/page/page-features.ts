import type { PageFeature } from './compiled-page.ts';

/**
 * What a compiled page needs, by the components that its body names: in expressions and inline
 * components too.
 *
 * @param code the compiled body
 */
export function pageFeatures(code: string): PageFeature[] {
  return /\bLatex\b/.test(code) ? ['math'] : [];
}
