import { beforeAll, describe, expect, it } from 'vitest';
import type { SiteSearchOptions } from './hits.ts';
import { buildSearchFiles } from './indexing/search-builder.ts';
import type { SearchedPage } from './page.ts';
import { bracketed, type MemorySearch, memorySearch, searchOf } from './testing/memory-search.ts';
import { pageOf, searchSite } from './testing/search-site.ts';

let site: MemorySearch;

beforeAll(async () => {
  site = await memorySearch(searchSite);
});

const filler = 'Nothing that anyone asks for in a test is said here. '.repeat(6);

const first = async (query: string, language?: string) =>
  (await site.urls(query, language === undefined ? {} : { language }))[0];

describe('identifiers', () => {
  it.for([
    ['useChat', '/hook'],
    ['usechat', '/hook'],
    ['useCh', '/hook'],
    ['chat', '/hook'],
    ['maxretr', '/hook'],
    ['retries', '/hook'],
    ['X-Api-Key', '/authentication'],
    ['x-api', '/authentication'],
    ['Api-Key', '/authentication'],
    ['api-k', '/authentication'],
    ['docs.json', '/authentication'],
    ['docs.js', '/authentication'],
    ['json', '/authentication'],
    ['--dry-run', '/authentication'],
    ['dry-run', '/authentication'],
    ['--dry', '/authentication'],
  ])('are found whole and in part: %s', async ([query, url]) => {
    expect(await first(query as string)).toBe(url);
  });
});

describe('version numbers', () => {
  it.for([
    ['Fixed in v1.2.3.', '1.2.3'],
    ['Fixed in v1.2.3.', 'v1.2'],
    ['Fixed in 1.2.3.', 'v1.2.3'],
    ['Fixed in 1.2.3.', 'V1.2'],
  ] as const)('are found with and without their v: "%s" by %s', async ([text, query]) => {
    const { urls } = await memorySearch([
      pageOf('/other', { sections: { '': 'Fixed in 1.3.2 and v2.2.3.' } }),
      pageOf('/page', { sections: { '': text } }),
    ]);
    expect((await urls(query))[0]).toBe('/page');
  });
});

describe('operations', () => {
  it.for([
    ['POST /v1/users', '/api/create-user'],
    ['GET /v1/users', '/api/list-users'],
    ['get /v1/users/{id}', '/api/get-user'],
    ['users/{id}', '/api/get-user'],
    ['create user', '/api/create-user'],
    ['list users', '/api/list-users'],
  ])('are found by method, path and name: %s', async ([query, url]) => {
    expect(await first(query as string)).toBe(url);
  });

  it.for(['/v1/us', 'v1/users', '/users'])('are found by a part of the path: %s', async (query) => {
    const urls = await site.urls(query);
    expect(urls.slice(0, 3).sort()).toEqual([
      '/api/create-user',
      '/api/get-user',
      '/api/list-users',
    ]);
  });
});

describe('languages without spaces', () => {
  it.for([
    ['zh', '搜索', '/zh/search'],
    ['zh', '自定义', '/zh/search'],
    ['zh', '定义域', '/zh/search'],
    ['zh', '域', '/zh/search'],
    ['ja', '日本語', '/ja/search'],
    ['ja', 'メイン', '/ja/search'],
    ['ko', '텍스트', '/ko/search'],
    ['ko', '정의', '/ko/search'],
  ])('are found by any substring: %s %s', async ([language, query, url]) => {
    expect(await first(query as string, language)).toBe(url);
  });

  it.for([
    ['zh', '查看地图。', '图'],
    ['ja', '世界の地図、街の地図', '図'],
    ['ko', '비밀키 관리', '키'],
  ] as const)(
    'are found by the last letter of a run: %s %s by %s',
    async ([language, text, query]) => {
      const { pages } = await memorySearch([pageOf('/page', { language, sections: { '': text } })]);
      const [hit] = await pages(query);
      expect(bracketed(hit?.sections[0]?.snippet ?? [])).toContain(`[${query}]`);
    },
  );

  it('are found by what begins with a lone letter as well as by what ends with it', async () => {
    const { urls } = await memorySearch([
      pageOf('/map', { language: 'zh', sections: { '': '查看地图。' } }),
      pageOf('/picture', { language: 'zh', title: '图片', sections: { '': '上传。' } }),
    ]);
    expect(await urls('图')).toEqual(['/picture', '/map']);
  });
});

