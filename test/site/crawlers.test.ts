import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltPage, type BuiltSite, builtSite } from '../support/built-site.ts';
import { startDev } from '../support/dev-server.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { type Files, tempFolder } from '../support/temp-folder.ts';

const files: Files = {
  'docs.json': docsJson({
    favicon: '/images/logo.svg',
    navigation: {
      languages: [
        {
          language: 'en',
          versions: [
            {
              version: 'v2',
              default: true,
              groups: [{ group: 'Guides', pages: ['index', 'guides/start', 'guides/secret'] }],
            },
            { version: 'v1', groups: [{ group: 'Guides', pages: ['v1/guides/start', 'v1/old'] }] },
          ],
        },
        { language: 'fr', groups: [{ group: 'Guides', pages: ['fr/index'] }] },
      ],
    },
    seo: {
      metatags: { 'og:image': '/images/card.png' },
      paths: [{ path: 'fr', metatags: { 'og:locale': 'fr_FR' } }],
      organization: { name: 'Acme', url: 'https://acme.example' },
    },
    redirects: [
      { source: '/was/:rest*', destination: '/guides/:rest*' },
      { source: '/was/start', destination: '/guides/start', permanent: false },
    ],
  }),
  'images/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'index.mdx': page('Home', 'Welcome.'),
  'fr/index.mdx': page('Accueil', 'Bienvenue.'),
  'guides/start.mdx':
    '---\ntitle: "Start </script>"\ndescription: "How to start."\nlastUpdatedDate: 2026-08-10\n"twitter:title": "Tweet"\n---\n\nText.\n',
  'guides/secret.mdx': '---\ntitle: Secret\nnoindex: true\n---\n\nText.\n',
  'v1/guides/start.mdx': page('Start of v1', 'Text.'),
  'v1/old.mdx': '---\ntitle: Old\nrobots: "noindex, nofollow"\n---\n\nText.\n',
  'unlisted.mdx': page('Unlisted', 'Text.'),
};

async function build(docs: string, ...options: string[]): Promise<BuiltSite> {
  const { exitCode, output } = await runCli(['build', '.', ...options], docs);
  expect(exitCode, output).toBe(0);
  return builtSite(`${docs}/dist`);
}

const meta = ({ document }: BuiltPage, name: string) =>
  (
    document.querySelector(`meta[name="${name}"]`) ??
    document.querySelector(`meta[property="${name}"]`)
  )?.getAttribute('content');

const link = ({ document }: BuiltPage, selector: string) =>
  document.querySelector(`link${selector}`)?.getAttribute('href');

const structured = ({ html }: BuiltPage) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  );

describe('A site that says where it is', () => {
  let site: BuiltSite;

  beforeAll(async () => {
    site = await build(tempFolder(files), '--site', 'https://docs.example', '--base', '/docs');
  });

  test('names the default version as the address of a page', () => {
    expect(link(site.page('/v1/guides/start'), '[rel=canonical]')).toBe(
      'https://docs.example/docs/guides/start/',
    );
    expect(link(site.page('/guides/start'), '[rel=canonical]')).toBe(
      'https://docs.example/docs/guides/start/',
    );
  });

  test('leads agents to the Markdown of a page and to the list of all pages', () => {
    const found = site.page('/guides/start');
    expect(link(found, '[type="text/markdown"]')).toBe('/docs/guides/start.md');
    expect(link(found, '[rel="llms-txt"]')).toBe('/docs/llms.txt');
  });

  test('describes a page to social networks', () => {
    const found = site.page('/guides/start');
    expect(meta(found, 'og:image')).toBe('https://docs.example/docs/images/card.png');
    expect(meta(found, 'twitter:image')).toBe('https://docs.example/docs/images/card.png');
    expect(meta(found, 'twitter:card')).toBe('summary_large_image');
    expect(meta(found, 'twitter:title')).toBe('Tweet');
    expect(meta(found, 'twitter:description')).toBe('How to start.');
    expect(meta(site.page('/fr'), 'og:locale')).toBe('fr_FR');
  });

  test('describes trail and text of a page as structured data', () => {
    const [trail, article] = structured(site.page('/guides/start'));
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Guides', item: 'https://docs.example/docs/' },
        { position: 2, name: 'Start </script>', item: 'https://docs.example/docs/guides/start/' },
      ],
    });
    expect(article).toMatchObject({
      '@type': 'TechArticle',
      headline: 'Start </script>',
      dateModified: '2026-08-10',
      inLanguage: 'en',
      publisher: { '@type': 'Organization', name: 'Acme', url: 'https://acme.example' },
    });
  });

  test('keeps pages out of search engines that ask for it', () => {
    expect(meta(site.page('/guides/secret'), 'robots')).toBe('noindex');
    expect(meta(site.page('/v1/old'), 'robots')).toBe('noindex, nofollow');
    expect(meta(site.page('/guides/start'), 'robots')).toBeUndefined();
  });

  test('lists the pages of the navigation in its sitemap, but for those and what another address stands for', () => {
    const sitemap = site.read('sitemap.xml');
    expect([...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'https://docs.example/docs/',
      'https://docs.example/docs/guides/start/',
      'https://docs.example/docs/fr/',
    ]);
    expect(sitemap).toContain('/guides/start/</loc><lastmod>2026-08-10</lastmod>');
    expect(sitemap.match(/<lastmod>/g)).toHaveLength(1);
    expect(sitemap).toContain(
      '<xhtml:link rel="alternate" hreflang="fr" href="https://docs.example/docs/fr/"/>',
    );
  });

  test('names the sitemap in robots.txt', () => {
    expect(site.read('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://docs.example/docs/sitemap.xml\n',
    );
  });

  test('tells hosts of its redirects, exact ones first', () => {
    expect(site.read('_redirects')).toBe(
      '/docs/was/start /docs/guides/start/ 302\n/docs/was/* /docs/guides/:splat 301\n',
    );
  });
});

test('Files of the docs folder are kept', async () => {
  const own = { 'robots.txt': 'User-agent: x\n', 'sitemap.xml': '<own/>\n', _redirects: '# own\n' };
  const site = await build(tempFolder({ ...files, ...own }), '--site', 'https://docs.example');
  for (const [name, text] of Object.entries(own)) expect(site.read(name)).toBe(text);
});

test('Without its address a site has no sitemap, and no address in its pages', async () => {
  const site = await build(tempFolder(files));
  expect(site.files).not.toContain('sitemap.xml');
  expect(site.read('robots.txt')).toBe('User-agent: *\nAllow: /\n');
  expect(link(site.page('/guides/start'), '[rel=canonical]')).toBeUndefined();
});

test('The preview has both files, too', async () => {
  const metatags = { canonical: 'https://docs.example' };
  const config = docsJson({ navigation: { pages: ['guides/start'] }, seo: { metatags } });
  const dev = await startDev(tempFolder({ ...files, 'docs.json': config }));
  try {
    expect(await (await dev.get('/robots.txt')).text()).toContain('/sitemap.xml');
    expect(await (await dev.get('/sitemap.xml')).text()).toContain('/guides/start/</loc>');
  } finally {
    await dev.stop();
  }
});

test('A page called skill keeps its Markdown', async () => {
  const site = await build(
    tempFolder({
      'docs.json': docsJson({ navigation: { pages: ['index', 'skill'] } }),
      'index.mdx': page('Home', 'Welcome.'),
      'skill.mdx': page('Skill', 'Text of the page.'),
    }),
  );
  expect(site.read('skill.md')).toContain('Text of the page.');
});
