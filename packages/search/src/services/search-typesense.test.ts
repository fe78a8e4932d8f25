import { expect, it } from 'vitest';
import { typesenseSearch } from './search-typesense.ts';

it('cuts a text in which nothing is marked, and no letter of it in half', async () => {
  const service = {
    service: 'typesense',
    url: 'https://search.example',
    apiKey: 'key',
    collection: 'docs',
  } as const;
  const document = { path: '/page', anchor: '', content: `a${'😀'.repeat(200)}` };
  const answer = { found: 1, grouped_hits: [{ hits: [{ document }] }] };
  const search = typesenseSearch(service, async () => Response.json(answer));
  const { pages } = await search.search('a', { limit: 5 });
  expect(pages[0]?.sections[0]?.snippet).toEqual([
    { text: `a${'😀'.repeat(149)}`, isMatch: false },
  ]);
});
