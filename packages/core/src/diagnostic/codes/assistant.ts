import type { CodeTable } from '../code-table.ts';

/** The assistant on the server of the site. */
export const assistantCodes = {
  'assistant-adapter-missing': {
    severity: 'warning',
    foundBy: 'build',
    summary: 'The assistant of the site needs a server, and the Astro project has no adapter.',
    fix: 'Add an adapter with `npx astro add node`, or build with `waymark build --server`.',
  },
  'assistant-slash-urls': {
    severity: 'warning',
    foundBy: 'build',
    summary: "With `trailingSlash: 'always'`, requests to the assistant need a slash at the end.",
    fix: 'Send requests to the address with the slash, or set `trailingSlash` to another value.',
  },
  'assistant-client-address': {
    severity: 'warning',
    foundBy: 'build',
    summary: 'Readers can choose the address that the limits of the assistant count.',
    fix: 'Set `trustedProxies` of the assistant to the number of proxies before the server.',
  },
  'mcp-path-taken': {
    severity: 'warning',
    foundBy: 'build',
    summary: 'A page is at /mcp, so the server of the site does not answer MCP clients there.',
    fix: 'Give the page another path.',
  },
  'server-path-taken': {
    severity: 'warning',
    foundBy: 'build',
    summary: 'A page is at /health or /ready, where the server of the site says how it is.',
    fix: 'Give the page another path.',
  },
  'auth-twice': {
    severity: 'error',
    lenient: 'warning',
    summary: 'Both `auth` of `docs.json` and a module say who may sign in; the module counts.',
    fix: 'Leave out one of them.',
  },
  'auth-adapter-missing': {
    severity: 'warning',
    foundBy: 'build',
    summary: 'Readers are to sign in, and the Astro project has no adapter, so nobody can.',
    fix: 'Add an adapter with `npx astro add node`, or build with `waymark build --server`.',
  },
  'auth-slash-urls': {
    severity: 'error',
    lenient: 'warning',
    foundBy: 'build',
    summary:
      "With `trailingSlash: 'always'`, docs whose readers sign in have no styles and no sign-in.",
    fix: 'Set `trailingSlash` to another value, or build with `waymark build --server`.',
  },
  'auth-allowed-domains': {
    severity: 'warning',
    foundBy: 'build',
    summary: 'Readers are to sign in, and Astro does not know which forms are those of the site.',
    fix: 'Name the host of the site in `security.allowedDomains`.',
  },
} as const satisfies CodeTable;
