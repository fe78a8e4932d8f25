import { cpSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { astroProject, buildProject, previewProject } from '../support/astro-project.ts';
import { takeWritten, watchClipboard } from '../support/clipboard.ts';
import { startDev } from '../support/dev-server.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { SearchBox } from '../support/search-box.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { serveSite } from '../support/served-site.ts';
import { type Files, tempFolder, writeFiles } from '../support/temp-folder.ts';
import { test } from '../support/visit.ts';

/* Event handlers of elements that a page or a snippet writes without a component. */

const search = `export const openSearch = () => {
  document.getElementById('search-bar-entry').click();
};

<button type="button" id="search" onClick={openSearch}>Find something</button>

<div id="keys" onClick={() => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))}>
  Press keys
</div>`;

const copy = `export const command = 'npm install atlas';

export let times = 0;

<button
  type="button"
  id="copy"
  onClick={async (event) => {
    const button = event.currentTarget;
    await navigator.clipboard.writeText(command); // As it is.
    button.textContent = \`Copied \${times += 1}\`;
  }}
>
  <em>Copy</em>
</button>`;

const toggle = `<a id="link" href="/more" onClick={(event) => event.preventDefault()} onMouseEnter={(event) => {
  document.getElementById('hidden').setAttribute('style', 'display: block');
  event.currentTarget.dataset.entered = event.target.id;
}}><b>Show</b></a>

<p id="hidden" style={{ display: 'none' }}>Hidden text</p>

<input id="field" aria-label="Field" onChange={({ target }) => { document.getElementById('typed').textContent = target.value; }} onFocus={({ currentTarget }) => currentTarget.select()} onKeyDown={(event) => { if (event.key === 'Enter') document.getElementById('typed').textContent = 'Enter'; }} />

<output id="typed" />`;

const files: Files = {
  'docs.json': docsJson({ navigation: { pages: ['index', 'more', 'plain'] } }),
  'index.mdx': page('Home', `import Copy from "/snippets/copy.mdx"\n\n${search}\n\n<Copy />`),
  'more.mdx': page('More', `import Copy from "/snippets/copy.mdx"\n\n<Copy />\n\n${toggle}`),
  'plain.mdx': page('Plain', 'Text.'),
  'snippets/copy.mdx': copy,
};

interface Served {
  readonly url: string;
  readonly stop: () => unknown;
}

/** Serves a built site below a path. */
async function served(folder: string, base = ''): Promise<Served> {
  const root = base === '' ? folder : tempFolder();
  if (root !== folder) {
    cpSync(folder, path.join(root, base), { recursive: true });
    cpSync(path.join(folder, '404.html'), path.join(root, '404.html'));
  }
  const site = await serveFolder(root);
  return { url: site.url, stop: () => site.close() };
}

/** Builds the docs in a project of Astro, and serves them. */
async function servedProject(settings: string, base: string): Promise<Served> {
  const folder = project(settings);
  const built = await buildProject(folder);
  expect(built.exitCode, built.output).toBe(0);
  return served(path.join(folder, 'dist'), base);
}

/** The docs in a project of Astro. */
function project(settings: string): string {
  const docs = Object.entries(files).map(([name, text]) => [`docs/${name}`, text] as const);
  return astroProject({
    'astro.config.mjs': `import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({ ${settings} integrations: [waymark({ docs: './docs' })] });
`,
    ...Object.fromEntries(docs),
  });
}

const ways: readonly {
  readonly of: string;
  readonly base?: string;
  readonly serve: () => Promise<Served>;
}[] = [
  {
    of: 'a build below a path',
    base: '/docs',
    async serve() {
      const docs = tempFolder(files);
      const built = await runCli(['build', '.', '--base', '/docs', '--strict'], docs);
      expect(built.exitCode, built.output).toBe(0);
      return served(path.join(docs, 'dist'), '/docs');
    },
  },
  { of: 'a preview', serve: () => startDev(tempFolder(files)) },
  {
    of: 'a build by Astro with its policy, below a path',
    base: '/docs',
    serve: () => servedProject("base: '/docs', security: { csp: true },", '/docs'),
  },
  { of: 'a preview by Astro', serve: () => previewProject(project('')) },
];

// What a policy refuses is an error in the console, and `visit` lets none pass.
describe.each(ways)('In $of', ({ base = '', serve }) => {
  let site: Served;

  beforeAll(async () => {
    site = await serve();
  }, 120_000);

  afterAll(() => site?.stop());

  test('a button and keys that a page sends open the search', async ({ visit }) => {
    const docs = await visit(`${base}/`, { origin: site.url });
    // A preview of Astro loads its first page again, once it has prepared what that imports.
    await docs.page.waitForLoadState('networkidle');
    const box = new SearchBox(docs);
    for (const id of ['#search', '#keys']) {
      await docs.page.locator(id).click();
      await box.field.waitFor();
      await docs.page.keyboard.press('Escape');
      await box.field.waitFor({ state: 'hidden' });
    }
  });

  test('a button of a snippet copies, on the next page too', async ({ visit }) => {
    const docs = await visit(`${base}/`, { origin: site.url });
    for (const next of ['More', 'Home']) {
      await watchClipboard(docs.page);
      const button = docs.page.locator('#copy');
      await button.locator('em').click();
      await expect.poll(() => button.textContent()).toBe('Copied 1');
      await button.click();
      await expect.poll(() => button.textContent()).toBe('Copied 2');
      expect(await takeWritten(docs.page)).toBe('npm install atlas');
      await docs.link(next).click();
      await docs.title.filter({ hasText: next }).waitFor();
      await docs.page.waitForLoadState();
    }
  });

  test('handlers get the event of the browser, and may write any style', async ({ visit }) => {
    const docs = await visit(`${base}/more`, { origin: site.url });
    const link = docs.page.locator('#link');
    await link.click();
    expect(docs.path()).toBe(`${base}/more`);
    await docs.page.locator('#hidden').waitFor();
    expect(await link.getAttribute('data-entered')).toBe('link');
    const field = docs.page.locator('#field');
    await field.pressSequentially('ab');
    await expect.poll(() => docs.page.locator('#typed').textContent()).toBe('ab');
    await field.blur();
    await field.focus();
    await field.pressSequentially('c');
    await expect.poll(() => docs.page.locator('#typed').textContent()).toBe('c');
    await field.press('Enter');
    await expect.poll(() => docs.page.locator('#typed').textContent()).toBe('Enter');
  });

  test('a page without handlers loads no script for them', async ({ visit }) => {
    const docs = await visit(`${base}/plain`, { origin: site.url });
    expect(await docs.page.locator('script[src*="/handlers/"]').count()).toBe(0);
  });
});

test('A preview that is open runs what a handler has become', async ({ visit }) => {
  const written = (text: string) =>
    page('Home', `<b id="a" onClick={({ target }) => { target.textContent = '${text}'; }}>a</b>`);
  const folder = tempFolder({ ...files, 'index.mdx': written('one') });
  const server = await startDev(folder);
  try {
    const docs = await visit('/', { origin: server.url });
    const element = docs.page.locator('#a');
    await element.click();
    await expect.poll(() => element.textContent()).toBe('one');
    writeFiles(folder, { 'index.mdx': `${written('two')}\nOther words.\n` });
    await docs.page.getByText('Other words.').waitFor();
    await docs.page.waitForLoadState();
    await element.click();
    await expect.poll(() => element.textContent()).toBe('two');
    // The text is put in place of the old one.
    writeFiles(folder, { 'index.mdx': `${written('two')}\nLast words.\n` });
    await docs.page.getByText('Last words.').waitFor();
    await element.click();
    await expect.poll(() => element.textContent()).toBe('two');
    // It listens to the server.
    await docs.page.goto('about:blank');
  } finally {
    await server.stop();
  }
});

test('A page that is another one for each reader runs its handlers', async ({ visit }) => {
  const env = { WAYMARK_SESSION_SECRET: 'w'.repeat(40), PASSWORD: 'a-member-password' };
  const folder = tempFolder({
    ...files,
    'plain.mdx': `---\ntitle: Plain\npublic: false\n---\n\n{user.groups ? 'Hello.' : 'Who?'}\n\n${toggle}\n`,
    'auth.mjs': 'export default { passwords: [{ password: process.env.PASSWORD }] };\n',
  });
  const built = await runCli(['build', '.', '--auth', 'auth.mjs'], folder);
  expect(built.exitCode, built.output).toBe(0);
  const server = await serveSite(['.', '--auth', 'auth.mjs'], folder, env);
  try {
    const docs = await visit('/plain', { origin: server.url, failing: /\/plain/ });
    await docs.page.getByLabel(docs.text.signInPassword).fill(env.PASSWORD);
    await docs.page.getByRole('button', { name: docs.text.signIn }).click();
    await docs.page.getByText('Hello.').waitFor();
    await docs.page.waitForLoadState();
    await docs.page.locator('#link').hover();
    await docs.page.locator('#hidden').waitFor();
  } finally {
    await server.stop();
  }
});
