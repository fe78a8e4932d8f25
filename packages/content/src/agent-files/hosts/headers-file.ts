import type { HeaderRule } from './security-headers.ts';

/**
 * Rules as a `_headers` file, which Cloudflare and Netlify read. Of several rules for a path, all are
 * joined, and a browser heeds each policy of them.
 */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ headers, paths }) =>
    paths.flatMap((path) => [
      path,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ]),
  );
  return `${lines.join('\n')}\n`;
}
