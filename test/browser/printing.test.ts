import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { findBrowser } from '../support/browser.ts';
import { builtSite } from '../support/built-site.ts';
import { docsJson } from '../support/docs-folder.ts';
import type { Listening } from '../support/listen.ts';
import { runCli } from '../support/run-command.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { test } from '../support/visit.ts';

const page = (title: string, body: string, more = '') =>
  `---\ntitle: ${title}\n${more}---\n\n${body}\n`;

const files = {
  'docs.json': docsJson({
    contextual: { options: ['download-pdf'] },
    navigation: {
      languages: [
        { language: 'en', groups: [{ group: 'Start', pages: ['index', 'guide'] }] },
        { language: 'fr', pages: ['fr/index'] },
      ],
    },
  }),
  'index.mdx': page(
    'Home',
    '## Same heading\n\nSee [the guide](/guide#same-heading), [this](#same-heading), [all](/print) and [the file](/print.pdf).',
  ),
  'guide.mdx': page(
    'Guide',
    '## Same heading\n\nIn code: `<a href="/guide">`.\n\n<Tabs><Tab title="One">First</Tab><Tab title="Two">Second</Tab></Tabs>',
  ),
  'secret.mdx': page('Secret', 'Not in the navigation.', 'hidden: true\n'),
  'fr/index.mdx': page('Accueil', 'Bonjour.'),
};

/** Pages of a PDF as Chromium writes it: their objects are not compressed. */
const pagesOf = (file: string) =>
  readFileSync(file, 'latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test('A site is one page for printing, and a PDF as each of its pages is', async () => {
  const docs = tempFolder(files);
  const options = ['--pdf', '--browser', findBrowser() ?? '', '--base', '/docs', '--strict'];
  const { exitCode, output } = await runCli(
    ['build', '.', '--site', 'https://a.example', ...options],
    docs,
  );
  expect(exitCode, output).toBe(0);
  const site = builtSite(`${docs}/dist`);
  const { document } = site.page('/print');
  const titles = document.querySelectorAll('section > article h1').map((title) => title.text);
  expect(titles).toEqual(['Home', 'Guide']);
  const contents = document.querySelectorAll('nav a').map((link) => link.getAttribute('href'));
  expect(contents).toEqual(['#page-1', '#page-2']);
  const links = document.querySelectorAll('#page-1 p a').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '#page-2-same-heading',
    '#page-1-same-heading',
    '/docs/print/',
    '/docs/print.pdf',
  ]);
  const ids = document.querySelectorAll('[id]').map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(['page-1-same-heading', 'page-2-same-heading']));
  expect(document.querySelector('#page-2 code')?.text).toBe('<a href="/guide">');
  expect(site.page('/print/fr').document.querySelector('section h1')?.text).toBe('Accueil');
  const menu = site.page('/guide').document.querySelector('wm-page-actions a');
  expect(menu?.getAttribute('href')).toBe('/docs/guide.pdf');
  const pdfs = ['index', 'guide', 'fr', 'secret', 'print', 'print/fr'];
  expect(pdfs.filter((name) => !existsSync(`${docs}/dist/${name}.pdf`))).toEqual([]);
  expect(pagesOf(`${docs}/dist/guide.pdf`)).toBe(1);
  expect(pagesOf(`${docs}/dist/print.pdf`)).toBe(3);
});

/** A diagram whose drawing links to an address, which its source does not. */
const diagram = (name: string) =>
  `\`\`\`mermaid\nflowchart TD\n  A --> B --> C\n  click A href "https://a.example/${name}"\n\`\`\`\n`;

const far = 'Words that take room.\n\n'.repeat(40);

const drawings = {
  'docs.json': docsJson({
    appearance: { default: 'dark' },
    contextual: { options: ['download-pdf'] },
    navigation: { pages: ['index'] },
  }),
  'index.mdx': page(
    'Diagrams',
    [
      diagram('first'),
      '```mermaid\nflowchart TD\n  A --> --> B\n```\n',
      ...['second', 'third', 'fourth'].map((name) => far + diagram(name)),
      `<Accordion title="Folded">\n\n${diagram('folded')}\n</Accordion>\n`,
      `<Tabs>\n<Tab title="One">One</Tab>\n<Tab title="Two">\n\n${diagram('tab')}\n</Tab>\n</Tabs>\n`,
      `<details>\n<summary>Own</summary>\n\n${diagram('own')}\n</details>\n`,
      `\`\`\`js expandable\n${'line();\n'.repeat(40)}\`\`\`\n`,
    ].join('\n'),
  ),
};

test('A PDF has every diagram drawn, however far down or folded, and the source of what cannot be', async () => {
  const docs = tempFolder(drawings);
  const { exitCode, output } = await runCli(
    ['build', '.', '--pdf', '--browser', findBrowser() ?? ''],
    docs,
  );
  expect(exitCode, output).toBe(0);
  for (const name of ['index', 'print']) {
    const pdf = readFileSync(`${docs}/dist/${name}.pdf`, 'latin1');
    const linked = [...pdf.matchAll(/URI \(https:\/\/a\.example\/(\w+)\)/g)].map(([, to]) => to);
    const all = ['first', 'second', 'third', 'fourth', 'folded', 'tab', 'own'];
    expect(new Set(linked), name).toEqual(new Set(all));
  }
});

