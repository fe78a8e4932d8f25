import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, builtSite } from '../support/built-site.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';

const text = '## One\n\nText\n\n## Two\n\nText';

/** In the order of the document. */
const parts = [
  ...['banner', 'search-bar-entry', 'assistant-entry', 'topbar-cta-button'],
  ...['assistant-entry-mobile', 'body-content', 'sidebar-content', 'navigation-items'],
  ...['content-container', 'content', 'page-context-menu', 'page-context-menu-button'],
  ...['feedback-thumbs-up', 'feedback-thumbs-down'],
  ...['feedback-form', 'feedback-form-input', 'feedback-form-submit', 'pagination'],
  ...['content-side-layout', 'table-of-contents-layout', 'table-of-contents-content'],
];

let site: BuiltSite;

beforeAll(async () => {
  const docs = tempFolder({
    'docs.json': docsJson({
      banner: { content: 'News' },
      navbar: { primary: { type: 'button', label: 'Start', href: 'https://example.com' } },
      feedback: { thumbsRating: true },
      contextual: { options: ['copy', 'view'], display: 'toc' },
      navigation: {
        products: [
          { product: 'One', pages: ['index', 'same', 'last', 'changes', 'wide'] },
          { product: 'Two', href: 'https://example.com' },
        ],
      },
    }),
    'index.mdx': page('Home', text),
    'same.mdx': page('Same', '## Pagination\n\nText\n\n## Banner\n\n<div id="content">Own</div>'),
    'last.mdx': page('Last', text),
    'changes.mdx': page('Changes', '<Update label="May" tags={["Fix"]}>Text</Update>'),
    'wide.mdx': '---\ntitle: Wide\nmode: wide\n---\n\nText\n',
  });
  const { exitCode, output } = await runCli(['build'], docs);
  expect(exitCode, output).toBe(0);
  site = builtSite(path.join(docs, 'dist'));
});

const idsOf = (url: string) =>
  site
    .page(url)
    .document.querySelectorAll('[id]')
    .map(({ id }) => id);

describe('The parts of a page', () => {
  test('have the ids that stylesheets and scripts of docs know', () => {
    const ids = idsOf('/');
    expect(ids.filter((id) => parts.includes(id))).toEqual(parts);
  });

  test('of a changelog have those of its filters', () => {
    expect(idsOf('/changes')).toEqual(
      expect.arrayContaining(['changelog-filters', 'changelog-filters-content']),
    );
  });

  test('leave an id to the text of the page', () => {
    const { document } = site.page('/same');
    const holders = ['pagination', 'banner', 'content'].map((id) =>
      document.querySelectorAll(`[id="${id}"]`),
    );
    expect(holders.map((found) => found.map(({ tagName }) => tagName))).toEqual([
      ['H2'],
      ['H2'],
      ['DIV'],
    ]);
    expect(document.querySelector('#content')?.text).toBe('Own');
  });

  test('have an id once', () => {
    for (const url of ['/', '/same', '/changes', '/wide']) {
      const ids = idsOf(url);
      expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    }
  });

  test('have the classes that stylesheets of docs know', () => {
    const { document } = site.page('/same');
    const selectors = [
      ...['article.mdx-content.prose', 'a.pagination-prev .pagination-title'],
      ...['a.pagination-next .pagination-title', '.feedback-toolbar'],
      ...['summary.nav-dropdown-products-selector-trigger'],
      ...['.nav-dropdown-products-selector-content a.nav-dropdown-products-selector-item'],
    ];
    expect(selectors.filter((selector) => !document.querySelector(selector))).toEqual([]);
  });
});

test('The root of a page has the mode that its frontmatter names', () => {
  const modeOf = (url: string) =>
    site.page(url).document.querySelector('html')?.getAttribute('data-page-mode');
  expect([modeOf('/wide'), modeOf('/')]).toEqual(['wide', undefined]);
});

test('The tab of a page has the attribute by which stylesheets of docs know it, with a menu too', async () => {
  const menu = [
    { item: 'First', pages: ['menu/first'] },
    { item: 'Second', pages: ['menu/second'] },
  ];
  const docs = tempFolder({
    'docs.json': docsJson({
      navigation: {
        tabs: [
          { tab: 'One', pages: ['index'] },
          { tab: 'Two', menu },
          { tab: 'Three', pages: ['three'] },
        ],
      },
    }),
    ...Object.fromEntries(
      ['index', 'menu/first', 'menu/second', 'three'].map((name) => [
        `${name}.mdx`,
        page(name, text),
      ]),
    ),
  });
  const { exitCode, output } = await runCli(['build'], docs);
  expect(exitCode, output).toBe(0);
  const active = (url: string) =>
    builtSite(path.join(docs, 'dist'))
      .page(url)
      .document.querySelectorAll('.nav-tabs-item[data-active="true"]')
      .map(({ textContent }) => textContent.trim());
  expect(['/', '/menu/second', '/three'].map(active)).toEqual([['One'], ['Two'], ['Three']]);
});
