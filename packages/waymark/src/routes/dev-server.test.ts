import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import type { OpenDocs } from '../project/open-docs.ts';
import { unknownPagesPlugin } from './dev-server.ts';

const nothing = () => undefined;

/** What a preview of docs below `/b/docs` makes of a request for a page, and what it logs. */
function ask(url: string, trailingSlash: 'always' | 'never') {
  const settings = { mount: '/docs', urls: { base: '/b/docs', trailingSlash } };
  const own = { routes: new Set(), publicFolder: undefined };
  const docs = { project: { own, settings, site: { pages: new Map() } } } as unknown as OpenDocs;
  const logged: string[] = [];
  const logger = { warn: (text: string) => logged.push(text) };
  const plugin = unknownPagesPlugin(docs, (path) => path === '/docs/own', logger as never);
  const used: Connect.NextHandleFunction[] = [];
  const middlewares = { use: (one: Connect.NextHandleFunction) => used.push(one) };
  const configure = plugin.configureServer as (server: ViteDevServer) => void;
  configure({ middlewares } as unknown as ViteDevServer);
  const request = { url, headers: { accept: 'text/html' } } as IncomingMessage;
  for (const one of used) one(request, {} as ServerResponse, nothing);
  return { asked: request.url, logged };
}

test.each([
  ['always', '/b/404/'],
  ['never', '/b/404'],
] as const)(
  'The page for unknown addresses is asked for as trailing slashes are wanted: %s',
  (trailingSlash, page) => {
    const { asked, logged } = ask('/b/docs/docs.json', trailingSlash);
    expect(asked).toBe(page);
    expect(logged).toEqual(['There is no page at /b/docs/docs.json.']);
  },
);

test.each(['/b/docs/own', '/b/elsewhere', '/b/docs/'])(
  '%s is left to others or is a page',
  (url) => {
    expect(ask(url, 'never')).toEqual({ asked: url, logged: [] });
  },
);
