import { answerSource } from './answer-source.ts';
import type { HostFile, HostSite } from './host.ts';

/**
 * Netlify: an edge function, as redirects and headers there know nothing of `Accept`. Redirects
 * are in the `_redirects` file that every build writes.
 */
export function netlifyFiles({ base }: Pick<HostSite, 'base'>): HostFile[] {
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
  return [
    { place: 'project', path: 'netlify/edge-functions/markdown.js', text },
    { place: 'output', path: '_headers', text: `${below}\n  Vary: Accept\n` },
  ];
}
