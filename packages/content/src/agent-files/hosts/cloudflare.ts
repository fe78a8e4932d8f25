import { answerSource } from './answer-source.ts';
import { headersFile } from './headers-file.ts';
import type { HostFile, HostRedirect, HostSite } from './host.ts';
import { belowBase, redirectPattern, withQuery } from './redirect-pattern.ts';
import { headerRules } from './security-headers.ts';

/** The worker in the output; one of the site's own is kept. */
export const workerFile = '_worker.js';

/**
 * Cloudflare: a worker in front of the files, as its headers and redirects know nothing of
 * `Accept`. Pages runs it by its name; Workers by `main` and `assets.run_worker_first`, where 404.html is
 * shown only as `not_found_handling` says it. What serves the files obeys `_redirects`, also where there
 * is a file: redirects with wildcards, before which pages come, are the worker's (`redirectsInFile`).
 */
export function cloudflareFiles({ base, documents, redirects }: HostSite): HostFile[] {
  const text = `// Answers \`Accept: text/markdown\` with the Markdown of a page.
// Cloudflare Pages runs this file by its name. For Workers, set in wrangler.jsonc:
//   "main": "<folder of the site>/_worker.js",
//   "assets": {
//     "directory": "<folder of the site>",
//     "binding": "ASSETS",
//     "run_worker_first": true,
//     "not_found_handling": "404-page"
//   }
${answerSource(base)}${patternSource(redirects, base)}
export default {
  async fetch(request, env) {
    const respond = async () => {
      const page = await env.ASSETS.fetch(request);
      return (page.status === 404 && redirected(request)) || page;
    };
    const found = await answer(request, (address) => env.ASSETS.fetch(new Request(address)), respond);
    if (found) return found;
    const page = await respond();
    if (!page.headers.get('content-type')?.startsWith('text/html')) return page;
    const headers = new Headers(page.headers);
    headers.append('vary', 'Accept');
    return new Response(page.body, { status: page.status, statusText: page.statusText, headers });
  },
};
`;
  const routes = {
    version: 1,
    include: ['/*'],
    exclude: [`${base}/_astro/*`, `${base}/_waymark/*`],
  };
  return [
    { place: 'output', path: workerFile, text },
    { place: 'output', path: '_routes.json', text: `${JSON.stringify(routes)}\n` },
    { place: 'output', path: '_headers', text: headersFile(headerRules(base, documents)) },
    { place: 'output', path: '.assetsignore', text: '_worker.js\n_routes.json\n' },
  ];
}

/** JavaScript of a function that gives the answer of a redirect with wildcards to a request, if one has it. */
function patternSource(redirects: readonly HostRedirect[], base: string): string {
  const patterns = redirects
    .map(redirectPattern)
    .filter(({ isExact }) => !isExact)
    .map(({ expression, status, target: [start = '', ...others] }) => ({
      expression: `^${expression}$`,
      target: typeof start === 'string' ? [belowBase(start, base), ...others] : [start, ...others],
      status,
    }));
  return `
const patterns = ${JSON.stringify(patterns)}.map((pattern) => ({ ...pattern, expression: new RegExp(pattern.expression) }));

const withQuery = ${withQuery.toString()};

function redirected(request) {
  const { pathname, search } = new URL(request.url);
  if (!pathname.startsWith(base + '/')) return undefined;
  for (const { expression, status, target } of patterns) {
    const match = expression.exec(pathname.slice(base.length));
    if (!match) continue;
    const address = target.map((piece) => (typeof piece === 'number' ? match[piece] || '' : piece)).join('');
    return new Response(null, { status, headers: { location: withQuery(address, search) } });
  }
  return undefined;
}
`;
}
