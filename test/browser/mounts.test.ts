import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import type { Listening } from '../support/listen.ts';
import { SearchBox } from '../support/search-box.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { test } from '../support/visit.ts';

let site: Listening;

beforeAll(async () => {
  const project = astroProject({
    'astro.config.mjs': `import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  integrations: [
    waymark({ docs: './guides', path: '/docs' }),
    waymark({ docs: './reference', path: '/api' }),
  ],
});
`,
    'src/pages/index.astro': '<h1>Own home</h1>',
    'guides/docs.json': docsJson({ name: 'Guides', navigation: { pages: ['index', 'apples'] } }),
    'guides/index.mdx': page('Guides', '[Apples](/apples)'),
    'guides/apples.mdx': page('Apples', 'Fruit that grows here.'),
    'reference/docs.json': docsJson({ name: 'API', navigation: { pages: ['index', 'pears'] } }),
    'reference/index.mdx': page('Reference', '[Pears](/pears)'),
    'reference/pears.mdx': page('Pears', 'Fruit that grows here.'),
  });
  const built = await buildProject(project);
  expect(built.exitCode, built.output).toBe(0);
  site = await serveFolder(path.join(project, 'dist'));
}, 120_000);

afterAll(() => site?.close());

test.for([
  ['/docs', 'Apples', '/docs/apples'],
  ['/api', 'Pears', '/api/pears'],
] as const)(
  'The search of docs under %s finds their own pages only, and leads to them',
  async ([mount, title, url], { visit }) => {
    const docs = await visit(mount, { origin: site.url });
    const search = new SearchBox(docs);
    await search.open();
    await search.ask('fruit grows');
    expect(await search.pages()).toEqual([title]);
    await search.options.first().click();
    await docs.arrivesAt(url);
    expect(await docs.title.textContent()).toBe(title);
    await docs.link(title === 'Apples' ? 'Guides' : 'Reference').click();
    await docs.arrivesAt(mount);
  },
);
