import { describe, expect, test } from 'vitest';
import { documentFromValue } from './document.ts';
import { parseFixture, readFixture, summary } from './fixture.ts';
import { formatConfig } from './format-config.ts';
import { parseConfig } from './parse.ts';
import { readProjectConfig } from './read-project.ts';
import { upgradeLegacyKeys, upgradeMintConfig } from './upgrade.ts';

function upgraded(mint: Readonly<Record<string, unknown>>) {
  const { value, diagnostics } = upgradeMintConfig(documentFromValue(mint, 'mint.json'));
  return { config: value.value, diagnostics };
}

test.each([
  [{ paramFields: { expanded: 'all' } }, { params: { expanded: 'all' } }],
  [{ paramFields: { expanded: 'topLevel' } }, { params: { expanded: 'closed' } }],
  [
    { request: { example: { showOptionalParams: false, languages: ['bash'] } } },
    { examples: { defaults: 'required', languages: ['bash'] } },
  ],
  [{ playground: { mode: 'simple' } }, { playground: { display: 'simple' } }],
])('The old keys %j of `api` become %j in a docs.json', (api, expected) => {
  const { value, diagnostics } = upgradeLegacyKeys(documentFromValue({ api }));
  expect(value.value).toMatchObject({ api: expected });
  expect(diagnostics.every(({ severity }) => severity === 'warning')).toBe(true);
});

