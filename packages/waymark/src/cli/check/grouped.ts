import { type Diagnostic, diagnosticCodes } from '@waymark/core';

/** What is wrong in one way, at all the places where it is. */
export interface Cause {
  readonly first: Diagnostic;
  readonly others: readonly Diagnostic[];
}

/** All causes of one code. */
export interface Kind {
  readonly code: Diagnostic['code'];
  readonly causes: readonly Cause[];
}

/** What readers run into, the worst last; all other codes stand before these. */
const brokenForReaders: readonly string[] = [
  'page-unlisted',
  'image-alt-missing',
  'link-external-failed',
  'link-fragment-missing',
  'navigation-icon-missing',
  'component-unknown',
  'asset-missing',
  'config-redirect-target',
  'link-page-missing',
  'navigation-href-missing',
  'config-redirect-loop',
  'address-gone',
  'navigation-page-missing',
  'page-evaluation',
  'page-syntax',
];

/**
 * Diagnostics by code, the worst kind last, where a terminal ends: warnings before errors, then by what
 * readers run into. Those that say the same are one cause; the most frequent come first, then they are
 * in the order of their places.
 */
export function kindsOf(diagnostics: readonly Diagnostic[]): Kind[] {
  const kinds = [...Map.groupBy(diagnostics, ({ code }) => code)].map(([code, found]) => ({
    code,
    causes: [...Map.groupBy(found, ({ message, severity }) => severity + message).values()]
      .map(([first, ...others]) => ({ first: first as Diagnostic, others }))
      .sort(
        (one, other) => other.others.length - one.others.length || byPlace(one.first, other.first),
      ),
    isError: found.some(({ severity }) => severity === 'error'),
  }));
  const order = Object.keys(diagnosticCodes);
  const rank = ({ code, isError }: { code: string; isError: boolean }) =>
    (isError ? 1e6 : 0) + 1e3 * brokenForReaders.indexOf(code) - order.indexOf(code);
  return kinds.sort((one, other) => rank(one) - rank(other));
}

function byPlace(one: Diagnostic, other: Diagnostic): number {
  if (one.file !== other.file) return one.file < other.file ? -1 : 1;
  return one.line - other.line || one.column - other.column;
}
