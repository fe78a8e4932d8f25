import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentListPath, documentPaths, fileHeaders } from '@waymark/content/text';
import { caseless } from '../../project/output/site-folder.ts';
import { decodedPath, pathBelow, requestPath } from '../../project/paths/request-path.ts';
import { builtFolder } from '../static/built-folder.ts';

/** Where the docs are on the server of an adapter. */
export interface ServedPlaces {
  /** Astro's base, without a slash at the end. */
  readonly base: string;
  /** Paths below it that docs are mounted under. */
  readonly mounts: readonly string[];
  /** Expressions of the paths at which the project has routes of its own, which are left alone. */
  readonly own: readonly string[];
  /** Folder of the site's files, from that of the server's. */
  readonly client: string;
}

/**
 * Has all answers below the paths of the docs tell browsers what those of Waymark's own server do,
 * files included, which `@astrojs/node` sends without asking anybody. Who answers may say otherwise:
 * the headers are there before.
 *
 * @param place URL of a module of the built server
 * @returns ends it: a process may have servers besides, and all of them are told
 */
export function tellBrowsers(
  { base, client, mounts, own }: ServedPlaces,
  place: string,
): () => void {
  const documents = new Set(documentPaths(documentsAt(client, place)).map(caseless));
  const places = mounts.map((mount) => caseless(`${mount}/`));
  const others = own.map((expression) => new RegExp(expression));
  const tell = (message: unknown) => {
    const { request, response } = message as RequestStart;
    const asked = requestPath(request);
    // Whoever sends files reads `//a` and `/b/..%2Fa` as `/a`, and sends them also without the base.
    const sent = asked.replace(/^\/+/, '/');
    const below = posix.normalize(decodedPath(pathBelow(sent, base) ?? sent));
    // A file system may know a file by more spellings than the build does.
    const name = caseless(below);
    if (!places.some((mount) => `${name}/`.startsWith(mount))) return;
    const path = pathBelow(asked, base);
    if (path !== undefined && others.some((other) => other.test(path))) return;
    const headers = fileHeaders(below, documents.has(name));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  subscribe(requestStart, tell);
  return () => unsubscribe(requestStart, tell);
}

const requestStart = 'http.server.request.start';

/** What Node says when a request has come in. */
interface RequestStart {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** A site without documents has no such list. */
function documentsAt(client: string, place: string): string[] {
  const folder = builtFolder(dirname(fileURLToPath(place)), client, documentListPath);
  if (folder === undefined) return [];
  return JSON.parse(readFileSync(join(folder, documentListPath), 'utf8')) as string[];
}
