import type { Hit, SearchOptions } from '@waymark/search';
import { describe, expect, it } from 'vitest';
import { readQuestion } from '../../http/question.ts';
import type { PageFacts, SiteFacts } from '../site-facts.ts';
import { findHits } from './find-hits.ts';

const page = (facts: Partial<PageFacts> = {}): PageFacts => ({
  title: 'T',
  tags: [],
  anchors: new Set(),
  ...facts,
});

const site: SiteFacts = {
  name: 'Acme',
  address: '/docs',
  pages: new Map([
    ['/v1/a', page({ version: 'v1', language: 'en' })],
    ['/v2/a', page({ version: 'v2', language: 'en', tags: ['API'] })],
    ['/fr/a', page({ version: 'v2', language: 'fr' })],
    ['/any', page()],
    ['/apis/b', page({ version: 'v1', language: 'en', product: 'Cloud' })],
    ['/ja/a', page({ version: 'v3', language: 'ja', product: 'Edge' })],
  ]),
};

async function find(fields: object, content = 'How are domains configured for teams?') {
  const asked: { query: string; options: SearchOptions }[] = [];
  const retriever = {
    async search(query: string, options: SearchOptions = {}) {
      asked.push({ query, options });
      const urls = [...site.pages.keys(), '/gone'];
      return urls.slice(0, options.limit ?? 5).map((url): Hit => {
        const hit = { url, title: 'T', heading: '', anchor: '', text: '', navigation: [] };
        return { ...hit, score: 1, coverage: 0.5 };
      });
    },
    close: async () => undefined,
  };
  const messages = [
    { role: 'user', content: 'How do I install the command line?' },
    { role: 'assistant', content: 'So.' },
    { role: 'user', content },
  ];
  const { question } = readQuestion({ fp: 'a', messages, ...fields });
  const { hits } = await findHits(question, { retriever, site });
  return {
    urls: hits.map(({ url }) => url),
    queries: asked.map(({ query }) => query),
    options: asked[0]?.options,
  };
}

describe('the search for a question', () => {
  it('gives at most as many results as are asked for', async () => {
    expect((await find({ retrievalPageSize: 2 })).urls).toEqual(['/v1/a', '/v2/a']);
    expect((await find({ retrievalPageSize: 2.9 })).urls).toHaveLength(2);
    expect((await find({ retrievalPageSize: 6 })).urls).toHaveLength(6);
  });

  it.each([{}, { retrievalPageSize: null }])('gives 5 results to %j', async (fields) => {
    expect((await find(fields)).urls).toEqual(['/v1/a', '/v2/a', '/fr/a', '/any', '/apis/b']);
  });

  it.each([
    [{ version: 'v1' }, ['/v1/a', '/any', '/apis/b']],
    [{ version: ['v1', 'v2'] }, ['/v1/a', '/v2/a', '/fr/a', '/any', '/apis/b']],
    [{ language: 'fr-CA' }, ['/fr/a', '/any']],
    [{ language: 'jp' }, ['/any', '/ja/a']],
    [{ tag: 'api' }, ['/v2/a']],
    [{ path: '/v1' }, ['/v1/a']],
    [{ path: 'apis' }, ['/apis/b']],
    [{ path: '/api' }, []],
    [{ version: 'v2', language: 'fr' }, ['/fr/a', '/any']],
    [{ product: 'Cloud' }, ['/v1/a', '/v2/a', '/fr/a', '/any', '/apis/b']],
    [{ product: ['Edge'], language: 'ja' }, ['/any', '/ja/a']],
    [{ unknown: 1 }, ['/v1/a', '/v2/a', '/fr/a', '/any', '/apis/b']],
  ])('keeps to the filter %j', async (filter, urls) => {
    expect((await find({ filter })).urls).toEqual(urls);
  });

  it('names the language and the version that the reader is in', async () => {
    const { options } = await find({ currentPath: '/docs/fr/a' });
    expect(options?.reader).toEqual({ language: 'fr', version: 'v2' });
    expect((await find({ currentPath: '/docs/any' })).options?.reader).toEqual({});
    expect((await find({})).options?.reader).toBeUndefined();
  });

  it('names the page that the reader is on', async () => {
    expect((await find({ currentPath: '/docs/v1/a' })).options?.currentUrl).toBe('/v1/a');
    expect((await find({ currentPath: 'http://[' })).options?.currentUrl).toBeUndefined();
  });

  it('takes up the words of what was selected or asked before, where the question says little', async () => {
    const added = 'install command line';
    expect((await find({}, 'And on Windows?')).queries).toEqual([`And on Windows? ${added}`]);
    const short = 'How do teams deploy?';
    expect((await find({}, short)).queries).toEqual([short, `${short} ${added}`]);
    const context = [{ type: 'code', value: 'npm install waymark' }];
    expect((await find({ context }, 'And why?')).queries).toEqual(['And why? npm install waymark']);
    const full = 'How are custom domains configured for large teams?';
    expect((await find({}, full)).queries).toEqual([full]);
  });
});
