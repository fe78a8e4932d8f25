import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSearch } from '@waymark/search/browser';
import { docsJson } from './docs-folder.ts';
import type { Files } from './temp-folder.ts';

const partOptions = [
  { $ref: '#/components/schemas/Part' },
  { $ref: '#/components/schemas/Zqstaffoption' },
  { ...text('zqinoptiontext'), title: 'Zqinoption', 'x-mint': { groups: ['*'] } },
];

/**
 * Docs with pages for everyone, for all who have signed in (words that begin with `zqin`), for the
 * group "staff" (`zqstaff`), and for members of it who are no guests (`zqrule`), and with endpoints of
 * which the same is true. Each word stands in one place.
 */
export const restrictedDocs: Files = {
  'docs.json': docsJson({
    name: 'Acme',
    // Samples in other languages are made of the same.
    api: { examples: { languages: ['curl'] } },
    navigation: {
      global: {
        anchors: [
          { anchor: 'Zqinwiki', href: 'https://zqinwiki.test', public: false },
          { anchor: 'Status', href: 'https://status.test' },
        ],
      },
      tabs: [
        {
          tab: 'Guides',
          groups: [
            { group: 'Start', pages: ['index', 'open', 'news', 'zqstaffpage', 'zqrulepage'] },
            {
              group: 'Zqingroup',
              public: false,
              icon: '/icons/zqinicon.svg',
              root: 'zqinroot',
              pages: ['zqinpage', { group: 'Zqindeep', pages: ['plans/zqinplan'] }],
            },
          ],
        },
        {
          tab: 'API',
          groups: [
            { group: 'Endpoints', openapi: 'api.json' },
            { group: 'Parts', openapi: 'parts.json' },
            { group: 'Unlisted', groups: ['staff'], openapi: 'unlisted.json' },
            { group: 'Live', asyncapi: 'live.json' },
          ],
        },
        { tab: 'Zqstafftab', href: 'https://zqstafftab.test', groups: ['staff'] },
      ],
    },
    redirects: [
      { source: '/zqinold', destination: '/zqinpage' },
      { source: '/zqinolder', destination: '/zqinold' },
      { source: '/first', destination: '/open' },
    ],
  }),
  'index.mdx': '---\ntitle: Home\n---\n\nWelcome to Acme. ![](/images/shared.svg)\n',
  'open.mdx':
    "---\ntitle: Open\n---\nimport Shared from '/snippets/shared.mdx'\n\n## Limits\n\n<Shared />\n\n[Data](/files/open.json) [Files](/api.json)\n\n{user.groups?.includes('staff') && <Note>For zquser {user.name}.</Note>}\n",
  'news.mdx':
    '---\ntitle: News\nrss: true\n---\n\n<Update label="May 2026">Public news.</Update>\n',
  'zqstaffpage.mdx': `---
title: Zqstafftitle
sidebarTitle: Zqstaffsidebar
description: About zqstaffdescription.
keywords: [zqstaffkeyword]
tag: Zqstafftag
icon: /icons/zqstafficon.svg
groups: [staff]
related: ['/zqinpage']
---
import Secret from '/snippets/zqstaffsnippet.mdx'
import Shared from '/snippets/shared.mdx'
import { zqstaffexport } from '/snippets/zqstaffmodule.js'

Text of zqstafftext here.

## Zqstaffheading

\`\`\`js zqstafffile.js
const zqstaffcode = 1;
\`\`\`

<Secret /> <Shared />

<button type="button" onClick={() => alert('zqstaffhandler')}>Ask</button>

![](/images/zqstaffpicture.svg) ![](/images/shared.svg)

<Update label="Zqstaffupdate">News of zqstaffnews.</Update>

{user.name ? <p>Hello {user.name}, zqstaffuser</p> : null}
`,
  'zqrulepage.mdx':
    '---\ntitle: Zqruletitle\ngroups: [{ includes: [staff], excludes: [guest] }]\n---\n\nText of zqruletext. See style.css, site.js and robots.txt.\n',
  'zqinroot.mdx': '---\ntitle: Zqinroottitle\n---\n\nText of zqinroottext.\n',
  'zqinpage.mdx':
    '---\ntitle: Zqintitle\n---\n\nText of zqintext. [Plan](/plans/zqinfile.pdf) [Data](/files/zqindata.json)\n',
  'files/open.json': '{}',
  'files/zqindata.json': '{ "of": "zqindatatext" }',
  'plans/zqinplan.mdx':
    '---\ntitle: Zqinplantitle\n---\n\n<div className="bg-[#00zqin]">Plan</div>\n',
  'plans/zqinunnamed.txt': 'The words of zqinunnamedtext.\n',
  'plans/zqinfile.pdf': 'zqinfiletext',
  'snippets/zqstaffsnippet.mdx':
    'Snippet of zqstaffsnippettext. ![](/images/zqstaffnested.svg) <b className="w-[81px]">b</b>\n',
  'snippets/zqstaffmodule.js': "export const zqstaffexport = 'zqstaffexported';\n",
  'style.css': '.own { color: red }\n',
  'site.js': 'window.own = 1;\n',
  'robots.txt': 'User-agent: *\n',
  'snippets/shared.mdx': 'A snippet for all.\n',
  'images/shared.svg': svg('shared'),
  'images/zqstaffpicture.svg': svg('zqstaffpicturetext'),
  'images/zqstaffnested.svg': svg('zqstaffnestedtext'),
  'icons/zqstafficon.svg': svg('zqstafficontext'),
  'icons/zqinicon.svg': svg('zqinicontext'),
  'api.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    servers: [{ url: 'https://api.test' }],
    paths: {
      '/open': {
        get: {
          summary: 'Open operation',
          'x-mint': { metadata: { playground: 'auth' } },
          responses: {},
        },
      },
      '/zqstaffpath': {
        get: {
          summary: 'Zqstaffoperation',
          description: 'About zqstaffabout.',
          'x-mint': { groups: ['staff'] },
          parameters: [{ name: 'zqstaffparameter', in: 'query', schema: { type: 'string' } }],
          responses: {},
        },
      },
      '/zqstaffother': {
        post: { summary: 'Zqstaffpost', 'x-mint': { groups: 'staff' }, responses: {} },
      },
      '/zqrulepath': {
        'x-mint': { groups: [{ includes: ['staff'] }] },
        get: {
          summary: 'Zqruleoperation',
          'x-mint': { groups: { excludes: ['guest'] } },
          responses: {},
        },
      },
    },
  }),
  'parts.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Parts', version: '1' },
    servers: [{ url: 'https://parts.test' }],
    paths: {
      '/parts': {
        post: {
          summary: 'Make parts',
          parameters: [
            { name: 'zqinparameter', in: 'query', 'x-mint': { groups: ['*'] }, example: 1 },
            { name: 'seen', in: 'query', schema: { type: 'string', example: 'seenparameter' } },
          ],
          requestBody: json({ $ref: '#/components/schemas/Part' }, { zqstaffkey: 'zqstaffsample' }),
          responses: { 200: { description: 'Made', ...json({ oneOf: partOptions }, {}) } },
          'x-codeSamples': [{ lang: 'Bash', source: 'make --zqstaffflag' }],
        },
      },
    },
    components: {
      schemas: {
        Part: {
          type: 'object',
          required: ['zqstaffkey'],
          properties: {
            seen: { type: 'string', description: 'Seen by seenproperty.' },
            zqstaffkey: { ...text('zqstaffkeytext'), 'x-mint': { groups: 'staff' } },
            nested: { type: 'array', items: { $ref: '#/components/schemas/Nested' } },
          },
          example: { seen: 'a', zqstaffkey: 'zqstaffexample' },
        },
        Nested: {
          type: 'object',
          properties: {
            zqrulekey: {
              ...text('zqrulekeytext'),
              'x-mint': { groups: [{ includes: ['staff'], excludes: ['guest'] }] },
            },
            level: {
              enum: ['low', 'zqinlevel'],
              'x-mint-enum': { zqinlevel: ['*'] },
              'x-enumDescriptions': { zqinlevel: 'About zqinleveltext.' },
            },
          },
          examples: [{ zqrulekey: 'zqruleexample' }],
        },
        Zqstaffoption: {
          'x-mint': { groups: ['staff'] },
          type: 'object',
          properties: { zqstaffinner: text('zqstaffinnertext') },
        },
      },
    },
  }),
  'live.json': JSON.stringify({
    asyncapi: '3.0.0',
    info: { title: 'Live', version: '1' },
    servers: { live: { host: 'live.test', protocol: 'wss' } },
    channels: {
      open: {
        title: 'Open channel',
        messages: {
          seen: { title: 'Seen', payload: { properties: { seen: text('Seen in seenmessage.') } } },
          inner: {
            title: 'Zqinmessage',
            'x-mint': { groups: ['*'] },
            payload: text('zqinpayload'),
          },
        },
      },
      zqstaffchannel: {
        address: '/zqstaffaddress',
        description: 'About zqstaffevents.',
        'x-mint': { groups: ['staff'] },
        messages: { only: { title: 'Zqstaffonly', payload: text('zqstaffpayload') } },
      },
    },
    operations: {
      send: {
        action: 'send',
        channel: { $ref: '#/channels/zqstaffchannel' },
        description: 'Of zqstaffsending. ![](/images/zqstaffchannel.svg)',
      },
      hear: { action: 'send', channel: { $ref: '#/channels/open' } },
    },
  }),
  'images/zqstaffchannel.svg': svg('zqstaffchanneltext'),
  'unlisted.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Unlisted', version: '1' },
    paths: { '/zqstaffhidden': { get: { summary: 'Zqstaffhidden', 'x-hidden': true } } },
  }),
};

