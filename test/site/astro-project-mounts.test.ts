import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { type BuiltSite, builtSite, sidebarLinks } from '../support/built-site.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import type { Files } from '../support/temp-folder.ts';

/** A configuration of Astro with these integrations. */
function astroConfig(integrations: string, properties = ''): string {
  return `import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  ${properties}
  integrations: [${integrations}],
});
`;
}

const guides: Files = {
  'guides/docs.json': docsJson({
    name: 'Guides',
    colors: { primary: '#AB0101' },
    navigation: { pages: ['index', 'start', 'setup/more'] },
    redirects: [
      { source: '/old', destination: '/start' },
      { source: '/was/:slug*', destination: '/setup/:slug*' },
    ],
  }),
  'guides/index.mdx': page('Guides', '[Start](/start), [file](/files/a.txt), [more](./setup/more)'),
  'guides/start.mdx': page(
    'Start',
    '[About](/about) [Whole](https://acme.dev/about)\n\n<Card title="Plans" href="https://acme.dev/plans" />\n\nApples grow here.\n\n![Picture](/pictures/apple.png)',
  ),
  'guides/setup/more.mdx': page('More', '[Up](../start#start)'),
  'guides/files/a.txt': 'A file.',
  'guides/pictures/apple.png': 'picture',
};

const reference: Files = {
  'reference/docs.json': docsJson({
    name: 'Reference',
    colors: { primary: '#01AB01' },
    navigation: { pages: ['index', 'start'] },
  }),
  'reference/index.mdx': page('Reference', '[Start](/start)'),
  'reference/start.mdx': page('Reference start', 'Pears grow here.'),
};

const two = `waymark({ docs: './guides', path: '/docs' }), waymark({ docs: './reference', path: 'api/', components: { Footer: './src/Footer.astro' } })`;

const both: Files = {
  ...guides,
  ...reference,
  'src/pages/about.astro': '<h1>About</h1>',
  'src/pages/index.astro': '<h1>Own home</h1><a href="/docs">Docs</a>',
  'src/Footer.astro':
    '<footer id="own-footer">Own footer</footer><style is:global>.only-api { color: red }</style>',
};

async function build(files: Files): Promise<{ site: BuiltSite; output: string }> {
  const project = astroProject(files);
  const { exitCode, output } = await buildProject(project);
  expect(exitCode, output).toBe(0);
  return { output, site: builtSite(path.join(project, 'dist')) };
}

async function failure(files: Files): Promise<string> {
  const { exitCode, output } = await buildProject(astroProject(files));
  expect(exitCode).toBe(1);
  expect(output).not.toContain('Stack trace');
  return output;
}

/** All styles of a page, those in files and those in its head. */
function stylesOf(site: BuiltSite, url: string): string {
  const { document, html } = site.page(url);
  const files = document
    .querySelectorAll('link[rel=stylesheet]')
    .map((link) => site.read((link.getAttribute('href') ?? '').slice(1)));
  return [html, ...files].join('\n').toLowerCase();
}

describe('Two docs folders under paths of one project', () => {
  let site: BuiltSite;
  let output: string;

  beforeAll(async () => {
    ({ output, site } = await build({
      ...both,
      'astro.config.mjs': astroConfig(two, `site: 'https://acme.dev',`),
    }));
  });

  test('have their pages below their paths, and the home page stays that of the project', () => {
    expect(site.page('/').html).toContain('Own home');
    expect(site.page('/docs/start').text).toContain('Apples');
    expect(site.page('/api/start').text).toContain('Pears');
    expect(site.files).not.toContain('start/index.html');
  });

  test('have links that lead below the path without being changed in the pages', () => {
    expect(site.page('/docs').links).toEqual([
      '/docs/start/',
      '/docs/files/a.txt',
      '/docs/setup/more/',
    ]);
    expect(site.page('/docs/setup/more/').links).toEqual(['/docs/start/#start']);
    expect(site.page('/api/').links).toEqual(['/api/start/']);
    expect(site.page('/docs/start/').html).toContain('src="/docs/pictures/apple.png"');
    expect(site.read('docs/files/a.txt')).toBe('A file.');
    expect(sidebarLinks(site.page('/docs/start/')).map(([, url]) => url)).toEqual([
      '/docs/',
      '/docs/start/',
      '/docs/setup/more/',
    ]);
  });

  test('are told what to write to lead to a page of the project', () => {
    expect(output).toMatch(/"\/about" leads to "\/about", where no page is/);
    expect(output).toMatch(/hint: .* Write the whole address: https:\/\/acme\.dev\/about\n/);
  });

  test('open whole addresses of the project in the same tab', () => {
    const page = site.page('/docs/start/').document;
    for (const name of ['about', 'plans']) {
      const links = page.querySelectorAll(`a[href="https://acme.dev/${name}"]`);
      expect(links.map((link) => link.getAttribute('target'))).toEqual([undefined]);
    }
  });

  test('have each their own lists, twins, search and sitemap, which speak of no other page', () => {
    for (const [folder, own, other] of [
      ['docs', 'Apples', 'Pears'],
      ['api', 'Pears', 'Apples'],
    ] as const) {
      const full = site.read(`${folder}/llms-full.txt`);
      expect(full).toContain(own);
      expect(full).not.toContain(other);
      expect(site.read(`${folder}/llms.txt`)).toContain(`https://acme.dev/${folder}/start.md`);
      expect(site.read(`${folder}/start.md`)).toContain(own);
      expect(site.read(`${folder}/_waymark/content-index.json`)).not.toContain(other);
      expect(
        site.files.filter((file) => file.startsWith(`${folder}/_waymark/search/`)),
      ).not.toEqual([]);
      const sitemap = site.read(`${folder}/sitemap.xml`);
      expect(sitemap).toContain(`<loc>https://acme.dev/${folder}/start/</loc>`);
      expect(sitemap.match(/<loc>/g)).toHaveLength(folder === 'docs' ? 3 : 2);
    }
    expect(site.files.filter((file) => /^(?:llms|sitemap|skill|_waymark)/.test(file))).toEqual([]);
  });

  test('share one robots.txt and one file of redirects', () => {
    expect(site.read('robots.txt')).toContain(
      'Sitemap: https://acme.dev/docs/sitemap.xml\nSitemap: https://acme.dev/api/sitemap.xml\n',
    );
    expect(site.read('_redirects')).toBe(
      '/docs/old /docs/start/ 301\n/docs/was/* /docs/setup/:splat 301\n',
    );
    expect(site.read('docs/old/index.html')).toContain('url=/docs/start');
  });

  test('have each their own colours and components', () => {
    const marks = ['#ab0101', '#01ab01', 'only-api'];
    const has = (url: string) => marks.filter((mark) => stylesOf(site, url).includes(mark));
    expect(has('/docs/start')).toEqual(['#ab0101']);
    expect(has('/api/start')).toEqual(['#01ab01', 'only-api']);
    expect(site.page('/api/start').document.querySelector('#own-footer')).not.toBeNull();
    expect(site.page('/docs/start').document.querySelector('#own-footer')).toBeNull();
  });

  test('have one page for unknown addresses', () => {
    expect(site.read('404.html')).toContain('Guides');
    expect(site.files).not.toContain('docs/404.html');
  });
});