describe('mint.json', () => {
  test('every property moves to its present place', () => {
    const { config, diagnostics } = upgraded({
      $schema: 'https://mintlify.com/schema.json',
      name: 'Acme',
      theme: 'quill',
      colors: { primary: '#111', background: { light: '#fff' } },
      backgroundImage: '/b.png',
      background: { style: 'grid' },
      modeToggle: { default: 'dark', isHidden: true },
      topbarLinks: [
        { name: 'Blog', url: '/blog' },
        { type: 'github', url: 'https://g.com/a' },
      ],
      topbarCtaButton: { name: 'Start', url: '/start', style: 'pill' },
      eyebrow: { display: 'breadcrumbs' },
      codeBlock: { mode: 'auto' },
      font: { headings: { family: 'Lora', url: '/l.woff2', format: 'woff2' } },
      metadata: { 'og:title': 'T' },
      seo: { indexHiddenPages: true },
      footerSocials: [{ type: 'x', url: 'https://x.com/a' }],
      footer: { links: [{ title: 'H', links: [{ label: 'L', url: '/l' }] }] },
      analytics: { ga4: { measurementId: 'G-1' } },
      integrations: { intercom: 'abcdef' },
      openapi: ['/a.json'],
      api: {
        baseUrl: 'https://api.dev',
        auth: { method: 'key', name: 'x-key' },
        playground: { mode: 'hide', disableProxy: true },
        request: { example: { languages: ['bash'] } },
      },
      navigation: [{ group: 'A', pages: ['a'] }],
    });
    expect(diagnostics).toEqual([]);
    expect(config).toMatchInlineSnapshot(`
      {
        "api": {
          "examples": {
            "languages": [
              "bash",
            ],
          },
          "mdx": {
            "auth": {
              "method": "key",
              "name": "x-key",
            },
            "server": "https://api.dev",
          },
          "openapi": [
            "/a.json",
          ],
          "playground": {
            "display": "none",
            "proxy": false,
          },
        },
        "appearance": {
          "default": "dark",
          "strict": true,
        },
        "background": {
          "color": {
            "light": "#fff",
          },
          "decoration": "grid",
          "image": "/b.png",
        },
        "colors": {
          "primary": "#111",
        },
        "fonts": {
          "heading": {
            "family": "Lora",
            "format": "woff2",
            "source": "/l.woff2",
          },
        },
        "footer": {
          "links": [
            {
              "header": "H",
              "items": [
                {
                  "href": "/l",
                  "label": "L",
                },
              ],
            },
          ],
          "socials": {
            "x": "https://x.com/a",
          },
        },
        "integrations": {
          "ga4": {
            "measurementId": "G-1",
          },
          "intercom": {
            "appId": "abcdef",
          },
        },
        "name": "Acme",
        "navbar": {
          "links": [
            {
              "href": "/blog",
              "label": "Blog",
            },
            {
              "href": "https://g.com/a",
              "label": "GitHub",
            },
          ],
          "primary": {
            "href": "/start",
            "label": "Start",
            "type": "button",
          },
        },
        "navigation": {
          "groups": [
            {
              "group": "A",
              "pages": [
                "a",
              ],
            },
          ],
        },
        "seo": {
          "indexing": "all",
          "metatags": {
            "og:title": "T",
          },
        },
        "styling": {
          "codeblocks": "system",
          "eyebrows": "breadcrumbs",
        },
        "theme": "willow",
      }
    `);
  });

  test('tabs and anchors hold the pages below their URL, and the rest comes first', () => {
    const { config, diagnostics } = upgraded({
      primaryTab: { name: 'Docs' },
      topAnchor: { name: 'Home', icon: 'house' },
      tabs: [
        { name: 'API', url: '/api', openapi: '/api.json' },
        { name: 'Blog', url: 'https://blog.dev' },
        { name: 'Nothing', url: 'none' },
      ],
      anchors: [
        { name: 'Guides', url: 'guides', icon: 'book', iconType: 'duotone', color: '#123456' },
        { name: 'Forum', url: 'https://forum.dev', icon: 'users' },
      ],
      navigation: [
        { group: 'Start', pages: ['intro', 'api/intro', { group: 'In', pages: ['/api/x', 'y'] }] },
        { group: 'Guides', icon: 'map', iconType: 'solid', pages: ['guides/a'] },
        'loose',
      ],
    });
    expect(diagnostics.map((found) => found.message)).toEqual([
      '"Nothing" is left out: no page of the navigation lies below "none".',
    ]);
    expect(config).toMatchInlineSnapshot(`
      {
        "navigation": {
          "global": {
            "anchors": [
              {
                "anchor": "Forum",
                "href": "https://forum.dev",
                "icon": "users",
              },
            ],
          },
          "tabs": [
            {
              "anchors": [
                {
                  "anchor": "Home",
                  "groups": [
                    {
                      "group": "Start",
                      "pages": [
                        "intro",
                        {
                          "group": "In",
                          "pages": [
                            "y",
                          ],
                        },
                      ],
                    },
                    {
                      "group": " ",
                      "pages": [
                        "loose",
                      ],
                    },
                  ],
                  "icon": "house",
                },
                {
                  "anchor": "Guides",
                  "color": {
                    "dark": "#123456",
                    "light": "#123456",
                  },
                  "groups": [
                    {
                      "group": "Guides",
                      "icon": {
                        "name": "map",
                        "style": "solid",
                      },
                      "pages": [
                        "guides/a",
                      ],
                    },
                  ],
                  "icon": {
                    "name": "book",
                    "style": "duotone",
                  },
                },
              ],
              "tab": "Docs",
            },
            {
              "groups": [
                {
                  "group": "Start",
                  "pages": [
                    "api/intro",
                    {
                      "group": "In",
                      "pages": [
                        "/api/x",
                      ],
                    },
                  ],
                },
                {
                  "group": "Endpoints",
                },
              ],
              "openapi": {
                "directory": "api",
                "source": "/api.json",
              },
              "tab": "API",
            },
            {
              "href": "https://blog.dev",
              "tab": "Blog",
            },
          ],
        },
        "theme": "mint",
      }
    `);
  });

  describe('a tab with an API description and with pages', () => {
    const tab = { name: 'API', url: 'api', openapi: '/api.json' };
    const openapi = { source: '/api.json', directory: 'api' };
    const intro = { group: 'About', pages: ['api/intro'] };
    const tabsOf = (legacy: object) => {
      const { config, diagnostics } = upgraded({ tabs: [tab], ...legacy });
      expect(diagnostics).toEqual([]);
      return config;
    };

    test('has a group of all endpoints after its pages, if these name none', () => {
      expect(tabsOf({ navigation: [intro] })).toHaveProperty('navigation', {
        tabs: [{ tab: 'API', openapi, groups: [intro, { group: 'Endpoints' }] }],
      });
    });

    test.each(['GET /users', '/api.json GET /users', '/other.json GET /users'])(
      'has the endpoints that are listed, if any of its description is: %s',
      (entry) => {
        const users = { group: 'Users', pages: ['users', { group: 'All', pages: [entry] }] };
        const tabs = [
          { name: 'API', openapi: '/api.json' },
          { name: 'More', url: 'more' },
        ];
        const navigation = [users, { group: 'More', pages: ['more/a'] }];
        const added = entry.startsWith('/other') ? [{ group: 'Endpoints' }] : [];
        expect(tabsOf({ tabs, navigation })).toHaveProperty('navigation.tabs.0', {
          tab: 'API',
          openapi: '/api.json',
          groups: [users, ...added],
        });
      },
    );

    test('leaves its endpoints to an anchor in it that has the same description', () => {
      const anchors = [{ name: 'Users', url: 'api/users', openapi: '/api.json' }];
      const users = { group: 'Users', pages: ['api/users/list'] };
      const own = { source: '/api.json', directory: 'api/users' };
      expect(tabsOf({ anchors, navigation: [intro, users] })).toHaveProperty('navigation.tabs', [
        {
          tab: 'API',
          openapi,
          anchors: [
            { anchor: 'Documentation', icon: 'book-open', groups: [intro] },
            { anchor: 'Users', openapi: own, groups: [users, { group: 'Endpoints' }] },
          ],
        },
      ]);
    });
  });

  describe('an anchor with an API description and without pages', () => {
    const anchor = { name: 'API', url: 'api', icon: 'code', openapi: '/api.json' };
    const held = {
      anchor: 'API',
      icon: 'code',
      openapi: { source: '/api.json', directory: 'api' },
    };
    const guides = { group: 'Guides', pages: ['guides/a'] };

    test('is kept at its place, as pages are made for it', () => {
      const { config, diagnostics } = upgraded({
        anchors: [anchor, { name: 'Guides', url: 'guides' }],
        navigation: [{ group: 'Start', pages: ['intro'] }, guides],
      });
      expect(diagnostics).toEqual([]);
      expect(config).toHaveProperty('navigation', {
        anchors: [
          {
            anchor: 'Documentation',
            icon: 'book-open',
            groups: [{ group: 'Start', pages: ['intro'] }],
          },
          held,
          { anchor: 'Guides', groups: [guides] },
        ],
      });
    });

    test('is in the tab whose URL it lies below', () => {
      const { config, diagnostics } = upgraded({
        tabs: [{ name: 'Guides', url: 'guides' }],
        anchors: [{ ...anchor, url: 'guides/api' }],
        navigation: [{ group: 'Start', pages: ['intro'] }, guides],
      });
      expect(diagnostics).toEqual([]);
      const openapi = { source: '/api.json', directory: 'guides/api' };
      expect(config).toHaveProperty('navigation', {
        tabs: [
          { tab: 'Documentation', groups: [{ group: 'Start', pages: ['intro'] }] },
          {
            tab: 'Guides',
            anchors: [
              { anchor: 'Documentation', icon: 'book-open', groups: [guides] },
              { ...held, openapi },
            ],
          },
        ],
      });
    });

    test('is with what no tab claims where it lies below none', () => {
      const { config, diagnostics } = upgraded({
        tabs: [{ name: 'Guides', url: 'guides' }],
        anchors: [anchor],
        navigation: [guides, { group: 'Start', pages: ['intro'] }],
      });
      expect(diagnostics).toEqual([]);
      const first = { anchor: 'Documentation', icon: 'book-open' };
      expect(config).toHaveProperty('navigation', {
        tabs: [
          {
            tab: 'Documentation',
            anchors: [{ ...first, groups: [{ group: 'Start', pages: ['intro'] }] }, held],
          },
          { tab: 'Guides', groups: [guides] },
        ],
      });
    });

    test('is a tab of its own where tabs claim everything else', () => {
      const { config, diagnostics } = upgraded({
        tabs: [{ name: 'Guides', url: 'guides' }],
        anchors: [{ ...anchor, color: '#123456' }],
        navigation: [guides],
      });
      expect(diagnostics).toEqual([]);
      const { anchor: tab, ...properties } = held;
      expect(config).toHaveProperty('navigation', {
        tabs: [
          { tab: 'Guides', groups: [guides] },
          { tab, ...properties },
        ],
      });
    });

    test('is left out where pages are made for a tab there', () => {
      const { config, diagnostics } = upgraded({
        tabs: [{ name: 'API', url: 'api', openapi: '/api.json' }],
        anchors: [anchor],
        navigation: [guides],
      });
      expect(diagnostics.map(({ code }) => code)).toEqual(['config-legacy-dropped']);
      expect(config).toHaveProperty('navigation', {
        tabs: [
          { tab: 'Documentation', groups: [guides] },
          { tab: 'API', openapi: { source: '/api.json', directory: 'api' } },
        ],
      });
    });

    test('is beside the pages that are made for a tab there, if its description is another', () => {
      const tab = { name: 'API', url: 'api', icon: 'bolt', openapi: '/api.json' };
      const { config, diagnostics } = upgraded({
        tabs: [tab],
        anchors: [{ name: 'Admin', url: 'api/admin', openapi: '/admin.json' }],
        navigation: [guides],
      });
      expect(diagnostics).toEqual([]);
      expect(config).toHaveProperty('navigation', {
        tabs: [
          { tab: 'Documentation', groups: [guides] },
          {
            tab: 'API',
            icon: 'bolt',
            openapi: { source: '/api.json', directory: 'api' },
            anchors: [
              { anchor: 'Documentation', icon: 'book-open' },
              { anchor: 'Admin', openapi: { source: '/admin.json', directory: 'api/admin' } },
            ],
          },
        ],
      });
    });

    test('is told to have no effect where it has no URL that its pages could lie below', () => {
      const navigation = [guides];
      const section = { name: 'API', openapi: '/api.json' };
      const told = (legacy: object) =>
        upgraded({ navigation, ...legacy }).diagnostics.map(({ message, hint }) => [message, hint]);
      const warning = [
        'The "openapi" of "API" is left out: it has no "url" that its pages could lie below.',
        'Give it one, such as "api-reference".',
      ];
      expect(told({ anchors: [section] })).toEqual([warning]);
      expect(told({ tabs: [section] })).toEqual([warning]);
      const tabs = [section, { name: 'Guides', url: 'guides' }];
      expect(told({ tabs })).toEqual([warning]);
      // The tab of what no other claims has its description.
      expect(told({ tabs, navigation: [guides, { group: 'Start', pages: ['a'] }] })).toEqual([]);
    });

    test('is told to have no effect where its URL leads out of the site', () => {
      const { config, diagnostics } = upgraded({
        anchors: [{ name: 'API', url: 'https://example.com', openapi: '/api.json' }],
        navigation: [guides],
      });
      expect(diagnostics.map(({ message }) => message)).toEqual([
        'The "openapi" of "API" is left out: its "url" leads out of the site.',
      ]);
      expect(config).toHaveProperty('navigation.global', {
        anchors: [{ anchor: 'API', href: 'https://example.com' }],
      });
    });

    test('is in every version in which it has no pages, unless it names one', () => {
      const navigation = [
        { group: 'One', version: 'v1', pages: ['a'] },
        { group: 'Two', version: 'v2', pages: ['b', 'api/x'] },
      ];
      const anchorsOf = (extra: Readonly<Record<string, string>>) =>
        upgraded({ versions: ['v1', 'v2'], anchors: [{ ...anchor, ...extra }], navigation }).config;
      const first = { anchor: 'Documentation', icon: 'book-open' };
      const two = [
        { ...first, groups: [{ group: 'Two', pages: ['b'] }] },
        { ...held, groups: [{ group: 'Two', pages: ['api/x'] }, { group: 'Endpoints' }] },
      ];
      const one = [{ group: 'One', pages: ['a'] }];
      expect(anchorsOf({})).toHaveProperty('navigation', {
        versions: [
          { version: 'v1', anchors: [{ ...first, groups: one }, held] },
          { version: 'v2', anchors: two },
        ],
      });
      expect(anchorsOf({ version: 'v2' })).toHaveProperty('navigation', {
        versions: [
          { version: 'v1', groups: one },
          { version: 'v2', anchors: two },
        ],
      });
    });
  });

  describe('of tabs and anchors that have no place', () => {
    const navigation = [
      { group: 'Start', pages: ['a'] },
      { group: 'Guides', pages: ['guides/a'] },
    ];
    const guides = { name: 'Guides', url: 'guides' };
    const told = (legacy: object) =>
      upgraded({ navigation, ...legacy }).diagnostics.map(({ code, message }) => [code, message]);
    const leftOut = (name: string, reason: string) => [
      'config-legacy-dropped',
      `"${name}" is left out: ${reason}.`,
    ];
    const noUrl = 'it has no "url" of a folder whose pages it could hold';

    test('every one is told of, but the first that has the pages of no other', () => {
      const anchors = [guides, { name: 'One' }, { name: 'Two' }, { name: 'Three', url: '/' }];
      const expected = [leftOut('Two', noUrl), leftOut('Three', noUrl)];
      expect(told({ anchors })).toEqual(expected);
      expect(told({ tabs: anchors })).toEqual(expected);
    });

    test('the first is told of too where its name is shown nowhere', () => {
      expect(told({ anchors: [{ name: 'One' }] })).toEqual([leftOut('One', noUrl)]);
      const anchors = [guides, { name: 'One' }];
      expect(told({ anchors, topAnchor: { name: 'Top' } })).toEqual([leftOut('One', noUrl)]);
    });

    test('those of a version that there is not are told of', () => {
      const out = { name: 'Forum', url: 'https://forum.dev', version: 'v9' };
      const expected = [leftOut('Forum', 'there is no version "v9"')];
      expect(told({ versions: ['v1'], anchors: [out] })).toEqual(expected);
      expect(told({ versions: ['v1'], tabs: [guides, out] })).toEqual(expected);
    });

    test('those without properties are told of', () => {
      expect(told({ anchors: ['guides'] })).toEqual([
        ['config-legacy-dropped', 'In "anchors", a text is left out.'],
      ]);
    });

    test('an anchor that leads out and names a version is kept where there are no versions', () => {
      const out = { name: 'Forum', url: 'https://forum.dev', version: 'v9' };
      const { config, diagnostics } = upgraded({ navigation, anchors: [out] });
      expect(diagnostics).toEqual([]);
      expect(config).toHaveProperty('navigation.global.anchors.0.anchor', 'Forum');
    });

    test('the first keeps its icon and color', () => {
      const first = { name: 'One', icon: 'bolt', iconType: 'solid', color: '#123456' };
      expect(upgraded({ navigation, anchors: [guides, first] }).config).toHaveProperty(
        'navigation.anchors.0',
        {
          anchor: 'One',
          icon: { name: 'bolt', style: 'solid' },
          color: { light: '#123456', dark: '#123456' },
          groups: [{ group: 'Start', pages: ['a'] }],
        },
      );
    });
  });

  test('versions divide the navigation, and those with locales become languages', () => {
    const navigation = [
      { group: 'One', version: 'v1', pages: ['a'] },
      { group: 'Two', version: 'v2', pages: ['b', { group: 'In', version: 'v2', pages: ['c'] }] },
      { group: 'Both', pages: ['d'] },
    ];
    const anchors = [{ name: 'Forum', url: 'https://f.dev', version: 'v2' }];
    const { config } = upgraded({ versions: ['v2', 'v1'], anchors, navigation });
    expect(config).toMatchInlineSnapshot(`
      {
        "navigation": {
          "versions": [
            {
              "global": {
                "anchors": [
                  {
                    "anchor": "Forum",
                    "href": "https://f.dev",
                  },
                ],
              },
              "groups": [
                {
                  "group": "Two",
                  "pages": [
                    "b",
                    {
                      "group": "In",
                      "pages": [
                        "c",
                      ],
                    },
                  ],
                },
                {
                  "group": "Both",
                  "pages": [
                    "d",
                  ],
                },
              ],
              "version": "v2",
            },
            {
              "groups": [
                {
                  "group": "One",
                  "pages": [
                    "a",
                  ],
                },
                {
                  "group": "Both",
                  "pages": [
                    "d",
                  ],
                },
              ],
              "version": "v1",
            },
          ],
        },
        "theme": "mint",
      }
    `);
    const locales = [
      { name: 'v1', locale: 'en', default: true },
      { name: 'v2', locale: 'fr' },
    ];
    expect(upgraded({ versions: locales, navigation }).config).toMatchObject({
      navigation: { languages: [{ language: 'en', default: true }, { language: 'fr' }] },
    });
  });

  test('a version that is not declared is an error, and its pages are kept', () => {
    const navigation = [{ group: 'One', version: 'v3', pages: ['a'] }];
    const { config, diagnostics } = upgraded({ versions: ['v1'], navigation });
    expect(diagnostics.map((found) => found.code)).toEqual(['config-legacy-version']);
    expect(JSON.stringify(config)).toContain(
      '"version":"v3","groups":[{"group":"One","pages":["a"]',
    );
  });
});

