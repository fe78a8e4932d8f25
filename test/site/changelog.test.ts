import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { docsJson } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';

const changelog = `---
title: Changelog
rss: true
---

<Update label="2026-03-01" tags={["API", "Fix"]} rss={{ title: "Faster", description: "In short" }}>
See [home](/).
</Update>

<Update label="v1.0" tags={["API"]}>First</Update>

<Tabs><Tab title="Old"><Update label="v0.9" tags={["Old"]}>In a tab</Update></Tab></Tabs>
`;

test('A changelog has filters, the most frequent tag first, and a feed that a button leads to', async () => {
  const docs = tempFolder({
    'docs.json': docsJson({ navigation: { pages: ['index', 'changelog', 'wide'] } }),
    'index.mdx': '---\ntitle: Home\n---\n\nHello.\n',
    'changelog.mdx': changelog,
    'wide.mdx': changelog.replace('rss: true', 'mode: wide'),
  });
  const { exitCode, output } = await runCli(['build', '.', '--site', 'https://a.example'], docs);
  expect(exitCode, output).toBe(0);
  const site = builtSite(`${docs}/dist`);
  const { document } = site.page('/changelog');
  const filters = document.querySelectorAll('[data-tag]').map((button) => button.text.trim());
  expect(filters.map((text) => text.replace(/\s+/, ' '))).toEqual(['API2', 'Fix1']);
  expect(document.querySelector('.wm-feed')?.getAttribute('href')).toBe('/changelog/rss.xml');
  // A page that says how it is laid out has no filters, and none without `rss` has a button.
  const wide = site.page('/wide').document;
  expect(wide.querySelectorAll('[data-tag], .wm-feed')).toEqual([]);
  const feed = readFileSync(`${docs}/dist/changelog/rss.xml`, 'utf8');
  const values = (name: string) =>
    Array.from(feed.matchAll(new RegExp(`<${name}>([^<]*)<`, 'g')), ([, text]) => text);
  expect(values('title')).toEqual(['Changelog', 'Faster', 'v1.0']);
  expect(values('category')).toEqual(['API', 'Fix', 'API']);
  expect(values('pubDate')).toEqual(['Sun, 01 Mar 2026 00:00:00 GMT']);
  expect(feed).toContain('href=&quot;https://a.example/&quot;');
});
