import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prefersMarkdown, twinPath } from '@waymark/content/text';
import { decodedPath, pathBelow, requestPath } from '../../project/paths/request-path.ts';
import { contentIndexPath, redirectListPath } from '../../project/paths/site-paths.ts';
import { builtFolder } from '../static/built-folder.ts';
import { noRedirects, readBuiltRedirects } from '../static/built-redirects.ts';
import type { ServedPlaces } from './adapter-headers.ts';

/** What the server of a project answers itself, as well as where its docs are. */
export interface AnsweringPlaces extends ServedPlaces {
  /** Expressions of the paths that are answered by code where no page is a file. */
  readonly answered: readonly string[];
}

/**
 * Has the server of `@astrojs/node` redirect as `docs.json` says, and give the Markdown of a page to who
 * prefers that. It sends files without asking anybody, with the headers that are there before,
 * so that a request for another address becomes one for a file.
 *
 * @param place URL of a module of the built server
 * @returns ends it
 */
export function leadOn(
  { answered, base, client, mounts }: AnsweringPlaces,
  place: string,
): () => void {
  const [first = ''] = mounts;
  const known = builtFolder(dirname(fileURLToPath(place)), client, first + contentIndexPath);
  if (known === undefined) return () => {};
  const folder = known;
  const list = (mounts.includes('') ? '' : first) + redirectListPath;
  const { exact, patterns } = hasFile(list)
    ? readBuiltRedirects(readFileSync(join(folder, list), 'utf8'))
    : noRedirects;
  const expressions = answered.map((expression) => new RegExp(expression));
  const lead = (message: unknown) => {
    const { request, response } = message as RequestStart;
    if (request.method !== 'GET' && request.method !== 'HEAD') return;
    const asked = requestPath(request);
    const below = pathBelow(asked, base);
    if (below === undefined) return;
    const name = posix.normalize(decodedPath(below));
    const isSent = hasPage(name);
    if (!isSent && expressions.some((one) => one.test(below))) return;
    const query = /\?[^#]*/.exec(request.url ?? '')?.[0] ?? '';
    const found = exact(asked, query) ?? (isSent ? undefined : patterns(asked, query));
    if (found) {
      delete request.headers.range;
      keepStatus(response, found.status);
      response.setHeader('location', found.location);
      request.url = base + list;
      return;
    }
    if (!prefersMarkdown(request.headers.accept) || posix.extname(name) !== '') return;
    const twin = twinOf(name);
    if (twin === undefined) return;
    response.setHeader('vary', 'Accept');
    request.url = base + encodeURI(twin);
  };
  subscribe(requestStart, lead);
  return () => unsubscribe(requestStart, lead);

  function hasFile(file: string): boolean {
    return statSync(join(folder, file), { throwIfNoEntry: false })?.isFile() ?? false;
  }

  function hasPage(name: string): boolean {
    const page = name.replace(/\/$/, '');
    return [name, `${page}.html`, `${page}/index.html`].some(hasFile);
  }

  function twinOf(name: string): string | undefined {
    const mount = mounts.find((one) => name === one || name.startsWith(`${one}/`));
    if (mount === undefined) return undefined;
    const twin = mount + twinPath(name.slice(mount.length) || '/');
    return hasFile(twin) ? twin : undefined;
  }
}

/** A server that the project has around Astro sends files by what it likes, much of which sets a status itself. */
function keepStatus(response: ServerResponse, status: number): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (_: number, ...rest: unknown[]) => writeHead(status, ...rest);
}

const requestStart = 'http.server.request.start';

/** What Node says when a request has come in. */
interface RequestStart {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}
