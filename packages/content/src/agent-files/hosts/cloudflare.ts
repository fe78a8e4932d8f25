import { answerSource } from './answer-source.ts';
import { headersFile } from './headers-file.ts';
import type { HostFile, HostSite } from './host.ts';
import { headerRules } from './security-headers.ts';

/**
 * Cloudflare: a worker in front of the files, as its headers and redirects know nothing of
 * `Accept`. Pages runs it by its name; Workers by `main` and `assets.run_worker_first`. What serves
 * the files obeys `_redirects`.
 */
export function cloudflareFiles({
  base,
  documents,
}: Pick<HostSite, 'base' | 'documents'>): HostFile[] {
  const text = `// Answers \`Accept: text/markdown\` with the Markdown of a page.
// Cloudflare Pages runs this file by its name. For Workers, set in wrangler.jsonc:
//   "main": "<folder of the site>/_worker.js",
//   "assets": { "directory": "<folder of the site>", "binding": "ASSETS", "run_worker_first": true }
${answerSource(base)}
export default {
  async fetch(request, env) {
    const respond = () => env.ASSETS.fetch(request);
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
    { place: 'output', path: '_worker.js', text },
    { place: 'output', path: '_routes.json', text: `${JSON.stringify(routes)}\n` },
    { place: 'output', path: '_headers', text: headersFile(headerRules(base, documents)) },
    { place: 'output', path: '.assetsignore', text: '_worker.js\n_routes.json\n' },
  ];
}