describe('typos', () => {
  it.for([
    ['autentication', '/authentication'],
    ['uathentication', '/authentication'],
    ['authetnicatoin', '/authentication'],
    ['webhok', '/webhooks'],
    ['qiuckstart', '/quickstart'],
    ['deplyo', '/deploy'],
    ['authnt', '/authentication'],
  ])('are forgiven: %s', async ([query, url]) => {
    expect(await first(query as string)).toBe(url);
  });
});

describe('the order of pages', () => {
  it('goes by where a word stands: title, heading, navigation, text', async () => {
    const { urls } = await memorySearch([
      pageOf('/text', { sections: { '': 'The webhooks and webhooks.' } }),
      pageOf('/navigation', { navigation: ['Webhooks'] }),
      pageOf('/heading', { sections: { Webhooks: 'None.' } }),
      pageOf('/title', { title: 'Webhooks' }),
      pageOf('/other', { title: 'Other' }),
    ]);
    expect(await urls('webhooks')).toEqual(['/title', '/heading', '/navigation', '/text']);
  });

  it('puts the page first whose title is the query', async () => {
    expect(await first('authentication')).toBe('/authentication');
    expect(await first('deploy')).toBe('/deploy');
    expect(await first('about')).toBe('/about');
  });

  it('puts the heading first that says what a question asks', async () => {
    const { urls } = await memorySearch([
      pageOf('/send', { title: 'Quickstart', sections: { 'Send a request': 'None.' } }),
      pageOf('/wait', {
        title: 'Requests',
        sections: { 'Wait and send the request again': 'Send a request, then another request.' },
      }),
    ]);
    expect((await urls('How do I send a request?'))[0]).toBe('/send');
  });

  it('puts pages with all words before those with some', async () => {
    expect(await first('configure request keys')).toBe('/authentication');
  });

  it('puts words that stand together before the same words apart', async () => {
    const { urls } = await memorySearch([
      pageOf('/apart', { sections: { '': 'Custom colors for a domain of yours.' } }),
      pageOf('/together', { sections: { '': 'Colors for a custom domain of yours.' } }),
    ]);
    expect(await urls('custom domain')).toEqual(['/together', '/apart']);
  });

  it.for([
    ['fr', 'clé privée', 'Une clé de plus, une page privée.', 'Voici la clé privée du site.'],
    ['en', 'custom “domain”', 'A domain and custom colors.', 'Colors of a custom\ndomain.'],
  ] as const)(
    'does so with accents, quotes and ends of lines: %s %s',
    async ([language, query, apart, together]) => {
      const { urls } = await memorySearch([
        pageOf('/apart', { language, sections: { '': apart } }),
        pageOf('/together', { language, sections: { '': together } }),
      ]);
      expect(await urls(query)).toEqual(['/together', '/apart']);
    },
  );

  it('follows the boost of a page where the words say the same', async () => {
    const { urls } = await memorySearch([
      pageOf('/one', { title: 'Keys' }),
      pageOf('/two', { title: 'Keys', boost: 3 }),
    ]);
    expect(await urls('keys')).toEqual(['/two', '/one']);
  });
});

describe('a limit', () => {
  const named = (count: number) =>
    memorySearch([
      ...Array.from({ length: count }, (_, number) => pageOf(`/${number}`, { title: 'Keys' })),
    ]);

  it('says whether a higher one would give further pages', async () => {
    const { search } = await named(4);
    const found = async (limit: number) => {
      const { pages, hasMore } = await search('keys', { limit });
      return [pages.length, hasMore];
    };
    expect(await found(3)).toEqual([3, true]);
    expect(await found(4)).toEqual([4, false]);
    expect(await found(5)).toEqual([4, false]);
  });

  it('gives the same pages first as a higher one', async () => {
    const { urls } = await named(9);
    const all = await urls('keys', { limit: 9 });
    expect(all).toHaveLength(9);
    expect(await urls('keys', { limit: 5 })).toEqual(all.slice(0, 5));
  });
});

