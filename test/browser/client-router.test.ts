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
  integrations: [waymark({ docs: './docs', path: '/docs', components: { Head: './src/Head.astro' } })],
});
`,
    'src/Head.astro': `---
import { ClientRouter } from 'astro:transitions';
import Head from 'waymark/components/Head.astro';
---
<Head {...Astro.props}><slot name="head" slot="head" /><ClientRouter slot="head" /></Head>`,
    'src/pages/index.astro': `---
import { ClientRouter } from 'astro:transitions';
---
<html><head><title>Own</title><ClientRouter /></head><body><a href="/docs">Docs</a><h1 id="part">Own home</h1></body></html>`,
    'docs/docs.json': docsJson({
      navigation: { pages: ['index', 'apples'] },
      appearance: { default: 'dark' },
    }),
    'docs/index.mdx': page('Home', '[Red apples](/apples)'),
    'docs/apples.mdx': page('Apples', 'Fruit that grows here.'),
  });
  const built = await buildProject(project);
  expect(built.exitCode, built.output).toBe(0);
  site = await serveFolder(path.join(project, 'dist'));
}, 120_000);

afterAll(() => site?.close());

test.for(['/docs', '/#part'])(
  'Docs whose head has the ClientRouter of Astro stay whole from page to page, from %s on',
  async (start, { visit }) => {
    const docs = await visit(start, { origin: site.url });
    const isDark = () => docs.page.evaluate(() => document.documentElement.matches('.dark'));
    if (start !== '/docs') {
      await docs.page.getByRole('link', { name: 'Docs' }).click();
      await docs.arrivesAt('/docs');
      await expect.poll(isDark).toBe(true);
    }
    await docs.page.getByRole('link', { name: 'Red apples' }).click();
    await docs.arrivesAt('/docs/apples');
    await expect.poll(() => docs.title.textContent()).toBe('Apples');
    expect(await isDark()).toBe(true);
    const search = new SearchBox(docs);
    await docs.page.keyboard.press('Control+k');
    await search.ask('fruit grows');
    expect(await search.pages()).toEqual(['Apples']);
    await docs.page.keyboard.press('Escape');
    await docs.page.goBack();
    await docs.arrivesAt('/docs');
    await docs.page.getByRole('link', { name: 'Red apples' }).waitFor();
    if (start === '/docs') return;
    await docs.page.goBack();
    await docs.page.getByText('Own home').waitFor();
  },
);