function text(description: string) {
  return { type: 'string', description };
}

function json(schema: object, example: object) {
  return { content: { 'application/json': { schema, example } } };
}

function svg(text: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${text}</title></svg>\n`;
}

/** Beginnings of the words that stand in pages for some readers. */
export const restrictedWords = ['zqin', 'zqstaff', 'zqrule'] as const;

/** Classes that only pages for some readers use. */
const restrictedClasses = ['w-\\[81px'];

/** All that holds one of these words, below a folder: in names and in bytes, packed ones too. */
export function leaksIn(
  folder: string,
  words: readonly string[] = [...restrictedWords, ...restrictedClasses],
): string[] {
  const wanted = words.map((word) => word.toLowerCase());
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    const text = entry.isFile() ? unpacked(name, readFileSync(file)) : '';
    const all = `${name}\n${text}`.toLowerCase();
    return wanted.filter((word) => all.includes(word)).map((word) => `${name}: ${word}`);
  });
}

function unpacked(name: string, bytes: Buffer): string {
  if (name.endsWith('.gz')) return gunzipSync(bytes).toString('latin1');
  if (name.endsWith('.br')) return brotliDecompressSync(bytes).toString('latin1');
  return bytes.toString('latin1');
}

/** Words whose pages the search of a site finds, over the files that a build has written. */
export async function foundBySearch(folder: string, words: readonly string[]): Promise<string[]> {
  const search = createSearch({
    base: '/search',
    fetch: async (url) =>
      new Response(readFileSync(path.join(folder, '_waymark', new URL(url, 'http://x').pathname))),
  });
  const found = await Promise.all(
    words.map(async (word) => {
      const { pages } = await search.search(word, { limit: 5 });
      return pages.some((page) => JSON.stringify(page).toLowerCase().includes(word)) ? [word] : [];
    }),
  );
  return found.flat();
}
