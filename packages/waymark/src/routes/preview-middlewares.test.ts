import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Redirect } from '@waymark/core';
import { describe, expect, test } from 'vitest';
import type { OpenDocs } from '../project/open-docs.ts';
import { docsMiddlewares, fallbackRedirects } from './preview-middlewares.ts';

const redirects = [
  { source: '/docs/:slug*', destination: '/docs/intro', permanent: true, pattern: true },
  ...['/docs/old', '/index', '/docs/intro/index', '/docs/intro/index.html', '/docs/index'].map(
    (source) => ({ source, destination: '/docs/new', permanent: false, pattern: false }),
  ),
  ...['/docs/folder', '/docs/own', '/docs/other'].map((source) => ({
    ...{ source, destination: `${source}/first`, permanent: false, pattern: false },
    isFolder: true,
  })),
] as unknown as Redirect[];

const page = { path: 'docs/intro', frontmatter: {} };

/** Docs below `/b/m` with one page, in a project that has a page at `/b/m/docs/own`. */
const docs = {
  project: {
    settings: { docsFolder: '/', mount: '/m', urls: { base: '/b/m', trailingSlash: 'never' } },
    own: { routes: new Set(['/docs/own']), publicFolder: undefined },
    config: { redirects },
    site: { pages: new Map([[page.path, page]]), home: { path: 'index' } },
  },
} as unknown as OpenDocs;

const [exact] = docsMiddlewares(docs);
const fallback = fallbackRedirects(docs, (path) => path === '/m/docs/other');

/** Where a request is sent; nothing when it is left to what follows. */
function sentTo(middleware: typeof exact, url: string): string | undefined {
  let answer: string | undefined;
  const response = {
    writeHead(status: number, { location }: { location: string }) {
      answer = `${status} ${location}`;
    },
    end: () => undefined,
  } as unknown as ServerResponse;
  middleware?.({ url } as IncomingMessage, response, () => undefined);
  return answer;
}

describe('A redirect with a wildcard', () => {
  test('leads on from where nothing is', () => {
    expect(sentTo(fallback, '/b/m/docs/gone')).toBe('308 /b/m/docs/intro');
  });

  test.each([
    '/b/m/docs/intro',
    '/b/m/docs/intro/',
    '/b/m/docs/intro.html',
    '/b/m/docs/intro/index.html',
    '/b/m/docs/own',
    '/b/m/docs/other',
    '/docs/gone',
  ])('leaves %s alone, where something is', (url) => {
    expect(sentTo(fallback, url)).toBeUndefined();
  });

  test('is not tried before files and pages', () => {
    expect(sentTo(exact, '/b/m/docs/gone')).toBeUndefined();
  });
});

describe('The redirect of a folder', () => {
  test('leads on from where nothing is', () => {
    expect(sentTo(fallback, '/b/m/docs/folder/')).toBe('307 /b/m/docs/folder/first');
    expect(sentTo(exact, '/b/m/docs/folder')).toBeUndefined();
  });

  test.each(['/b/m/docs/own', '/b/m/docs/other'])('leaves %s alone, where something is', (url) => {
    expect(sentTo(fallback, url)).toBeUndefined();
    expect(sentTo(exact, url)).toBeUndefined();
  });
});

test('A redirect from one path comes first', () => {
  expect(sentTo(exact, '/b/m/docs/old')).toBe('307 /b/m/docs/new');
  expect(sentTo(fallback, '/b/m/docs/old')).toBe('308 /b/m/docs/intro');
});

describe('A redirect from the file of a page in its folder', () => {
  test.each(['/index', '/docs/intro/index', '/docs/intro/index.html'])(
    'has no effect, as in a build: %s',
    (url) => {
      expect(sentTo(exact, `/b/m${url}`)).toBeUndefined();
    },
  );

  test('leads on where no page is', () => {
    expect(sentTo(exact, '/b/m/docs/index')).toBe('307 /b/m/docs/new');
  });
});