describe('results while typing', () => {
  it('find a word from its second letter on', async () => {
    for (const query of ['we', 'web', 'webh', 'webhoo', 'webhooks']) {
      expect(await first(query)).toBe('/webhooks');
    }
  });

  it('find a title by its beginning', async () => {
    expect(await first('the chat h')).toBe('/hook');
  });

  it('take a stop word at the end for a word rather than for the beginning of another', async () => {
    const { urls } = await memorySearch([
      pageOf('/items', { title: 'Items', sections: { '': 'Each has a price.' } }),
      pageOf('/fields', { title: 'Fields', sections: { '': 'Replace one without the others.' } }),
    ]);
    expect(await urls('replace it')).toEqual(['/fields', '/items']);
  });

  it('find words that are written apart or as one', async () => {
    expect(await first('quick start')).toBe('/quickstart');
    const { urls } = await memorySearch([
      pageOf('/other', { title: 'Other', sections: { '': 'Code that decodes.' } }),
      pageOf('/editors', { title: 'Editors', sections: { '': 'Install it in VS Code.' } }),
    ]);
    expect((await urls('vscode'))[0]).toBe('/editors');
    expect((await urls('setup in vscode'))[0]).toBe('/editors');
  });
});

describe('a hit', () => {
  it('says where on the page it is, and marks what was found', async () => {
    const [hit] = await site.pages('dry run');
    expect(hit?.navigation).toEqual(['Guides']);
    const [section] = hit?.sections ?? [];
    expect(section?.anchor).toBe('rotate-keys');
    expect(bracketed(section?.heading ?? [])).toBe('Rotate keys');
    expect(bracketed(section?.snippet ?? [])).toContain('--[dry]-[run].');
  });

  it('has a section once, however many parts of it say what was asked for', async () => {
    const text = `Send a token. ${filler}\n\n`.repeat(15);
    const sections = { 'Tokens of nodes': text, 'Tokens of users': `Send a token. ${filler}` };
    const { pages } = await memorySearch([pageOf('/page', { sections })]);
    const [hit] = await pages('token');
    expect(hit?.sections.map(({ anchor }) => anchor).sort()).toEqual([
      'tokens-of-nodes',
      'tokens-of-users',
    ]);
  });

  it('shows the words of a section, and its code where only that says what was asked for', async () => {
    const text = 'Send a **token** | once.\n\n```bash\ncurl /token | jq .lease\n```\n\nDone.';
    const { pages } = await memorySearch([pageOf('/page', { sections: { '': text } })]);
    const shown = async (query: string) =>
      bracketed((await pages(query))[0]?.sections[0]?.snippet ?? []);
    expect(await shown('token')).toBe('Send a [token] · once. Done.');
    expect(await shown('lease')).toBe('curl /token | jq .[lease]');
  });

  it('marks runs of Chinese letters as one', async () => {
    const [hit] = await site.pages('自定义', { language: 'zh' });
    expect(bracketed(hit?.sections[0]?.snippet ?? [])).toContain('[自定义]');
  });

  it.for([
    ['th', 'คำสั่ง', 'ใช้คำสั่งนี้', 'ใช้[คำสั่ง]นี้'],
    ['fr', 'DÉPLOYÉES', 'Pages déployées ici', 'Pages [déployées] ici'],
    ['fr', 'auto-complétion', "L'auto-complétion aide", "L'[auto-complétion] aide"],
    ['de', 'Maß-Datei', 'Große Maß-Datei hier', 'Große [Maß-Datei] hier'],
    ['en', 'ｄｏｃｓ.json', 'Read ｄｏｃｓ.json first', 'Read [ｄｏｃｓ.json] first'],
  ] as const)(
    'marks letters that are compared as others: %s %s',
    async ([language, query, text, marked]) => {
      const { pages } = await memorySearch([pageOf('/page', { language, sections: { '': text } })]);
      const [hit] = await pages(query);
      expect(bracketed(hit?.sections[0]?.snippet ?? [])).toBe(marked);
    },
  );

  it('names the operation of an endpoint', async () => {
    const [hit] = await site.pages('create user');
    expect(hit).toMatchObject({
      kind: 'endpoint',
      operation: { method: 'POST', path: '/v1/users' },
    });
  });
});

