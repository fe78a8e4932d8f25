import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { samples } from '../../docs/samples.ts';
import { astroProject, buildProject, runAstro } from '../support/astro-project.ts';
import { type BuiltSite, builtSite } from '../support/built-site.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import type { Finished } from '../support/run-command.ts';
import type { Files } from '../support/temp-folder.ts';

const docs: Files = {
  'docs/docs.json': docsJson({
    navigation: { pages: ['index', 'start', 'team', 'plans'] },
    footer: { socials: { github: 'https://github.com/acme' } },
  }),
  'docs/index.mdx': page('Docs home', 'Walnuts at the docs home. [Plans](/plans)'),
  'docs/start.mdx': page('Start', 'Apples.'),
  'docs/team.mdx': page('Docs team', 'Hazelnuts of the docs team.'),
  'docs/plans.mdx': page('Docs plans', 'Almonds of the docs plans.'),
};

function astroConfig(options = '', properties = ''): string {
  return `import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  site: 'https://acme.dev',
  ${properties}
  integrations: [waymark({ docs: './docs', ${options} })],
});
`;
}

async function build(files: Files): Promise<Finished & { readonly site: BuiltSite }> {
  const project = astroProject(files);
  const finished = await buildProject(project);
  expect(finished.exitCode, finished.output).toBe(0);
  return { ...finished, site: builtSite(path.join(project, 'dist')) };
}

describe('Pages and files of the project where the docs have some too', () => {
  let built: Awaited<ReturnType<typeof build>>;

  beforeAll(async () => {
    built = await build({
      ...docs,
      'astro.config.mjs': astroConfig(),
      'src/pages/index.astro': '<h1>Own home</h1>',
      'src/pages/[...slug].astro': `---
export const getStaticPaths = () => [{ params: { slug: 'plans' } }];
---
<h1>Own plans</h1>`,
      'src/pages/skill.md.ts': `export const GET = () => new Response('Own skill.');`,
      'public/team.html': '<h1>Own team</h1>',
      'public/llms.txt': 'Own list.',
      'public/start.md': 'Own Markdown.',
      'public/sitemap.xml': '<urlset/>',
      'public/.well-known/agent-skills/index.json': '{"own":true}',
    });
  });

  test('are the ones that are shown, and no other file speaks of the pages they hide', () => {
    expect(built.site.page('/').html).toContain('Own home');
    expect(built.site.page('/plans').html).toContain('Own plans');
    expect(built.site.read('team.html')).toContain('Own team');
    expect(built.site.page('/start').text).toContain('Apples');
    const hidden = /Walnuts|Hazelnuts|Almonds|Own home|Own plans/;
    const others = built.site.files.filter((file) => !/\.(html|bin)$/.test(file));
    expect(others.filter((file) => hidden.test(built.site.read(file)))).toEqual([]);
    expect(others.filter((file) => /^(?:index|team|plans)\.md$/.test(file))).toEqual([]);
    expect(built.site.read('llms-full.txt')).toContain('Apples');
    expect(built.site.read('llms-full.txt')).not.toContain('acme.dev/plans');
  });

  test('are kept as they are', () => {
    expect(built.site.read('llms.txt')).toBe('Own list.');
    expect(built.site.read('.well-known/llms.txt')).toBe('Own list.');
    expect(built.site.read('start.md')).toBe('Own Markdown.');
    expect(built.site.read('sitemap.xml')).toBe('<urlset/>');
    expect(built.site.read('skill.md')).toBe('Own skill.');
    expect(built.site.read('.well-known/agent-skills/index.json')).toBe('{"own":true}');
  });

  test('are named in the log', () => {
    expect(built.output).toContain(
      '/ is a page of the project, so index.mdx of the docs is not shown.',
    );
    expect(built.output).toContain('/plans is a page of the project, so plans.mdx of the docs');
    expect(built.output).toMatch(
      /The project has its own \/sitemap\.xml, \/llms\.txt, \/skill\.md, \/\.well-known/,
    );
  });
});

test('The sitemap leaves out the page that one of the project hides', async () => {
  const { site } = await build({
    ...docs,
    'astro.config.mjs': astroConfig(`path: '/docs'`),
    'src/pages/docs/team.astro': '<h1>Own team</h1>',
  });
  const sitemap = site.read('docs/sitemap.xml');
  expect(sitemap).toContain('/docs/start/<');
  expect(sitemap).not.toContain('/docs/team/<');
  expect(site.page('/docs/team').html).toContain('Own team');
});

test('A page of the project comes before the redirect of a folder of the docs', async () => {
  const { output, site } = await build({
    ...docs,
    'astro.config.mjs': astroConfig(),
    'docs/team/one.mdx': '---\ntitle: One\n---\n',
    'docs/more/two.mdx': '---\ntitle: Two\n---\n',
    'docs/docs.json': docsJson({ navigation: { pages: ['start', 'team/one', 'more/two'] } }),
    'src/pages/team.astro': '<h1>Own team</h1>',
  });
  expect(site.page('/team').html).toContain('Own team');
  expect(site.page('/more').html).toContain('url=/more/two/');
  expect(output).not.toContain('config-redirect');
});

