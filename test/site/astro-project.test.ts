import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { astroProject, buildProject, fiveLines, previewProject } from '../support/astro-project.ts';
import { type BuiltSite, builtSite, sidebarLinks } from '../support/built-site.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import type { Finished } from '../support/run-command.ts';
import { type Files, writeFiles } from '../support/temp-folder.ts';

interface Built extends Finished {
  readonly site: BuiltSite;
}

async function build(files: Files): Promise<Built> {
  const project = astroProject(files);
  const finished = await buildProject(project);
  expect(finished.exitCode, finished.output).toBe(0);
  return { ...finished, site: builtSite(path.join(project, 'dist')) };
}

/** What a build says that does not succeed. */
async function buildOutput(files: Files): Promise<string> {
  const { exitCode, output } = await buildProject(astroProject(files));
  expect(exitCode).toBe(1);
  return output;
}

/** A configuration of Astro with Waymark and these properties. */
function astroConfig(properties: string, options = '', imports = ''): string {
  return `import { defineConfig } from 'astro/config';
import waymark from 'waymark';
${imports}
export default defineConfig({
  ${properties}
  integrations: [waymark({ docs: './docs', ${options} })],
});
`;
}

const docs: Files = {
  'docs/docs.json': docsJson({
    navigation: { pages: ['index', 'guide/index', 'guide/more'] },
    redirects: [{ source: '/old', destination: '/guide/more' }],
  }),
  'docs/index.mdx': page('Home', '[More](/guide/more#part), [file](/files/a.txt)'),
  'docs/guide/index.mdx': page('Guide', '[Sibling](./more)'),
  'docs/guide/more.mdx': page('More', '## Part'),
  'docs/files/a.txt': 'A file.',
};

describe('A project with the five lines of the README', () => {
  let built: Built;

  beforeAll(async () => {
    built = await build({
      ...docs,
      'astro.config.mjs': fiveLines,
      'src/pages/about.astro': '<h1>Own page</h1>',
      'src/pages/team.mdx': '# Own MDX page\n\n{1 + 1} people.',
      'src/pages/404.astro': '<h1>Own not found</h1>',
      'public/robots.txt': 'Own robots.',
      'docs/robots.txt': 'Robots of the docs.',
    });
  });

  test('builds the pages of the docs folder', () => {
    expect(built.site.page('/guide/more').document.querySelector('h1')?.textContent).toBe('More');
    expect(sidebarLinks(built.site.page('/guide'))).toEqual([
      ['Home', '/'],
      ['Guide', '/guide/'],
      ['More', '/guide/more/'],
    ]);
    expect(built.site.read('files/a.txt')).toBe('A file.');
  });

  test('keeps its own pages, Astro and MDX, next to the docs', () => {
    expect(built.site.page('/about').html).toContain('Own page');
    expect(built.site.page('/team').html).toContain('2 people.');
  });

  test('gives the pages of the docs a content security policy, and leaves its own as they are', () => {
    const policy = (url: string) =>
      built.site
        .page(url)
        .document.querySelector('meta[http-equiv="content-security-policy"]')
        ?.getAttribute('content');
    for (const url of ['/', '/guide', '/guide/more'])
      expect(policy(url), url).toMatch(/script-src 'self'(?: 'sha256-[^']+')+;/);
    for (const url of ['/about', '/team', '/404']) expect(policy(url), url).toBeUndefined();
  });

  test('keeps its own 404 page and its own files', () => {
    expect(built.site.read('404.html')).toContain('Own not found');
    expect(built.site.read('robots.txt')).toBe('Own robots.');
  });
});

describe('The URLs of a project', () => {
  test('end with a slash when it asks for `trailingSlash: "always"`', async () => {
    const { site } = await build({
      ...docs,
      'astro.config.mjs': astroConfig(`trailingSlash: 'always', base: '/docs/',`),
    });
    expect(site.page('/').links).toEqual(['/docs/guide/more/#part', '/docs/files/a.txt']);
    expect(sidebarLinks(site.page('/')).map(([, url]) => url)).toEqual([
      '/docs/',
      '/docs/guide/',
      '/docs/guide/more/',
    ]);
    expect(site.read('_redirects')).toBe('/docs/old/ /docs/guide/more/ 301\n');
  });

  test('are files without a folder when it asks for `build.format: "file"`', async () => {
    const { site } = await build({
      ...docs,
      'astro.config.mjs': astroConfig(`trailingSlash: 'never', build: { format: 'file' },`),
    });
    expect(site.files).toEqual(
      expect.arrayContaining(['index.html', 'guide.html', 'guide/more.html']),
    );
    expect(site.page('/guide').links).toEqual(['/guide/more']);
  });
});

describe('Components of a project', () => {
  let built: Built;

  beforeAll(async () => {
    built = await build({
      ...docs,
      'astro.config.mjs': astroConfig(
        '',
        `components: { Sidebar: './src/Sidebar.astro', Note: './src/Note.astro', Rating: './src/Rating.astro' }`,
      ),
      'src/Sidebar.astro': `---
const { view, href } = Astro.locals.waymark;
---
<ol id="own-sidebar" data-page={view.page.path}>{view.section.items.map((item) =>
  item.kind === 'page' && <li><a href={href(item.url)}>{item.label}</a></li>)}</ol>`,
      'src/Note.astro': '<aside class="own-note"><slot /></aside>',
      'src/Rating.astro': '<b class="own-rating">{Astro.props.stars} stars</b>',
      'docs/index.mdx': page('Home', '<Note>A *note*.</Note>\n\n<Rating stars={4} />'),
    });
  });

  test('replace parts of the theme, which read the page from the locals', () => {
    const sidebar = built.site.page('/').document.querySelector('#own-sidebar');
    expect(sidebar?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/guide/',
      '/guide/more/',
    ]);
  });

  test('replace components of the content, and add new ones', () => {
    const { document } = built.site.page('/');
    expect(document.querySelector('.own-note')?.innerHTML).toContain('<em>note</em>');
    expect(document.querySelector('.own-rating')?.textContent).toBe('4 stars');
    expect(built.output).not.toContain('component-unknown');
  });
});

