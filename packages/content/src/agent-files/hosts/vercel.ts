import { answerSource } from './answer-source.ts';
import { headerRoutes } from './header-routes.ts';
import type { HostRules, HostSite } from './host.ts';
import {
  belowBase,
  pathExpression,
  type RedirectPattern,
  redirectPattern,
} from './redirect-pattern.ts';
import { headerRules } from './security-headers.ts';

const output = '.vercel/output';

/**
 * Vercel: what its Build Output API (version 3) takes, as `vercel.json` is read before a build. A
 * middleware answers for Markdown, since rewrites come after the files of a static site.
 */
export function vercelRules({ base, documents, redirects }: HostSite): HostRules {
  const middleware = `${output}/functions/_middleware.func`;
  return {
    copy: `${output}/static${base}`,
    files: [
      {
        place: 'build',
        path: `${output}/config.json`,
        text: json({ version: 3, routes: routes(base, documents, redirects.map(redirectPattern)) }),
      },
      { place: 'build', path: `${middleware}/middleware.js`, text: middlewareSource(base) },
      {
        place: 'build',
        path: `${middleware}/.vc-config.json`,
        text: json({ runtime: 'edge', entrypoint: 'middleware.js' }),
      },
    ],
  };
}

/** In the order in which they are tried; pages come before the patterns of redirects. */
function routes(
  base: string,
  documents: readonly string[],
  patterns: readonly RedirectPattern[],
): object[] {
  const redirect = (pattern: RedirectPattern) => redirectRoute(pattern, base);
  return [
    ...patterns.filter(({ isExact }) => isExact).map(redirect),
    { src: `^${base}/.*$`, headers: { Vary: 'Accept' }, continue: true },
    ...headerRoutes(headerRules(base, documents)),
    {
      src: `^${base}/(?!_astro/|_waymark/).*$`,
      has: [{ type: 'header', key: 'accept', value: '.*text/markdown.*' }],
      methods: ['GET', 'HEAD'],
      middlewarePath: '_middleware',
      continue: true,
    },
    { handle: 'filesystem' },
    ...patterns.filter(({ isExact }) => !isExact).map(redirect),
    { src: '/.*', dest: `${base}/404.html`, status: 404 },
  ];
}

function redirectRoute({ expression, status, target }: RedirectPattern, base: string): object {
  const address = target
    .map((piece) => (typeof piece === 'number' ? `$${piece}` : piece.replaceAll('$', '%24')))
    .join('');
  // The files below a base answer without its slash, too.
  const path = base !== '' && expression === '/' ? '/?' : expression;
  return {
    src: `^${pathExpression(base)}${path}$`,
    headers: { Location: belowBase(address, base) },
    status,
  };
}

/** Its own requests accept HTML only, and so do not come here again. */
function middlewareSource(base: string): string {
  return `// Answers \`Accept: text/markdown\` with the Markdown of a page.
${answerSource(base)}
export default async function middleware(request) {
  const headers = { accept: 'text/html' };
  const found = await answer(
    request,
    (address) => fetch(address, { headers }),
    () => fetch(request.url, { headers, redirect: 'manual' }),
  );
  return found ?? new Response(null, { headers: { 'x-middleware-next': '1' } });
}
`;
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
