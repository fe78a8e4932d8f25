import { answerSource } from './answer-source.ts';
import type { HostFile, HostRedirect, HostSite } from './host.ts';

/**
 * Vercel: a middleware, as rewrites there come after the files of a static site. Its settings hold
 * the redirects, whose patterns it reads as `docs.json` has them.
 */
export function vercelFiles({ base, redirects }: HostSite): HostFile[] {
  const text = `// Answers \`Accept: text/markdown\` with the Markdown of a page.
${answerSource(base)}
export default function middleware(request) {
  const headers = { accept: 'text/html' };
  return answer(
    request,
    (address) => fetch(address, { headers }),
    () => fetch(request.url, { headers, redirect: 'manual' }),
  );
}

export const config = { matcher: ${JSON.stringify(`${base}/((?!_astro/|_waymark/).*)`)} };
`;
  const settings = {
    redirects: redirects.map((redirect) => vercelRedirect(redirect, base)),
    headers: [{ source: `${base}/(.*)`, headers: [{ key: 'Vary', value: 'Accept' }] }],
  };
  return [
    { place: 'project', path: 'middleware.js', text },
    { place: 'project', path: 'vercel.json', text: `${JSON.stringify(settings, null, 2)}\n` },
  ];
}

/** A bare \`*\` needs a name there. */
function vercelRedirect({ source, destination, permanent }: HostRedirect, base: string) {
  const named = (path: string) => path.replace(/(?<!:[A-Za-z]\w*)\*/g, ':rest*');
  return {
    source: base + named(source),
    destination: destination.startsWith('/') ? base + named(destination) : named(destination),
    permanent,
  };
}
