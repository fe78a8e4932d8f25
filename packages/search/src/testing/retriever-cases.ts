import { describe, expect, it } from 'vitest';
import type { Hit, Retriever } from '../retriever.ts';

/** What every engine has to do with the pages of `site`. */
export function retrieverCases(open: () => Retriever): void {
  const urls = (hits: readonly Hit[]) => hits.map(({ url }) => url);

  describe('search', () => {
    it.each([
      ['how do I deploy', '/deploy'],
      ['deployment of sites', '/deploy'],
      ['docs.json', '/theme'],
      ['useChat', '/chat'],
      ['usechat', '/chat'],
      ['X-Api-Key', '/chat'],
      ['api key header', '/chat'],
      ['/v1/users/{id}', '/users'],
      ['get users', '/users'],
      ['appearance', '/theme'],
      ['going live', '/deploy'],
    ])('answers "%s"', async (query, url) => {
      expect(urls(await open().search(query))[0]).toBe(url);
    });

    it.each([
      ['enviroment', '/theme'],
      ['dpeloy', '/deploy'],
      ['themse', '/theme'],
    ])('forgives the typo in "%s"', async (query, url) => {
      expect(urls(await open().search(query))[0]).toBe(url);
    });

    it('finds words by their beginning', async () => {
      expect(urls(await open().search('environm'))[0]).toBe('/theme');
    });

    it.each(['全文搜索', '自定义排序', '怎么排序', '搜'])('finds Chinese: %s', async (query) => {
      expect(urls(await open().search(query))[0]).toBe('/zh/search');
    });

    it('keeps to a language, a version and a product', async () => {
      expect(urls(await open().search('install', { version: 'v2' }))).toEqual(['/v2/install']);
      expect(urls(await open().search('部署', { language: 'zh' }))).toEqual(['/zh/other']);
      expect(await open().search('部署', { language: 'fr' })).toEqual([]);
      expect(urls(await open().search('cloud', { product: 'Core' }))).toEqual(['/core']);
      expect(await open().search('cloud', { product: 'Edge' })).toEqual([]);
    });

    it('finds pages of no language, version or product wherever it searches', async () => {
      const scope = { language: 'zh', version: 'v9', product: 'Core' };
      expect(urls(await open().search('deploy', scope))[0]).toBe('/deploy');
    });

    it('prefers the page that the reader is on', async () => {
      const hits = await open().search('install npm', { currentUrl: '/v2/install' });
      expect(urls(hits).slice(0, 2)).toEqual(['/v2/install', '/v1/install']);
    });

    it('gives no more hits than asked for, best first', async () => {
      const hits = await open().search('site install deploy themes', { limit: 2 });
      expect(hits).toHaveLength(2);
      expect(hits[0]?.score).toBeGreaterThanOrEqual(hits[1]?.score ?? 0);
    });

    it('says how much of the query a hit covers', async () => {
      const [full] = await open().search('install npm package');
      const [part] = await open().search('install volcano telescope harvest');
      expect(full?.coverage).toBeGreaterThan(0.9);
      expect(part?.coverage).toBeLessThan(0.4);
    });

    it('gives what a hit needs to be shown', async () => {
      const [hit] = await open().search('deploy');
      expect(hit).toMatchObject({
        url: '/deploy',
        title: 'Deploy your site',
        heading: '',
        anchor: '',
        navigation: ['Guides', 'Going live'],
      });
      expect(hit?.text).toContain('Push to the main branch');
    });

    it.each(['', '   ', '???', '"', "'; DROP TABLE chunk; --", '🦄'])(
      'has no hits for %j and does not fail',
      async (query) => {
        expect(await open().search(query)).toEqual([]);
      },
    );
  });
}
