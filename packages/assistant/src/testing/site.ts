import { contentIndexOf } from './content-index-of.ts';

const filler = 'Nothing here has to do with what is asked for in any test. '.repeat(4);

/** A small site on which every engine has to pass the same cases. */
export const site = contentIndexOf({
  '/deploy': {
    title: 'Deploy your site',
    navigation: ['Guides', 'Going live'],
    text: `Push to the main branch and the build starts. ${filler}`,
  },
  '/theme': {
    title: 'Themes',
    tags: ['appearance'],
    text: `Choose colors and fonts in \`docs.json\` under the environment of your choice. ${filler}`,
  },
  '/chat': { title: 'Chat hook', text: `Call useChat() with the header X-Api-Key. ${filler}` },
  '/users': {
    title: 'List users',
    kind: 'endpoint',
    operation: { method: 'GET', path: '/v1/users/{id}' },
    text: `Returns people. ${filler}`,
  },
  '/v1/install': {
    title: 'Install',
    version: 'v1',
    text: `Install the package with npm. ${filler}`,
  },
  '/v2/install': {
    title: 'Install',
    version: 'v2',
    text: `Install the package with npm. ${filler}`,
  },
  '/zh/search': {
    title: '搜索',
    language: 'zh',
    text: `全文搜索支持中文。用户可以自定义排序规则。${'其他内容。'.repeat(40)}`,
  },
  '/zh/other': { title: '部署', language: 'zh', text: '部署网站。'.repeat(40) },
});