describe('the scope', () => {
  const versions = [
    pageOf('/v1/install', { title: 'Install', version: 'v1', product: 'Core' }),
    pageOf('/v2/install', { title: 'Install', version: 'v2', product: 'Core' }),
    pageOf('/fr/install', { title: 'Install', version: 'v2', language: 'fr' }),
    pageOf('/install', { title: 'Install and more' }),
  ];

  it('narrows to a language, version and product, and to pages that have none', async () => {
    const { urls } = await memorySearch(versions);
    expect(await urls('install', { version: 'v1' })).toEqual(['/v1/install', '/install']);
    expect(await urls('install', { version: 'v2', language: 'fr' })).toEqual([
      '/fr/install',
      '/v2/install',
      '/install',
    ]);
    expect(await urls('install', { product: 'Cloud' })).toEqual(['/fr/install', '/install']);
  });

  it('is everything when nothing is said', async () => {
    const { urls } = await memorySearch(versions);
    expect(await urls('install')).toHaveLength(4);
  });
});

describe('what comes first where the search does not say which part of the site it is about', () => {
  const install = (
    url: string,
    parts: Pick<SearchedPage, 'language' | 'version'> & { readonly boost?: number },
  ) => pageOf(url, { title: 'Install', sections: { '': 'Run `npm install`.' }, ...parts });
  // The fewer pages of a language have a word, the higher they score.
  const pages = [
    install('/v1/install', { language: 'en', version: 'v1', boost: 10 }),
    install('/install', { language: 'en', version: 'v2' }),
    pageOf('/cli', {
      title: 'Other',
      language: 'en',
      version: 'v2',
      sections: { '': 'To install it.' },
    }),
    install('/fr/v1/install', { language: 'fr', version: 'v1', boost: 10 }),
    install('/fr/install', { language: 'fr', version: 'v2' }),
    pageOf('/fr/seul', { title: 'Nom de domaine', language: 'fr', version: 'v2' }),
  ];
  const standard = [
    { language: 'en', version: 'v2' },
    { language: 'fr', version: 'v2' },
  ];
  let urls: MemorySearch['urls'];
  beforeAll(async () => {
    urls = searchOf(await buildSearchFiles(pages, { standard })).urls;
  });

  it('is the language and the version that are standard', async () => {
    expect((await urls('install')).slice(0, 2)).toEqual(['/install', '/cli']);
    expect((await urls('install', { language: 'fr' })).slice(0, 2)).toEqual([
      '/fr/install',
      '/fr/v1/install',
    ]);
  });

  it('is that of the reader', async () => {
    const first = async (reader: SiteSearchOptions['reader']) =>
      (await urls('install', { reader }))[0];
    expect(await first({ language: 'fr' })).toBe('/fr/install');
    expect(await first({ language: 'fr', version: 'v1' })).toBe('/fr/v1/install');
  });

  it('loses nothing of the others, and is another one that alone says what is asked', async () => {
    expect((await urls('install')).toSorted()).toEqual([
      '/cli',
      '/fr/install',
      '/fr/v1/install',
      '/install',
      '/v1/install',
    ]);
    expect(await urls('domaine')).toEqual(['/fr/seul']);
    expect((await urls('nom domaine cli'))[0]).toBe('/fr/seul');
  });

  it('is the same whatever the limit', async () => {
    const all = await urls('install');
    expect(await urls('install', { limit: 3 })).toEqual(all.slice(0, 3));
  });
});

describe('what is not there', () => {
  it('is not found', async () => {
    expect(await site.urls('zzyzxqq')).toEqual([]);
    expect(await site.urls('')).toEqual([]);
    expect(await site.urls('  ?! ')).toEqual([]);
  });

  it('is no fault in a site without pages', async () => {
    const { urls } = await memorySearch([]);
    expect(await urls('anything')).toEqual([]);
  });

  it('fails the search while the files cannot be fetched, and not after', async () => {
    const files = new Map(site.files);
    const search = searchOf(files);
    files.delete('manifest.json');
    await expect(search.urls('about')).rejects.toThrow('404');
    for (const [name, bytes] of site.files) files.set(name, bytes);
    expect(await search.urls('about')).toEqual(['/about']);
  });
});

describe('the files', () => {
  it('have the same bytes for the same content', async () => {
    const again = await memorySearch(searchSite);
    expect([...again.files]).toEqual([...site.files]);
  });

  it('are one for each language of a small site, beside the manifest', async () => {
    const search = searchOf(site.files);
    await search.urls('检索', { language: 'zh' });
    expect(search.fetched().map(([name]) => name.replace(/-[0-9a-f]{12}/, ''))).toEqual([
      'manifest.json',
      'all/all.bin',
      'zh/all.bin',
    ]);
  });
});
