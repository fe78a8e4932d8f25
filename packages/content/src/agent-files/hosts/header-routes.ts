import type { HeaderRule } from './security-headers.ts';

/** Rules as routes of Vercel's Build Output API, which go on to what answers. */
export function headerRoutes(rules: readonly HeaderRule[]): object[] {
  return rules.map(({ headers, paths }) => ({
    src: `^(?:${paths.map(pathExpression).join('|')})$`,
    headers,
    continue: true,
  }));
}

function pathExpression(path: string): string {
  return path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('/:part/', '/[^/]+/');
}
