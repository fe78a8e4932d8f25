import { expect, test } from 'vitest';
import { docsJson, page } from '../../../../../test/support/docs-folder.ts';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { openDocs } from '../../project/open-docs.ts';
import { folderSettings } from '../../project/testing/folder-settings.ts';
import { textPages } from './page-facts.ts';

async function scopesOf(navigation: object) {
  const names = ['both', 'one', 'two'];
  const files = Object.fromEntries(names.map((name) => [`${name}.mdx`, page(name, 'Text')]));
  const folder = tempFolder({ 'docs.json': docsJson({ navigation }), ...files });
  const { pool, project } = await openDocs(
    folderSettings(folder, { components: [], react: false }),
  );
  const pages = textPages(project).map(({ facts: { url, language, product, version } }) => [
    url,
    [language, product, version].filter(Boolean).join(' '),
  ]);
  await pool.close();
  return Object.fromEntries(pages);
}

test('A page that several versions list belongs to all of them', async () => {
  const versions = [
    { version: 'v1', groups: [{ group: 'A', pages: ['both', 'one'] }] },
    { version: 'v2', groups: [{ group: 'B', pages: ['both', 'two'] }] },
  ];
  expect(await scopesOf({ versions })).toEqual({ '/both': '', '/one': 'v1', '/two': 'v2' });
});

test('A page that several products list keeps the version that it has in all of them', async () => {
  const products = ['Core', 'Edge'].map((product, index) => ({
    product,
    versions: [{ version: 'v1', pages: ['both', index === 0 ? 'one' : 'two'] }],
  }));
  const scopes = { '/both': 'v1', '/one': 'Core v1', '/two': 'Edge v1' };
  expect(await scopesOf({ products })).toEqual(scopes);
});

test('A page that a version lists twice, or several languages list, keeps what it is of', async () => {
  const versions = [
    {
      version: 'v1',
      tabs: [
        { tab: 'A', pages: ['both', 'one'] },
        { tab: 'B', pages: ['both', 'two'] },
      ],
    },
  ];
  expect((await scopesOf({ versions }))['/both']).toBe('v1');
  const languages = [
    { language: 'en', pages: ['both', 'one'] },
    { language: 'fr', pages: ['both', 'two'] },
  ];
  expect((await scopesOf({ languages }))['/both']).toBe('en');
});
