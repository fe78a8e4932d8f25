import type { SearchedPage, SearchedSection } from '../page.ts';

type Sections = Readonly<Record<string, string>>;
type PageParts = Partial<Omit<SearchedPage, 'url' | 'sections'>> & { readonly sections?: Sections };

/** A page whose sections are given by heading; the one without is its start. */
export function pageOf(url: string, { sections = {}, ...parts }: PageParts): SearchedPage {
  return {
    url,
    title: url.slice(1),
    kind: 'page',
    navigation: [],
    tags: [],
    boost: 1,
    ...parts,
    sections: Object.entries({ '': '', ...sections }).map(
      ([heading, text]): SearchedSection => ({
        anchor: heading.toLowerCase().replaceAll(' ', '-'),
        heading,
        level: heading === '' ? 1 : 2,
        headingPath: [],
        text,
      }),
    ),
  };
}

const filler = 'Nothing here has to do with what anyone asks for in a test. '.repeat(6);

/** Pages of every kind that a search has to find. */
export const searchSite: readonly SearchedPage[] = [
  pageOf('/quickstart', {
    title: 'Quickstart',
    navigation: ['Guides'],
    sections: { '': `Get going in five minutes. ${filler}`, 'Deploy it': `Push. ${filler}` },
  }),
  pageOf('/deploy', {
    title: 'Deploy your site',
    navigation: ['Guides', 'Going live'],
    sections: {
      '': `Push to the main branch and the build starts. ${filler}`,
      'Dark mode': `Authentication is needed before. ${filler}`,
    },
  }),
  pageOf('/authentication', {
    title: 'Authentication',
    navigation: ['Guides'],
    sections: {
      '': `Send the header \`X-Api-Key\` with each request. ${filler}`,
      'Rotate keys': `Configure it in [docs.json](/docs) and run \`build --dry-run\`. ${filler}`,
    },
  }),
  pageOf('/hook', {
    title: 'The chat hook',
    sections: { '': `Call useChat() with maxRetries in a component. ${filler}` },
  }),
  pageOf('/about', { title: 'About', sections: { '': filler } }),
  pageOf('/everything', {
    title: 'Everything else',
    navigation: ['Webhooks'],
    sections: {
      '': `${'authentication deploy webhooks '.repeat(20)} ${filler}`,
    },
  }),
  pageOf('/webhooks', { title: 'Webhooks', sections: { '': `Receive events. ${filler}` } }),
  pageOf('/events', { title: 'Events', sections: { Webhooks: `They are sent. ${filler}` } }),
  pageOf('/api/list-users', {
    title: 'List users',
    kind: 'endpoint',
    navigation: ['API', 'Users'],
    operation: { method: 'GET', path: '/v1/users' },
    sections: { '': `Returns people. ${filler}` },
  }),
  pageOf('/api/create-user', {
    title: 'Create a user',
    kind: 'endpoint',
    navigation: ['API', 'Users'],
    operation: { method: 'POST', path: '/v1/users' },
    sections: { '': `Adds a person. ${filler}` },
  }),
  pageOf('/api/get-user', {
    title: 'Get a user',
    kind: 'endpoint',
    navigation: ['API', 'Users'],
    operation: { method: 'GET', path: '/v1/users/{id}' },
    sections: { '': `Returns one person. ${filler}` },
  }),
  pageOf('/zh/search', {
    title: '搜索',
    language: 'zh',
    sections: { '': '全文搜索支持中文。用户可以自定义排序规则。', 域名: '配置自定义域名。' },
  }),
  pageOf('/zh/deploy', { title: '部署', language: 'zh', sections: { '': '部署网站。' } }),
  pageOf('/ja/search', {
    title: '検索',
    language: 'ja',
    sections: { '': '全文検索は日本語をサポートします。カスタムドメインを設定する。' },
  }),
  pageOf('/ko/search', {
    title: '검색',
    language: 'ko',
    sections: { '': '전체텍스트검색은 한국어를 지원합니다. 사용자정의 도메인 설정' },
  }),
];
