import { answerSource } from './answer-source.ts';
import type { HostFile, HostRedirect, HostSite } from './host.ts';
import { belowBase, encodedRedirect } from './redirect-pattern.ts';
import { isExact } from './redirects-file.ts';
import { headerRules } from './security-headers.ts';

/**
 * Netlify: an edge function, as redirects and headers there know nothing of `Accept`, in the folder
 * that its Frameworks API reads after a build. Exact redirects are forced here, because files come
 * before those of the `_redirects` file, and the build writes a page for each.
 */
export function netlifyFiles({ base, documents, redirects }: HostSite): HostFile[] {
  const below = `${base}/*`;
  const text = `// Answers \`Accept: text/markdown\` with the Markdown of a page.
${answerSource(base)}
export default (request, context) =>
  answer(
    request,
    (address) => fetch(address),
    () => context.next(),
  );

export const config = {
  path: ${JSON.stringify(below)},
  excludedPath: [${JSON.stringify(`${base}/_astro/*`)}, ${JSON.stringify(`${base}/_waymark/*`)}],
  method: ['GET', 'HEAD'],
  onError: 'bypass',
};
`;
  const settings = {
    headers: [
      { for: below, values: { Vary: 'Accept' } },
      ...headerRules(base, documents).flatMap(({ headers, paths }) =>
        paths.map((path) => ({ for: path, values: headers })),
      ),
    ],
    redirects: redirects.filter(isExact).map((redirect) => forced(redirect, base)),
  };
  const folder = '.netlify/v1';
  return [
    { place: 'build', path: `${folder}/edge-functions/waymark-markdown.js`, text },
    {
      place: 'build',
      path: `${folder}/config.json`,
      text: `${JSON.stringify(settings, null, 2)}\n`,
    },
  ];
}

function forced(redirect: HostRedirect, base: string) {
  const { destination, permanent, source } = encodedRedirect(redirect);
  return {
    from: base + source,
    to: belowBase(destination, base),
    status: permanent ? 301 : 302,
    force: true,
  };
}