test('A project may bring its own set-up of @astrojs/mdx', async () => {
  const { site } = await build({
    ...docs,
    'astro.config.mjs': `import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({ integrations: [mdx(), waymark({ docs: './docs' })] });
`,
    'src/pages/team.mdx': '# Own MDX page',
  });
  expect(site.page('/team').html).toContain('Own MDX page');
  expect(site.page('/guide').text).toContain('Guide');
});

describe('A project with a mistake', () => {
  test('in the docs ends with 1 and names place, code and hint', async () => {
    const output = await buildOutput({
      ...docs,
      'astro.config.mjs': fiveLines,
      'docs/guide/more.mdx': page('More', '<Note>\n\nNot closed.'),
    });
    expect(output).toContain('guide/more.mdx:5:1  error');
    expect(output.split('hint: Every tag must be closed')).toHaveLength(2);
    expect(output).toContain('[WaymarkError] The docs have an error, which is named above.');
    expect(output).toContain('page-syntax');
    expect(output).toContain('hint: Every tag must be closed');
    expect(output).not.toContain('Stack trace');
  });

  test('in docs.json is told of those in pages too', async () => {
    const output = await buildOutput({
      ...docs,
      'astro.config.mjs': fiveLines,
      'docs/docs.json': docsJson({ navigation: { pages: ['index', 'missing'] } }),
      'docs/guide/more.mdx': page('More', '<Note>\n\nNot closed.'),
    });
    expect(output).toContain('navigation-page-missing');
    expect(output).toContain('guide/more.mdx:5:1  error');
    expect(output).toContain('[WaymarkError] The docs have 2 errors, which are named above.');
  });

  test('in docs.json is shown at every address of `astro dev`, and told once', async () => {
    const broken = '{\n  "theme": "mint"\n  "name": "Broken"\n}\n';
    const project = astroProject({
      ...docs,
      'astro.config.mjs': fiveLines,
      'docs/docs.json': broken,
    });
    const server = await previewProject(project);
    try {
      for (const place of ['/', '/nowhere', '/']) {
        const answer = await fetch(server.url + place, { headers: { accept: 'text/html' } });
        expect(answer.status).toBe(500);
        const html = await answer.text();
        expect(html).toContain('A comma is missing');
        expect(html).toContain('/@vite/client');
      }
      expect(server.output().split('A comma is missing')).toHaveLength(2);
    } finally {
      await server.stop();
    }
  });

  test('in the options is told which option it is', async () => {
    const output = await buildOutput({
      ...docs,
      'astro.config.mjs': astroConfig('', `foldr: './docs'`),
    });
    expect(output).toContain('waymark() was given options that it cannot use');
    expect(output).toContain('foldr');
  });

  test('of an option that names docs.json names the folder', async () => {
    const output = await buildOutput({
      ...docs,
      'astro.config.mjs': fiveLines.replace("'./docs'", "'./docs/docs.json'"),
    });
    expect(output).toContain('names the file "./docs/docs.json", and not the folder of the docs.');
    expect(output).toContain("Write `docs: './docs'`.");
    expect(output).not.toContain('ENOTDIR');
  });

  test('of a docs folder that does not exist is told where it was looked for', async () => {
    const output = await buildOutput({ 'astro.config.mjs': fiveLines });
    expect(output).toMatch(/There is no docs\.json in the folder ".*\/docs"/);
    expect(output).not.toContain('Stack trace');
  });

  test('of an Astro that is too old is told which version is needed', async () => {
    const project = astroProject({ ...docs, 'astro.config.mjs': fiveLines });
    const installed = path.join(project, 'node_modules/astro');
    rmSync(installed);
    writeFiles(installed, {
      'package.json':
        '{ "version": "7.2.0", "type": "module", "exports": { "./config": "./config.js" } }',
      'config.js': 'export const defineConfig = (config) => config;',
    });
    const { exitCode, output } = await buildProject(project);
    expect(exitCode).toBe(1);
    expect(output).toMatch(/needs Astro 7\.[\d.]+ or later, and the project has Astro 7\.2\.0\./);
    expect(output).toMatch(/npm install astro@\^7\./);
    expect(output).not.toContain('Stack trace');
  });

  test('of an adapter that renders pages elsewhere than in Node is told what to set', async () => {
    const output = await buildOutput({
      ...docs,
      'astro.config.mjs': astroConfig(
        `vite: { environments: { prerender: { resolve: { conditions: ['workerd', 'module'] } } } },`,
      ),
    });
    expect(output).toContain('The adapter renders static pages in the runtime of Cloudflare');
    expect(output).toContain(`cloudflare({ prerenderEnvironment: 'node' })`);
    expect(output).not.toContain('Stack trace');
  });

  test('in a component path is told which file is missing', async () => {
    const output = await buildOutput({
      ...docs,
      'astro.config.mjs': astroConfig('', `components: { Note: './src/Gone.astro' }`),
    });
    expect(output).toContain(
      'The component Note of waymark() is "./src/Gone.astro", but there is no such file.',
    );
  });
});
