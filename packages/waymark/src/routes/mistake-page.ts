import { diagnosticsOf, formatWithSource, reportedError } from '../project/findings/report.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { astroBase } from '../project/paths/mount.ts';
import { escapeXml } from './escape-xml.ts';

/**
 * What a preview shows in place of a page that cannot be shown: the mistakes that keep it from it,
 * each with its place and what to do.
 */
export function mistakePage(error: unknown, docs: OpenDocs): string {
  const mistakes = mistakesOf(error, docs);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>This page cannot be shown</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 3rem auto; padding: 0 1rem }
pre { padding: 1rem; overflow: auto; border-left: 4px solid #c22; background: #8882; font-size: .875rem }
</style>
</head>
<body>
<h1>This page cannot be shown</h1>
<p>It comes back by itself as soon as this is mended.</p>
${mistakes.map((mistake) => `<pre>${escapeXml(mistake)}</pre>`).join('\n')}
</body>
</html>
`;
}

/**
 * The same as an answer of Astro's server. Thrown, Astro would print twice with each request what the
 * terminal tells already.
 *
 * @param isServer whether Astro's server asks, whose client loads the page again
 * @throws an error that is none of the docs, or that another server shows
 */
export function mistakeResponse(error: unknown, docs: OpenDocs, isServer: boolean): Response {
  if (!isServer || !isReported(error)) throw error;
  const client = `${astroBase(docs.project.settings)}/@vite/client`;
  const html = `${mistakePage(error, docs)}<script type="module" src="${client}"></script>\n`;
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html' } });
}

function isReported(error: unknown): error is Error {
  return error instanceof Error && error.name === reportedError;
}

function mistakesOf(error: unknown, docs: OpenDocs): string[] {
  if (!isReported(error)) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const { docsFolder } = docs.project.settings;
  return diagnosticsOf(docs)
    .filter(({ severity }) => severity === 'error')
    .map((found) => formatWithSource(found, docsFolder, false));
}
