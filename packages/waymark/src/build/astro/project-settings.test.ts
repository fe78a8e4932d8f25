import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { resolveOptions } from '../../options.ts';
import { projectSettings } from './project-settings.ts';

const written = {
  root: '/srv/docs/.waymark',
  base: '/docs/',
  trailingSlash: 'ignore',
  cacheDir: '/srv/docs/.waymark/cache',
  publicDir: '/srv/docs/.waymark/public',
  outDir: '/srv/dist',
  build: { format: 'directory', server: '/srv/docs/.waymark/server' },
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
    build: { format: 'directory', server: folder(written.build.server) } as const,
    security: { csp: false },
  };
  const options = resolveOptions({ docs: '..', path: '/guides' });
  const settings = projectSettings(options, written, { mode: 'build' });
  expect(settings).toEqual(projectSettings(options, resolved, { mode: 'build' }));
  expect(settings.urls.base).toBe('/docs/guides');
});

const environment = { ...process.env };

afterEach(() => {
  process.env = { ...environment };
});

test.each([
  ['ignore', 'directory', undefined, 'folders'],
  ['ignore', 'directory', 'none', 'folders'],
  ['ignore', 'directory', 'netlify', 'folders'],
  ['ignore', 'directory', 'nginx', 'never'],
  ['ignore', 'file', undefined, 'never'],
  ['never', 'directory', undefined, 'never'],
  ['always', 'directory', 'nginx', 'always'],
] as const)(
  'With `trailingSlash: "%s"`, pages as "%s" and host %s, a slash ends the links of: %s',
  (trailingSlash, format, host, expected) => {
    delete process.env['VERCEL'];
    const config = { ...written, trailingSlash, build: { ...written.build, format } };
    const { urls } = projectSettings(resolveOptions({ docs: '..', host }), config, {
      mode: 'build',
    });
    expect(urls.trailingSlash).toBe(expected);
  },
);

test('The machine of a host that answers with folders needs no slash', () => {
  process.env['VERCEL'] = '1';
  const { urls } = projectSettings(resolveOptions({ docs: '..' }), written, { mode: 'build' });
  expect(urls.trailingSlash).toBe('never');
});

test('Of docs that strangers write nothing runs, whatever else the options say', () => {
  const options = resolveOptions({ docs: './docs', mdx: 'untrusted', openapi: { code: true } });
  const settings = projectSettings(options, { ...written, root: '/srv' }, { mode: 'build' });
  expect(settings).toMatchObject({ isUntrusted: true, openapiCode: false });
});

test.each([
  [{}, false],
  [{ rules: 'lenient' }, true],
  [{ rules: { preset: 'lenient', 'page-syntax': 'error' } }, true],
  [{ rules: 'lenient', endpointsBesideProse: false }, false],
  [{ endpointsBesideProse: true }, true],
] as const)('With %j, endpoints follow prose that is listed: %s', (options, besideProse) => {
  const resolved = resolveOptions({ docs: '..', ...options });
  const { endpoints } = projectSettings(resolved, written, { mode: 'build' });
  expect(endpoints).toEqual({ order: 'paths', besideProse });
});

test.each([
  [{ docs: '..' }, 'the project itself lies in it'],
  [{ docs: '.' }, 'the project itself lies in it'],
  [{ docs: './docs', components: { Card: './docs/Card.astro' } }, 'the component Card'],
  [{ docs: './docs', auth: './docs/auth.mjs' }, 'the module of `auth`'],
  [{ docs: './docs', assistant: { model: './docs/model.mjs' } }, 'the module of `assistant.model`'],
])('Strangers may not write the project, its components or its modules: %j', (options, message) => {
  const resolved = resolveOptions({ ...options, mdx: 'untrusted' });
  expect(() => projectSettings(resolved, written, { mode: 'build' })).toThrow(message);
});

test('Modules that the server loads are no files of the site, wherever they lie', () => {
  const options = resolveOptions({
    docs: '..',
    auth: '../who.mjs',
    assistant: { model: '../own/model.mjs', settings: '../own/settings.mjs' },
  });
  const { ignoredFolders } = projectSettings(options, written, { mode: 'preview' });
  expect(ignoredFolders).toEqual(
    expect.arrayContaining([
      '/srv/docs/who.mjs',
      '/srv/docs/own/model.mjs',
      '/srv/docs/own/settings.mjs',
    ]),
  );
});

test.each([
  { is: 'of the theme as it is, where readers sign in', audience: 'public', policy: 'site' },
  { is: 'none, where none is wished', audience: 'public', csp: false, policy: undefined },
  { is: 'of Astro, where the project has one', ofAstro: true, policy: 'project' },
  { is: 'none yet, where it is added to what Astro has built', policy: undefined },
] as const)(
  'The policy that pages are rendered with is $is',
  ({ audience, csp, ofAstro, policy }: PolicyCase) => {
    const config = { ...written, security: { csp: ofAstro ?? false } };
    const settings = projectSettings(resolveOptions({ docs: '..', csp }), config, {
      mode: 'build',
      audience,
    });
    expect(settings.policy).toBe(policy);
  },
);

interface PolicyCase {
  readonly audience?: 'public';
  readonly csp?: boolean;
  readonly ofAstro?: boolean;
  readonly policy: 'site' | 'project' | undefined;
}