describe('old keys in a docs.json', () => {
  test('a value that stands in its place is said to be in an older form', () => {
    const { value, diagnostics } = parseFixture({
      footer: { links: [{ title: 'H', links: [{ label: 'L', url: '/l' }] }] },
    });
    expect(value.footer.links[0]).toMatchObject({ header: 'H' });
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '"footer.links" is in the form of the older mint.json; it was read as it is meant.',
    ]);
  });

  test('they are read in their present place, each with a warning', () => {
    const { value, diagnostics } = parseFixture({
      topbarLinks: [{ name: 'Blog', url: '/blog' }],
      footerSocials: { github: 'https://github.com/a' },
      modeToggle: { default: 'dark' },
      feedback: { thumbsRating: true },
      anchors: [{ name: 'Forum', url: 'https://f.dev' }],
      tabs: [{ name: 'API', url: 'api' }],
    });
    expect(value.navbar.links[0]).toMatchObject({ label: 'Blog', href: '/blog' });
    expect(value.footer.socials).toEqual({ github: 'https://github.com/a' });
    expect(value.appearance.default).toBe('dark');
    expect(value.navigation).toEqual({
      global: { anchors: [{ anchor: 'Forum', href: 'https://f.dev' }] },
    });
    expect(summary(diagnostics)).toMatchInlineSnapshot(`
      "docs.json:8:3 warning config-legacy-key
        "topbarLinks" is written as in the older mint.json; it was read as "navbar.links".
        > Move it to "navbar.links".
      docs.json:14:3 warning config-legacy-key
        "footerSocials" is written as in the older mint.json; it was read as "footer.socials".
        > Move it to "footer.socials".
      docs.json:18:5 warning config-legacy-key
        "modeToggle.default" is written as in the older mint.json; it was read as "appearance.default".
        > Move it to "appearance.default".
      docs.json:23:3 warning config-legacy-key
        "anchors" is a key of the older mint.json; its links were read as "navigation.global.anchors".
        > Move it to "navigation.global.anchors".
      docs.json:29:3 warning config-legacy-dropped
        "tabs" is a key of the older mint.json; it is ignored beside "navigation".
        > Use "navigation.tabs", or remove it."
    `);
  });

  test('of anchors beside a navigation, those that lead to pages are told to be ignored', () => {
    const { diagnostics } = parseFixture({
      anchors: [
        { name: 'Forum', url: 'https://forum.dev' },
        { name: 'Guides', url: 'guides' },
      ],
    });
    const found = diagnostics.find(({ pointer }) => pointer === '/anchors');
    expect(found?.message).toBe(
      '"anchors" is a key of the older mint.json; its links were read as "navigation.global.anchors", and "Guides" is ignored.',
    );
  });

  test('a present key wins over the old one', () => {
    const { value, diagnostics } = parseFixture({
      appearance: { default: 'light' },
      modeToggle: { default: 'dark' },
    });
    expect(value.appearance.default).toBe('light');
    expect(diagnostics.map((found) => found.code)).toEqual(['config-legacy-dropped']);
  });

  test('a mistake in a moved value is reported where it was written', () => {
    const { diagnostics } = parseFixture({
      topbarLinks: [{ name: 'A', url: '/a' }, { name: 'B' }],
    });
    const found = diagnostics.find(({ severity }) => severity === 'error');
    expect(found).toMatchObject({ line: 13, pointer: '/navbar/links/1/href' });
  });

  test('parts of an upgraded navigation are located where they were written', () => {
    const text =
      '{\n"tabs": [{"name":"T","url":"t"}],\n"navigation": [\n{"group":"A","pages":["a",\n"b"]},\n{"group":"B","pages":["t/x"]}]}';
    const { value } = readFixture(text);
    const document = upgradeLegacyKeys(value ?? documentFromValue({})).value;
    const line = (...path: (string | number)[]) => document.locate(['navigation', ...path]).line;
    expect(line('tabs', 0, 'groups', 0, 'pages', 1)).toBe(5);
    expect(line('tabs', 1)).toBe(2);
    expect(line('tabs', 1, 'groups', 0)).toBe(6);
    expect(line('tabs')).toBe(3);
  });

  test('a document without old keys is given back as it is', () => {
    const document = documentFromValue({ name: 'A', navigation: { pages: [] } });
    expect(upgradeLegacyKeys(document).value).toBe(document);
  });
});

