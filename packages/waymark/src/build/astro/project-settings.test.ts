import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { resolveOptions } from '../../options.ts';
import { projectSettings } from './project-settings.ts';

const written = {
  root: '/srv/docs/.waymark',
  base: '/docs/',
  trailingSlash: 'ignore',
  cacheDir: '/srv/docs/.waymark/cache',
  publicDir: '/srv/docs/.waymark/public',
  outDir: '/srv/dist',
  build: { server: '/srv/docs/.waymark/server' },
} as const;

test('A configuration says the same of a project as it is written and as Astro resolves it', () => {
  const folder = (place: string) => pathToFileURL(`${place}/`);
  const resolved = {
    ...written,
    base: '/docs',
    site: undefined,
    root: folder(written.root),
    cacheDir: folder(written.cacheDir),
    publicDir: folder(written.publicDir),
    outDir: folder(written.outDir),
    build: { server: folder(written.build.server) },
    security: { csp: false },
  };
  const options = resolveOptions({ docs: '..', path: '/guides' });
  const settings = projectSettings(options, written, { mode: 'build' });
  expect(settings).toEqual(projectSettings(options, resolved, { mode: 'build' }));
  expect(settings.urls.base).toBe('/docs/guides');
});
