import { afterAll, beforeAll, describe, expect } from 'vitest';
import { AssistantPanel } from '../support/assistant-panel.ts';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { SearchBox } from '../support/search-box.ts';
import { type StartedServer, startAdapterServer } from '../support/started-server.ts';
import type { Files } from '../support/temp-folder.ts';
import { test } from '../support/visit.ts';

/** Enough that the sidebar has to be scrolled. */
const many = Array.from({ length: 40 }, (_, index) => `long/page-${index + 1}`);

const docs: Files = {
  'docs/docs.json': docsJson({
    banner: { content: 'A new release', dismissible: true, color: { light: '#123456' } },
    navigation: { pages: ['index', 'drawing', 'api', ...many] },
  }),
  'docs/index.mdx': page(
    'Home',
    `<Columns cols={3}><Card title="Card" icon="rocket" color="#ff0000">Text</Card></Columns>

<Tabs>
<Tab title="First">One.</Tab>
<Tab title="Second">Two.</Tab>
</Tabs>

\`\`\`js
const answer = 42;
\`\`\`

<p id="own-attribute" style={{ color: 'rgb(1, 2, 3)' }}>Own attribute.</p>
<p id="own-style">Own style.</p>
<p id="own-script">Own script.</p>

<style>{\`#own-style { color: rgb(4, 5, 6) }\`}</style>

<script>{\`document.getElementById('own-script').textContent = 'It ran.'\`}</script>

<div><script>{\`document.body.dataset.inner = 'ran'\`}</script></div>

$$
e = mc^2
$$`,
  ),
  'docs/drawing.mdx': page('Drawing', '```mermaid\ngraph TD\n  A[Start] --> B[End]\n```'),
  'docs/api.mdx': '---\ntitle: "API"\napi: "GET https://api.acme.dev/items"\n---\n\nItems.\n',
  ...Object.fromEntries(many.map((name) => [`docs/${name}.mdx`, page(name, 'Pears.')])),
};

const projects: readonly {
  readonly of: string;
  readonly security: string;
  readonly own: Files;
  readonly ownFile: string | null;
}[] = [
  {
    of: 'with `security.csp`',
    security: 'security: { csp: true },',
    own: {
      'docs/own.js': `document.documentElement.dataset.ownFile = 'ran';
document.body.insertAdjacentHTML('beforeend', '<button onclick="this.remove()">Accept</button>');
`,
    },
    ownFile: 'ran',
  },
  // Files of the owner would let in more.
  { of: 'without a policy of its own', security: '', own: {}, ownFile: null },
];

// A violation is an error in the console, and `visit` lets none pass.
describe.each(projects)('In a project $of', ({ own, ownFile, security }) => {
  let server: StartedServer;

  beforeAll(async () => {
    const project = astroProject(
      {
        'astro.config.mjs': `import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  adapter: node({ mode: 'standalone' }),
  ${security}
  integrations: [waymark({ docs: './docs', assistant: true })],
});
`,
        'src/pages/about.astro': '<html><head></head><body><h1>Own page</h1></body></html>',
        ...docs,
        ...own,
      },
      ['@astrojs/node'],
    );
    const built = await buildProject(project);
    expect(built.exitCode, built.output).toBe(0);
    server = await startAdapterServer(project);
  }, 120_000);

  afterAll(() => server?.stop());

  test('the theme is chosen and kept, and a closed banner does not return', async ({ visit }) => {
    const docs = await visit('/', { origin: server.url });
    await docs.themeMenu.click();
    await docs.menuOf(docs.themeMenu).getByText(docs.text.themeDark).click();
    await docs.banner.getByRole('button').click();
    await docs.goto('/long/page-40');
    expect(await docs.html.getAttribute('class')).toBe('dark');
    expect(await docs.banner.count()).toBe(0);
  });

  test('the sidebar is scrolled to the page that is shown', async ({ visit }) => {
    const docs = await visit('/long/page-40', { origin: server.url });
    const tree = docs.page.locator('.wm-sidebar-scroll');
    expect(await tree.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  });

  test('tabs, columns, formulas and what pages bring themselves work', async ({ visit }) => {
    const docs = await visit('/', { origin: server.url });
    await docs.page.getByRole('tab', { name: 'Second' }).click();
    await docs.page.getByText('Two.').waitFor();
    const colour = (id: string) =>
      docs.page.locator(id).evaluate((element) => getComputedStyle(element).color);
    expect(await colour('#own-attribute')).toBe('rgb(1, 2, 3)');
    expect(await colour('#own-style')).toBe('rgb(4, 5, 6)');
    expect(await docs.page.locator('#own-script').textContent()).toBe('It ran.');
    expect(await docs.page.locator('body').getAttribute('data-inner')).toBe('ran');
    expect(await docs.html.getAttribute('data-own-file')).toBe(ownFile);
    const written = docs.page.getByRole('button', { name: 'Accept' });
    if (ownFile !== null) await written.click();
    expect(await written.count()).toBe(0);
    const columns = docs.page.locator('.columns');
    expect(
      await columns.evaluate((element) => getComputedStyle(element).getPropertyValue('--cols')),
    ).toBe('3');
  });

  test('a diagram is drawn with its colours', async ({ visit }) => {
    const docs = await visit('/drawing', { origin: server.url });
    const node = docs.page.locator('.mermaid-drawing .node rect').first();
    await node.waitFor();
    expect(await node.evaluate((element) => getComputedStyle(element).fill)).not.toBe(
      'rgb(0, 0, 0)',
    );
  });

  test('search finds pages, and a playground opens with its styles', async ({ visit }) => {
    const docs = await visit('/api', { origin: server.url });
    const search = new SearchBox(docs);
    await search.open();
    await search.ask('drawing');
    expect(await search.pages()).toContain('Drawing');
    await docs.page.keyboard.press('Escape');
    await docs.page.getByRole('button', { name: docs.text.tryIt }).click();
    const columns = docs.page.getByRole('dialog').locator('.wm-play-columns');
    expect(await columns.evaluate((element) => getComputedStyle(element).display)).toBe('grid');
  });

  test('the assistant answers in its panel, beside the page', async ({ visit }) => {
    const docs = await visit('/', { origin: server.url });
    const assistant = new AssistantPanel(docs);
    await assistant.open();
    const place = await assistant.dialog.evaluate((element) => getComputedStyle(element).position);
    expect(place).toBe('fixed');
    const answer = await assistant.ask('Which page has pears?');
    expect(await answer.textContent()).toContain('Pears');
  });

  test('the policy still refuses scripts that nobody wrote, and that of other pages is left', async ({
    visit,
  }) => {
    const docs = await visit('/', { origin: server.url });
    const policy = docs.page.locator('meta[http-equiv="content-security-policy"]');
    const written = (await policy.getAttribute('content')) ?? '';
    const [scripts] = /script-src [^;]*/.exec(written) ?? [];
    expect(scripts).toContain("'self' 'sha256-");
    expect(scripts).not.toContain('unsafe');
    await docs.goto('/about');
    const ofOther = (await policy.count()) > 0 ? await policy.getAttribute('content') : undefined;
    if (security === '') expect(ofOther).toBeUndefined();
    else expect(ofOther).not.toContain('unsafe');
  });
});
