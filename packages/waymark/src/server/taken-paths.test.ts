import { expect, it } from 'vitest';
import { takenPaths } from './taken-paths.ts';

const docs = (base: string, ...paths: string[]) => ({
  settings: { urls: { base } },
  site: {
    pages: new Map(paths.map((path) => [path, { path, file: `${path}.mdx` }])),
  },
});

it('A page is told of that is where the server says how it is, and no other', () => {
  const found = takenPaths(docs('', 'index', 'ready', 'guides/health') as never);
  expect(found.map(({ code, file }) => [code, file])).toEqual([['server-path-taken', 'ready.mdx']]);
  expect(takenPaths(docs('/docs', 'ready', 'health') as never)).toEqual([]);
});