describe('the configuration of a folder', () => {
  const read = (files: Readonly<Record<string, string>>) =>
    readProjectConfig({ read: (path) => files[path], folder: 'site' });
  const mint =
    '{"name":"A","colors":{"primary":"#111"},"navigation":[{"group":"G","pages":["a"]}]}';

  test('without docs.json and mint.json it is missing', () => {
    expect(summary(read({}).diagnostics)).toMatchInlineSnapshot(`
      "docs.json:1:1 error config-missing
        There is no docs.json in the folder "site", and no mint.json either.
        > Run \`waymark init\` there, or name the folder that holds the docs.json."
    `);
  });

  test('a mint.json alone is upgraded with a warning, and is then free of errors', () => {
    const { value, diagnostics } = read({ 'mint.json': mint });
    expect(summary(diagnostics)).toMatchInlineSnapshot(`
      "mint.json:1:1 warning config-legacy-file
        There is only a mint.json, the older form of the configuration; it was read in its place.
        > Run \`waymark upgrade\` to write a docs.json."
    `);
    expect(parseConfig(value ?? documentFromValue({})).diagnostics).toEqual([]);
  });

  test('a mint.json beside a docs.json is only mentioned', () => {
    const { value, diagnostics } = read({ 'mint.json': '{ broken', 'docs.json': '{"name":"B"}' });
    expect(value?.value).toEqual({ name: 'B' });
    expect(diagnostics.map((found) => found.code)).toEqual(['config-legacy-file']);
  });
});

test('a written configuration has its properties in the usual order', () => {
  const text = formatConfig({ redirects: [], navigation: {}, odd: 1, name: 'A', theme: 'mint' });
  expect(Object.keys(JSON.parse(text))).toEqual([
    'theme',
    'name',
    'navigation',
    'redirects',
    'odd',
  ]);
  expect(text.endsWith('}\n')).toBe(true);
  expect(text).toContain('\n  "name"');
});