test('Mounted docs keep their paths below a base, with slashes, and in files without folders', async () => {
  const slashes = await build({
    ...both,
    'astro.config.mjs': astroConfig(
      two,
      `site: 'https://acme.dev', base: '/base', trailingSlash: 'always',`,
    ),
  });
  expect(slashes.site.page('/docs').links).toEqual([
    '/base/docs/start/',
    '/base/docs/files/a.txt',
    '/base/docs/setup/more/',
  ]);
  expect(slashes.site.read('docs/sitemap.xml')).toContain(
    '<loc>https://acme.dev/base/docs/start/</loc>',
  );
  expect(slashes.site.read('api/llms.txt')).toContain('https://acme.dev/base/api/start.md');
  expect(slashes.site.read('_redirects')).toContain('/base/docs/old/ /base/docs/start/ 301\n');
  const files = await build({
    ...both,
    'astro.config.mjs': astroConfig(two, `trailingSlash: 'never', build: { format: 'file' },`),
  });
  expect(files.site.files).toEqual(
    expect.arrayContaining([
      'docs.html',
      'docs/start.html',
      'docs/index.md',
      'api.html',
      'api/start.md',
    ]),
  );
  expect(files.site.read('docs/llms-full.txt')).toContain('Apples');
  expect(files.site.read('docs/index.md')).toContain('# Guides');
});

test('Docs at the root and docs under a path go together as long as their pages do', async () => {
  const { site } = await build({
    ...both,
    'astro.config.mjs': astroConfig(
      `waymark({ docs: './guides' }), waymark({ docs: './reference', path: '/api' })`,
    ),
  });
  expect(site.page('/start').text).toContain('Apples');
  expect(site.page('/api/start').text).toContain('Pears');
  expect(site.read('llms-full.txt')).not.toContain('Pears');
});

describe('Integrations that get in each other’s way', () => {
  test('at the root are told to give each a path', async () => {
    const output = await failure({
      ...both,
      'astro.config.mjs': astroConfig(
        `waymark({ docs: './guides' }), waymark({ docs: './reference' })`,
      ),
    });
    expect(output).toContain('Two waymark() integrations put their docs at the root of the site.');
    expect(output).toContain("path: '/docs'");
  });

  test('under one path are told the same', async () => {
    const output = await failure({
      ...both,
      'astro.config.mjs': astroConfig(
        `waymark({ docs: './guides', path: '/docs' }), waymark({ docs: './reference', path: 'docs/' })`,
      ),
    });
    expect(output).toContain('Two waymark() integrations put their docs under "/docs".');
  });

  test('because one would hide a page of the other are told which page', async () => {
    const output = await failure({
      ...both,
      'astro.config.mjs': astroConfig(
        `waymark({ docs: './guides', path: '/docs' }), waymark({ docs: './reference', path: '/docs/setup' })`,
      ),
    });
    expect(output).toContain('mounted under "/docs/setup" would hide "setup/more"');
  });

  test('by a path that is none are told how one is written', async () => {
    const output = await failure({
      ...both,
      'astro.config.mjs': astroConfig(`waymark({ docs: './guides', path: '/do cs' })`),
    });
    expect(output).toContain('A path is "/docs" or "/docs/api"');
  });
});