describe('The sitemap of a project', () => {
  const own: Files = {
    ...docs,
    'docs/team.mdx': '---\ntitle: "Team"\nnoindex: true\n---\n',
    'src/pages/about.astro': '<h1>About</h1>',
    'src/pages/blog/[post].astro': `---
export const getStaticPaths = () => [{ params: { post: 'first' } }];
---
<h1>First</h1>`,
    'src/pages/secret.astro':
      '<html><head><meta name="robots" content="noindex"></head><body></body></html>',
    'src/pages/404.astro': '<h1>Own 404</h1>',
  };
  const addresses = (text: string) =>
    Array.from(text.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address).sort();

  test('lists its own pages beside those of the docs, without what says `noindex`', async () => {
    const { site } = await build({
      ...own,
      'astro.config.mjs': astroConfig('', `redirects: { '/was': '/about' },`),
    });
    expect(addresses(site.read('sitemap.xml'))).toEqual([
      'https://acme.dev/',
      'https://acme.dev/about/',
      'https://acme.dev/blog/first/',
      'https://acme.dev/plans/',
      'https://acme.dev/start/',
    ]);
  });

  test.each([
    ['before', (theirs: string, docs: string) => [theirs, docs]],
    ['after', (theirs: string, docs: string) => [docs, theirs]],
  ])(
    'leaves its own pages to @astrojs/sitemap %s it, which does not list those of the docs',
    async (_, inOrder) => {
      const theirs = `{
      name: '@astrojs/sitemap',
      hooks: {
        'astro:build:done': ({ dir, pages }) => {
          writeFileSync(
            new URL('sitemap-0.xml', dir),
            pages.map(({ pathname }) => '<loc>' + pathname + '</loc>').join(''),
          );
          writeFileSync(new URL('sitemap-index.xml', dir), '');
        },
      },
    }`;
      const integrations = inOrder(theirs, "waymark({ docs: './docs' })").join(', ');
      const { site } = await build({
        ...own,
        'docs/docs.json': docsJson({ navigation: { pages: ['start', 'team', 'plans'] } }),
        'astro.config.mjs': `import { writeFileSync } from 'node:fs';\n${astroConfig().replace(/integrations: .*/, `integrations: [${integrations}],`)}`,
      });
      expect(site.read('robots.txt')).toMatch(
        /Sitemap: .*\/sitemap-index\.xml\nSitemap: .*\/sitemap\.xml\n$/,
      );
      expect(addresses(site.read('sitemap-0.xml'))).toEqual([
        '404/',
        'about/',
        'blog/first/',
        'secret/',
      ]);
      expect(addresses(site.read('sitemap.xml'))).toEqual([
        'https://acme.dev/plans/',
        'https://acme.dev/start/',
      ]);
    },
  );
});

describe('Components of a project', () => {
  test('can wrap the ones that they replace', async () => {
    const { site } = await build({
      ...docs,
      'astro.config.mjs': astroConfig(
        `components: { Footer: './src/Footer.astro', Sidebar: './src/Sidebar.astro', Note: './src/Note.astro' }`,
      ),
      'docs/start.mdx': page('Start', '<Note>Read this.</Note>'),
      'src/Footer.astro': `---
import Footer from 'waymark/components/Footer.astro';
---
<div id="around"><Footer /></div>`,
      'src/Sidebar.astro': `---
import Sidebar from 'waymark/components/Sidebar.astro';
---
<div id="tree"><Sidebar /></div>`,
      'src/Note.astro': `---
import Note from 'waymark/content/Note.astro';
---
<div id="note"><Note><slot /></Note></div>`,
    });
    const { document } = site.page('/start');
    expect(document.querySelector('#around footer')).not.toBeNull();
    expect(document.querySelectorAll('#tree [data-wm-sidebar] a')).toHaveLength(4);
    expect(document.querySelector('#note [data-callout-type="note"]')?.textContent).toContain(
      'Read this.',
    );
  });

  test('are written as the documentation shows them, by the strict rules of `astro check`', async () => {
    const shown = samples.filter(({ language }) => language === 'astro');
    const project = astroProject(
      {
        'tsconfig.json':
          '{ "extends": "astro/tsconfigs/strict", "include": ["**/*"], "compilerOptions": { "jsx": "react-jsx", "jsxImportSource": "react" } }\n',
        'src/Counter.tsx': 'export default ({ start = 0 }) => <b>{start}</b>;\n',
        'src/env.d.ts': "import type {} from 'waymark/locals';\n",
        ...Object.fromEntries(shown.map(({ code, title }) => [title, code])),
      },
      ['@astrojs/check', 'typescript', 'react', '@types/react'],
    );
    const { exitCode, output } = await runAstro(['check'], project);
    expect(output).toContain(`Result (${shown.length + 2} files)`);
    expect(exitCode, output).toBe(0);
  });

  test('with a misspelt name are told the nearest one, unless a page uses that name', async () => {
    const config = { 'astro.config.mjs': astroConfig(`components: { Foter: './src/Own.astro' }`) };
    const own = { 'src/Own.astro': '<b class="own">Own</b>' };
    const wrong = await buildProject(astroProject({ ...docs, ...config, ...own }));
    expect(wrong.exitCode).toBe(1);
    expect(wrong.output).toContain('waymark() has no component "Foter", and no page uses <Foter>.');
    expect(wrong.output).toContain('Did you mean "Footer"?');
    const { site } = await build({
      ...docs,
      ...config,
      ...own,
      'docs/start.mdx': page('Start', '<Foter />'),
    });
    expect(site.page('/start').document.querySelector('.own')).not.toBeNull();
  });
});
