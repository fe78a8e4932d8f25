import type { SearchedPage } from '../page.ts';
import { pageOf } from './search-site.ts';

const filler = 'Nothing here has to do with what is asked for in any test. '.repeat(4);

/** A small site on which every retriever has to pass the same cases. */
export const site: readonly SearchedPage[] = [
  pageOf('/deploy', {
    title: 'Deploy your site',
    navigation: ['Guides', 'Going live'],
    sections: { '': `Push to the main branch and the build starts. ${filler}` },
  }),
  pageOf('/theme', {
    title: 'Themes',
    tags: ['appearance'],
    sections: {
      '': `Choose colors and fonts in \`docs.json\` under the environment of your choice. ${filler}`,
    },
  }),
  pageOf('/chat', {
    title: 'Chat hook',
    sections: { '': `Call useChat() with the header X-Api-Key. ${filler}` },
  }),
  pageOf('/users', {
    title: 'List users',
    kind: 'endpoint',
    operation: { method: 'GET', path: '/v1/users/{id}' },
    sections: { '': `Returns people. ${filler}` },
  }),
  pageOf('/v1/install', {
    title: 'Install',
    version: 'v1',
    sections: { '': `Install the package with npm. ${filler}` },
  }),
  pageOf('/v2/install', {
    title: 'Install',
    version: 'v2',
    sections: { '': `Install the package with npm. ${filler}` },
  }),
  pageOf('/core', { title: 'Cloud', product: 'Core', sections: { '': filler } }),
  pageOf('/zh/search', {
    title: '搜索',
    language: 'zh',
    sections: { '': `全文搜索支持中文。用户可以自定义排序规则。${'其他内容。'.repeat(40)}` },
  }),
  pageOf('/zh/other', { title: '部署', language: 'zh', sections: { '': '部署网站。'.repeat(40) } }),
];
