import { expect, test } from 'vitest';
import { docsJson, page } from '../../../../../test/support/docs-folder.ts';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { openDocs } from '../open-docs.ts';
import { folderSettings } from '../testing/folder-settings.ts';
import { findSimilar } from './similar-pages.ts';

test('A page that several versions list is like pages of each of them', async () => {
  const texts = {
    both: 'Webhook retry queue',
    one: 'Webhook retry delay',
    two: 'Webhook retry limit',
    colours: 'Theme colours',
    logo: 'Theme logo',
  };
  const navigation = {
    versions: [
      { version: 'v1', pages: ['both', 'one', 'colours'] },
      { version: 'v2', pages: ['both', 'two', 'logo'] },
    ],
  };
  const files = Object.entries(texts).map(([name, text]) => [`${name}.mdx`, page(text, text)]);
  const folder = tempFolder({
    'docs.json': docsJson({ navigation }),
    ...Object.fromEntries(files),
  });
  const { pool, project } = await openDocs(
    folderSettings(folder, { components: [], react: false }),
  );
  const similar = await findSimilar(project);
  await pool.close();
  expect([similar('two'), similar('one')]).toEqual([['both'], ['both']]);
  // It is shown in the first version that lists it.
  expect(similar('both')).toEqual(['one']);
});