describe('A reader who prints a page', () => {
  let server: Listening;

  beforeAll(async () => {
    const docs = tempFolder(drawings);
    const { exitCode, output } = await runCli(['build', '.'], docs);
    expect(exitCode, output).toBe(0);
    server = await serveFolder(`${docs}/dist`);
  });

  afterAll(() => server.close());

  test('from its menu gets every diagram, in light colours', async ({ visit }) => {
    const { page } = await visit('/', { origin: server.url });
    const drawn = page.locator('.mermaid-drawing > svg');
    await drawn.first().waitFor();
    expect(await drawn.count()).toBeLessThan(7);
    await page.evaluate(() => {
      window.print = () => {
        const shapes = document.querySelectorAll('.mermaid-drawing a .label-container');
        const fills = Array.from(shapes, (shape) => getComputedStyle(shape).fill);
        document.body.dataset['printed'] = fills.join('; ');
      };
    });
    await page.locator('wm-page-actions [data-effect=print]').first().click();
    const printed = () => page.locator('body').getAttribute('data-printed');
    await expect.poll(printed).toBe(Array(7).fill('rgb(236, 236, 255)').join('; '));
  });

  test('once has all of its diagrams drawn for the next time', async ({ visit }) => {
    const { page } = await visit('/', { origin: server.url });
    const drawn = page.locator('.mermaid-drawing > svg');
    await drawn.first().waitFor();
    await page.pdf();
    await expect.poll(() => drawn.count()).toBe(7);
  });

  test('sees diagrams in the colours of the page again', async ({ visit }) => {
    const { page } = await visit('/', { origin: server.url, colorScheme: 'dark' });
    const shapes = page.locator('.mermaid-drawing a .label-container');
    const fills = () =>
      shapes.evaluateAll((all) => [...new Set(all.map((shape) => getComputedStyle(shape).fill))]);
    await shapes.first().waitFor();
    const before = await fills();
    await page.pdf();
    await expect.poll(() => shapes.count()).toBe(7);
    await expect.poll(fills).toEqual(before);
  });

  test('gets what its author has folded, and long code to its end', async ({ visit }) => {
    const { page } = await visit('/', { origin: server.url });
    const own = page.locator('details:not(.accordion) wm-mermaid');
    const code = page.locator('.code-block-expandable > .code-block-background');
    const isCut = () => code.evaluate((box) => box.scrollHeight > box.clientHeight + 1);
    expect([await own.isVisible(), await isCut()]).toEqual([false, true]);
    await page.emulateMedia({ media: 'print' });
    expect([await own.isVisible(), await isCut()]).toEqual([true, false]);
  });
});

test('A build whose pages cannot be printed leaves what the one before has made, and prints it all later', async () => {
  const docs = tempFolder({ ...files, broken: '#!/bin/sh\nexit 1\n' });
  chmodSync(`${docs}/broken`, 0o755);
  const build = (...options: string[]) => runCli(['build', '.', ...options], docs);
  expect((await build()).exitCode).toBe(0);
  const made = () => readdirSync(`${docs}/dist`, { recursive: true }).sort();
  const before = made();
  const failed = await build('--pdf', '--browser', './broken');
  expect([failed.exitCode, failed.output]).toEqual([1, expect.stringContaining('cannot print')]);
  expect(made()).toEqual(before);
  expect(readdirSync(docs).filter((name) => name.includes('waymark-'))).toEqual([]);
  const printed = await build('--pdf', '--browser', findBrowser() ?? '');
  expect(printed.exitCode, printed.output).toBe(0);
  expect(made()).toEqual(expect.arrayContaining([...before, 'guide.pdf', 'print.pdf']));
  expect(pagesOf(`${docs}/dist/print.pdf`)).toBe(3);
});

test('Without a browser nothing is built, and the message says what to do', async () => {
  const docs = tempFolder(files);
  const { exitCode, output } = await runCli(['build', '.', '--pdf', '--browser', '/none'], docs);
  expect(exitCode).toBe(1);
  expect(output.trim()).toBe('There is no browser at /none.');
  expect(existsSync(`${docs}/dist`)).toBe(false);
});

test('Docs below a path of an Astro project are printed with the styles of the project', async () => {
  const config = `import waymark from 'waymark';
export default { integrations: [waymark({ docs: './docs', path: '/help', pdf: true })] };
`;
  const docs = Object.entries(files).map(([name, text]) => [`docs/${name}`, text]);
  const project = astroProject({ ...Object.fromEntries(docs), 'astro.config.mjs': config });
  const { exitCode, output } = await buildProject(project);
  expect(exitCode, output).toBe(0);
  const folder = `${project}/dist/help`;
  const printed = builtSite(`${project}/dist`).page('/help/print');
  expect(printed.document.querySelectorAll('section > article h1')).toHaveLength(2);
  // Chromium embeds the font of the theme where it finds the styles.
  expect(readFileSync(`${folder}/print.pdf`, 'latin1')).toContain('Inter');
});
