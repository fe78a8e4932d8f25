import { nearestPages } from '../nearest-pages.ts';
import { pageListPath } from '../page-list.ts';
import { prefersMarkdown } from './prefers-markdown.ts';
import { securityHeaders } from './security-headers.ts';

/**
 * JavaScript of a function that answers a request for Markdown, for hosts that run functions:
 * `answer(request, load, respond)` gives undefined where the host has to answer by itself. `load`
 * fetches a file of the site by its address, `respond` is what the host would answer.
 */
export function answerSource(base: string): string {
  return `const base = ${JSON.stringify(base)};

const securityHeaders = ${JSON.stringify(securityHeaders)};

const prefersMarkdown = ${prefersMarkdown.toString()};

const nearestPages = ${nearestPages.toString()};

async function answer(request, load, respond) {
  const { pathname, href } = new URL(request.url);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead || !prefersMarkdown(request.headers.get('accept'))) return undefined;
  if (!pathname.startsWith(base) || /\\.[a-z]\\w*$/i.test(pathname)) return undefined;
  const path = pathname.slice(base.length).replace(/(?<!\\/)\\/+$/, '');
  const at = (file) => new URL(base + file, href);
  const type = 'text/markdown; charset=utf-8';
  const headers = { ...securityHeaders, 'Content-Type': type, Vary: 'Accept' };
  const twin = await load(at((path || '/index') + '.md'));
  if (twin.ok) return new Response(twin.body, { headers });
  const page = await respond();
  if (page.status !== 404) return page;
  const list = await load(at(${JSON.stringify(pageListPath)}));
  const near = list.ok ? nearestPages(path, await list.json()) : [];
  const lines = near.map(({ url, title }) => {
    const name = title.replace(/[[\\]\\\\]/g, '\\\\$&');
    return '- [' + name + '](' + at((url === '/' ? '/index' : url) + '.md') + ')';
  });
  const found = lines.length === 0 ? '' : 'Pages with similar addresses:\\n\\n' + lines.join('\\n') + '\\n\\n';
  const text = '# Page not found\\n\\n' + found + 'All pages of this documentation: <' + at('/llms.txt') + '>\\n';
  return new Response(text, { status: 404, headers });
}
`;
}
