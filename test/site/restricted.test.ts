import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { builtSite } from '../support/built-site.ts';
import { startDev } from '../support/dev-server.ts';
import { foundBySearch, leaksIn, restrictedDocs } from '../support/restricted-docs.ts';
import { runCli } from '../support/run-command.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

const searched = ['zqstafftext', 'zqstaffheading', 'zqintext', 'zqruletext', 'limits'];

describe('A static build of docs with pages for some readers', () => {
  const folder = tempFolder(restrictedDocs);
  const site = path.join(folder, 'dist');
  let output: string;

  beforeAll(async () => {
    const built = await runCli(['build', '.', '--site', 'https://docs.test'], folder);
    output = built.output;
    expect(built.exitCode, output).toBe(0);
  });

  test('has no word of them in any of its files', async () => {
    expect(leaksIn(site)).toEqual([]);
    expect(await foundBySearch(site, searched)).toEqual(['limits']);
  });

  test('has all that others have', () => {
    const { files, read } = builtSite(site);
    expect(files).toEqual(
      expect.arrayContaining([
        'style.css',
        'site.js',
        'robots.txt',
        'images/shared.svg',
        'files/open.json',
        'open/index.html',
        'open.md',
        'news/rss.xml',
      ]),
    );
    expect(read('_redirects')).toContain('/first');
    expect(read('index.html')).toContain('https://status.test');
    expect(read('llms.txt')).toContain('Open operation');
    expect(read('api-reference/make-parts.md')).toContain('Seen by seenproperty.');
    expect(read('_waymark/playground/api-reference/make-parts.json')).toContain('seenparameter');
    expect(read('api-reference/websockets/open-channel.md')).toContain('Seen in seenmessage.');
    // Nothing is drawn but for the six pages that everyone may read.
    expect(files.filter((file) => file.startsWith('_waymark/pictures/'))).toHaveLength(6);
  });

  test('says once how many are left out, and why', () => {
    expect(output.match(/pages are only for some readers/g)).toHaveLength(1);
    expect(output.match(/parts of "parts.json" are only for some readers/g)).toHaveLength(1);
    expect(output).toContain(
      '10 pages are only for some readers, and left out of the site: 3 of the group "Zqingroup", 1 of the navigation, "zqrulepage"',
    );
    expect(output).toContain('"zqstaffpage" (`groups: ["staff"]`)');
  });

  test('takes out what was public in the build before', async () => {
    const own = tempFolder({
      ...restrictedDocs,
      'late.mdx': '---\ntitle: Late\n---\n\nZqinlate. ![](/images/zqinlate.svg)\n',
      'images/zqinlate.svg': '<svg/>',
    });
    const build = async () => {
      const { exitCode, output } = await runCli(['build', '.', '--site', 'https://docs.test'], own);
      expect(exitCode, output).toBe(0);
      return leaksIn(path.join(own, 'dist')).length;
    };
    expect(await build()).toBeGreaterThan(2);
    writeFiles(own, {
      'late.mdx': '---\ntitle: Late\npublic: false\n---\n\nZqinlate. ![](/images/zqinlate.svg)\n',
    });
    expect(await build()).toBe(0);
  });
});

test('A build with a server has no word of restricted pages in any of its files', async () => {
  const ready = '---\ntitle: Ready\n---\n\nFor everyone.\n';
  const folder = tempFolder({ ...restrictedDocs, 'ready.mdx': ready });
  const { exitCode, output } = await runCli(['build', '.', '--server', '--domain', 'acme'], folder);
  expect(exitCode, output).toBe(0);
  expect(leaksIn(path.join(folder, 'dist'))).toEqual([]);
  expect(output.match(/server-path-taken/g)).toHaveLength(1);
}, 120_000);

test('A project of Astro with an adapter has no word of restricted pages in any of its files', async () => {
  const docs = Object.entries(restrictedDocs).map(([file, text]) => [`docs/${file}`, text]);
  const project = astroProject(
    {
      ...Object.fromEntries(docs),
      'astro.config.mjs': `import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  adapter: node({ mode: 'standalone' }),
  site: 'https://docs.test',
  integrations: [waymark({ assistant: { domain: 'acme' } })],
});
`,
    },
    ['@astrojs/node'],
  );
  const { exitCode, output } = await buildProject(project);
  expect(exitCode, output).toBe(0);
  expect(output).toContain('10 pages are only for some readers');
  expect(existsSync(path.join(project, 'dist/client/open/index.html'))).toBe(true);
  expect(leaksIn(path.join(project, 'dist'))).toEqual([]);
}, 120_000);

test('A preview serves nothing of restricted pages', async () => {
  const folder = tempFolder(restrictedDocs);
  const server = await startDev(folder);
  try {
    const at = async (name: string) => {
      const response = await server.get(name);
      const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
      return { status: response.status, leaks: /zqin|zqstaff|zqrule/i.exec(text)?.[0] };
    };
    for (const file of Object.keys(restrictedDocs).filter((name) => /zq/.test(name))) {
      const asked = [file, file.replace(/\.mdx$/, ''), file.replace(/x$/, '')];
      for (const name of asked) expect([name, (await at(`/${name}`)).status]).toEqual([name, 404]);
    }
    const lists = ['', 'open', 'open.md', 'llms.txt', 'llms-full.txt', 'news/rss.xml', '404'];
    for (const name of [...lists, '_waymark/content-index.json', '_waymark/pages.json']) {
      expect([name, (await at(`/${name}`)).leaks]).toEqual([name, undefined]);
    }
  } finally {
    await server.stop();
  }
}, 120_000);

test('A check counts what is left out, and a rule makes that a mistake', async () => {
  const folder = tempFolder(restrictedDocs);
  const checked = await runCli(['check', '.', '--json'], folder);
  expect(checked.exitCode).toBe(0);
  const { diagnostics } = JSON.parse(checked.stdout) as { diagnostics: { code: string }[] };
  expect(diagnostics.filter(({ code }) => code === 'page-restricted')).toHaveLength(1);
  const strict = await runCli(['build', '.', '--rule', 'page-restricted=error'], folder);
  expect(strict.exitCode).toBe(1);
});
