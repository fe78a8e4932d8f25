import { describe, expect, test } from 'vitest';
import { applyRules } from '../diagnostic/rules.ts';
import { documentFromValue, readConfigDocument } from './document.ts';
import { parseFixture, readFixture, summary } from './fixture.ts';
import { parseConfig } from './parse.ts';

describe('defaults', () => {
  test('a configuration with the required properties alone has everything filled in', () => {
    const { value, diagnostics } = parseFixture({});
    expect(diagnostics).toEqual([]);
    expect(value).toMatchInlineSnapshot(`
      {
        "api": {},
        "appearance": {
          "default": "system",
          "strict": false,
        },
        "background": {},
        "colors": {
          "dark": "#112233",
          "light": "#112233",
          "primary": "#112233",
        },
        "errors": {
          "404": {
            "redirect": false,
          },
        },
        "feedback": {
          "raiseIssue": false,
          "suggestEdit": false,
          "thumbsRating": false,
        },
        "fonts": {
          "body": undefined,
          "heading": undefined,
        },
        "footer": {
          "links": [],
          "socials": {},
        },
        "icons": {
          "library": "fontawesome",
        },
        "integrations": {},
        "interaction": {},
        "languages": Map {},
        "markdown": {
          "instructions": [],
          "schema": true,
        },
        "metadata": {
          "contributors": false,
          "timestamp": false,
        },
        "name": "Acme",
        "navbar": {
          "links": [],
        },
        "navigation": {},
        "public": false,
        "redirects": [],
        "search": {},
        "seo": {
          "indexing": "navigable",
          "metatags": {},
          "paths": [],
          "trailingSlash": false,
        },
        "styling": {
          "codeblocks": {
            "languages": [],
            "theme": {
              "dark": "dark-plus",
              "light": "github-light-default",
            },
          },
        },
        "theme": "mint",
        "translations": {
          "fallback": false,
          "offer": false,
          "outdated": "off",
        },
        "variables": {},
      }
    `);
  });

  test('eyebrows and drilldown are left to the theme unless they are set', () => {
    expect(parseFixture({ theme: 'almond' }).value.interaction.drilldown).toBeUndefined();
    const set = { styling: { eyebrows: 'breadcrumbs' }, interaction: { drilldown: false } };
    const { value } = parseFixture(set);
    expect(value.styling.eyebrows).toBe('breadcrumbs');
    expect(value.interaction.drilldown).toBe(false);
  });
});

describe('accepted forms', () => {
  test.each([
    ['logo', '/l.svg', { light: '/l.svg', dark: '/l.svg', href: undefined }],
    ['favicon', '/f.ico', { light: '/f.ico', dark: '/f.ico' }],
    ['banner', { content: 'Hi', color: '#123' }, { color: { light: '#123', dark: '#123' } }],
    ['background', { image: '/b.png' }, { image: { light: '/b.png', dark: '/b.png' } }],
    ['errors', {}, { '404': { redirect: false } }],
    ['icons', {}, { library: 'fontawesome' }],
    ['markdown', { instructions: 'Be brief.' }, { instructions: ['Be brief.'] }],
  ])('%s: %j', (key, written, expected) => {
    const { value, diagnostics } = parseFixture({ [key]: written });
    expect(diagnostics.filter((found) => found.severity === 'error')).toEqual([]);
    expect(value).toMatchObject({ [key]: expected });
  });

  test('one font serves headings and text, and either can be set apart', () => {
    const { value, diagnostics } = parseFixture({
      fonts: {
        family: 'Inter',
        heading: { family: 'Lora', weight: 600, source: './lora.woff2', format: 'woff2' },
      },
    });
    expect(diagnostics).toEqual([]);
    expect(value.fonts).toEqual({
      heading: { family: 'Lora', weight: 600, source: 'lora.woff2', format: 'woff2' },
      body: { family: 'Inter', weight: undefined, source: undefined, format: undefined },
    });
  });

  test.each([
    ['system', { light: 'github-light-default', dark: 'dark-plus' }],
    ['dark', { light: 'dark-plus', dark: 'dark-plus' }],
    ['dracula', { light: 'dracula', dark: 'dracula' }],
    [
      { light: 'nord', dark: 'dracula' },
      { light: 'nord', dark: 'dracula' },
    ],
    [{ theme: 'nord' }, { light: 'nord', dark: 'nord' }],
    [{ theme: { light: 'a', dark: 'b' } }, { light: 'a', dark: 'b' }],
    [{ languages: { custom: ['/x.json'] } }, { light: 'github-light-default', dark: 'dark-plus' }],
  ])('code blocks written as %j have a theme for each mode', (codeblocks, theme) => {
    const { value, diagnostics } = parseFixture({ styling: { codeblocks } });
    expect(diagnostics).toEqual([]);
    expect(value.styling.codeblocks.theme).toEqual(theme);
  });

  test('links of the kinds github and discord bring their label', () => {
    const navbar = {
      links: [{ type: 'github', href: 'https://github.com/a' }],
      primary: { type: 'discord', href: 'https://discord.gg/a' },
    };
    const { value, diagnostics } = parseFixture({ navbar });
    expect(applyRules(diagnostics, 'strict')).toEqual([]);
    expect(diagnostics.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'config-property-partly /navbar/links/0/type',
      'config-property-partly /navbar/primary/type',
    ]);
    expect(value.navbar.links[0]?.label).toBe('GitHub');
    expect(value.navbar.primary?.label).toBe('Discord');
  });
});

const signInWithSecrets = {
  passwords: [{ password: 'a-staff-password', variable: 'STAFF' }],
  jwt: { secret: 'a'.repeat(32) },
  openid: {
    issuer: 'https://id.test',
    clientId: 'docs',
    origin: 'https://docs.test',
    clientSecret: 'b',
  },
};

describe('mistakes', () => {
  test.each([
    ['theme', { theme: 'prism' }],
    ['theme in another case', { theme: 'Mint' }],
    ['empty name', { name: ' ' }],
    ['missing primary colour', { colors: {} }],
    ['named colour', { colors: { primary: 'red' } }],
    ['colour with transparency', { colors: { primary: '#112233cc' } }],
    ['extra key in colors', { colors: { primary: '#112233', primray: '#000' } }],
    ['logo for one mode', { logo: { light: '/l.svg' } }],
    ['enum', { appearance: { default: 'drak' } }],
    ['type', { interaction: { drilldown: 'true' } }],
    ['null', { interaction: { drilldown: null } }],
    ['eyebrows', { styling: { eyebrows: 'breadcrumb' } }],
    ['font file without format', { fonts: { family: 'A', source: '/a.woff' } }],
    ['font format', { fonts: { family: 'A', source: '/a.ttf', format: 'ttf' } }],
    ['library of icons', { icons: { library: 'tablar' } }],
    ['icon with prefix', { navbar: { links: [{ label: 'A', href: '/a', icon: 'fa-book' }] } }],
    ['link without label', { navbar: { links: [{ href: '/a' }] } }],
    ['legacy link', { navbar: { links: [{ name: 'A', url: '/a' }] } }],
    ['button without type', { navbar: { primary: { label: 'A', href: '/a' } } }],
    ['bare link', { navbar: { links: [{ label: 'A', href: 'a.dev/b' }] } }],
    ['script link', { logo: { light: '/l', dark: '/d', href: 'javascript:alert(1)' } }],
    ['social link', { footer: { socials: { gihub: 'https://github.com/a' } } }],
    ['unencrypted social link', { footer: { socials: { x: 'http://x.com/a' } } }],
    ['empty footer column', { footer: { links: [{ items: [] }] } }],
    ['banner without content', { banner: { dismissible: true } }],
    ['variable', { variables: { year: 2026, 'a b': 'c' } }],
    ['folder with slash', { seo: { paths: [{ path: '/a/' }, { path: 'a' }] } }],
    ['wrong kind of a union', { logo: 5 }],
    ['unknown key', { descripton: 'x' }],
    ['misplaced key', { customCSS: '/x.css' }],
    ['sign-in by a module', { auth: './auth.mjs' }],
    ['sign-in of another shape', { auth: { type: 'oauth', authorizationUrl: 'https://a.test' } }],
    ['sign-in with secrets', { auth: signInWithSecrets }],
    [
      'sign-in with an audience that is no text',
      { auth: { jwt: { jwks: 'https://a.test', audience: [] } } },
    ],
  ])('%s: %j', (_name, properties) => {
    expect(summary(parseFixture(properties).diagnostics)).toMatchSnapshot();
  });

  test('what is to be in the head of pages is led to where each kind of it belongs', () => {
    const links = [{ rel: 'stylesheet', href: '/a.css' }];
    const [found] = parseFixture({ head: { links } }).diagnostics;
    expect(found).toMatchObject({
      code: 'config-unknown-key',
      hint: 'Use "seo.metatags" for meta elements, "favicon" for icons and "fonts" for web fonts. The .css and .js files in the docs folder are loaded on every page without a link. Other links have no counterpart; remove them.',
    });
  });

  test.each([
    [
      'one below another',
      { integrations: { telemetry: { enabled: true } } },
      '/integrations/telemetry',
    ],
    ['a value', { public: false }, '/public'],
    [
      'a property in a list',
      { api: { openapi: ['a.yaml', { source: 'b.yaml', directory: 'c' }] } },
      '/api/openapi/1/directory',
    ],
  ])('%s without effect is told of once, with what to do instead', (_, properties, pointer) => {
    const { diagnostics } = parseFixture(properties);
    expect(diagnostics).toMatchObject([{ code: 'config-property-unused', pointer }]);
    expect(diagnostics[0]?.line).toBeGreaterThan(1);
    expect(diagnostics[0]?.hint).toBeDefined();
  });

  test.each([
    ['public', { public: true }],
    ['the form of endpoints', { api: { playground: { display: 'none' } } }],
    ['no overlays', { api: { openapi: { source: 'b.yaml', overlays: [] } } }],
    ['the date of pages', { metadata: { timestamp: false } }],
  ])('%s with a value that takes effect is not told of', (_, properties) => {
    expect(parseFixture(properties).diagnostics).toEqual([]);
  });

  test('properties without effect are told of beside their mistakes, and with these only once', () => {
    const { diagnostics } = parseFixture({
      contextual: { options: ['copy', 'copy', 'cpoy'] },
      integrations: { ga4: { measurementId: 'G-1' }, telemetry: { enabled: true }, osano: {} },
      variations: { options: [{ id: 'a', label: 'A' }] },
    });
    expect(summary(diagnostics)).toMatchInlineSnapshot(`
      "docs.json:11:7 warning config-value-ignored
        "copy" is listed twice in the page menu.
        > Remove one of them.
      docs.json:12:7 warning config-value-ignored
        "cpoy" is not an entry of the page menu; it is left out.
        > Did you mean "copy"? Known are copy, assistant, view, download-pdf, download-spec, chatgpt, claude, perplexity, grok, aistudio, devin, devin-desktop, windsurf, mcp, add-mcp, cursor, vscode, devin-mcp.
      docs.json:19:5 warning config-property-unused
        "integrations.telemetry" has no effect. Waymark measures nothing itself.
        > Remove it.
      docs.json:22:5 warning config-unknown-key
        "integrations.osano" is not a property of the format; it is ignored.
        > Load its script from a .js file of the docs folder, and name what it stores in "integrations.cookies".
      docs.json:24:17 warning config-variations-theme
        "variations" is for the theme "willow"; the theme is "mint".
        > Remove it."
    `);
  });

  test('one mistake in how readers sign in lets nobody in, and is told of as such', () => {
    const jwt = { jwks: 'https://acme.test/jwks', issuer: 'acme' };
    expect(parseFixture({ auth: { jwt } }).value.auth).toEqual({ jwt });
    for (const mistake of [{ audience: 5 }, { audiance: 'docs' }, { publicKey: 'PEM' }]) {
      const { diagnostics, value } = parseFixture({ auth: { jwt: { ...jwt, ...mistake } } });
      expect(value.auth).toBeUndefined();
      expect(diagnostics.map(({ code }) => code)).toContain('config-auth');
    }
  });

  test.each([
    ['a part that is in no file', '"jwt":{"jwks":"https://a.test","issuer":{"$ref":"./x.json"}}}}'],
    ['an end that is missing', '"jwt":{"jwks":"https://a.test",'],
    ['a key that is there twice', '"jwt":{"jwks":"https://a.test","issuer":"a","issuer":"b"}}}'],
  ])('%s lets nobody in, as it may have said who comes in', (_, auth) => {
    const text = `{"theme":"mint","name":"A","colors":{"primary":"#123456"},"auth":{${auth}`;
    const read = (file: string) => (file === 'docs.json' ? text : undefined);
    const { value: written } = readConfigDocument({ file: 'docs.json', read });
    const { diagnostics, value } = parseConfig(written ?? documentFromValue({}));
    expect(value.auth).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toContain('config-auth');
  });

  test('one mistake hides no other, and each costs only its own value', () => {
    const { value, diagnostics } = parseFixture({
      theme: 'nope',
      colors: { primary: 'blurple', dark: '#000' },
      appearance: { default: 'dark', strict: 'yes' },
      navbar: { links: [{ label: 5, href: '/a' }, { label: 'B', href: '/b' }, { href: 7 }] },
      footer: { links: [{ items: [] }, { header: 'H', items: [{ label: 'L', href: '/l' }] }] },
    });
    expect(diagnostics.map((found) => `${found.pointer} ${found.code}`)).toMatchInlineSnapshot(`
      [
        "/theme config-theme",
        "/colors/primary config-color",
        "/appearance/strict config-type",
        "/navbar/links/0/label config-type",
        "/navbar/links/2/label config-link-label",
        "/navbar/links/2/href config-type",
        "/footer/links/0 config-footer",
      ]
    `);
    expect(value.theme).toBe('mint');
    expect(value.colors).toEqual({ primary: '#3B5BDB', light: '#3B5BDB', dark: '#000' });
    expect(value.appearance).toEqual({ default: 'dark', strict: false });
    expect(value.navbar.links.map((link) => link.label)).toEqual(['B']);
    expect(value.footer.links.map((column) => column.header)).toEqual(['H']);
  });

  test('an entry after a dropped one is reported at its own place', () => {
    const { diagnostics } = parseFixture({
      seo: { paths: [{ path: 5 }, { path: 'a' }, { path: 'a' }] },
    });
    expect(diagnostics.map((found) => found.pointer)).toEqual([
      '/seo/paths/0/path',
      '/seo/paths/2',
    ]);
  });

  test('a value from a referenced file is reported in that file', () => {
    const { value } = readFixture(
      { theme: 'mint', name: 'A', colors: { $ref: 'c.json' }, navigation: {} },
      { 'c.json': '{\n  "primary": "green"\n}' },
    );
    const { diagnostics } = parseConfig(value ?? documentFromValue({}));
    expect(diagnostics).toMatchObject([{ file: 'c.json', line: 2, column: 14 }]);
  });
});

describe('files that are no configuration', () => {
  test.each([
    ['array', [1]],
    ['text', '"docs"'],
    ['docs.json of another tool', { entryPoints: ['src'], out: 'api' }],
    ['foreign schema', { $schema: 'https://docs.page/schema.json', name: 'A', sidebar: [] }],
  ])('%s: %j', (_name, config) => {
    const { value } = readFixture(config);
    const parsed = parseConfig(value ?? documentFromValue({}));
    expect(parsed.diagnostics).toHaveLength(1);
    expect(summary(parsed.diagnostics)).toMatchSnapshot();
    expect(parsed.value.theme).toBe('mint');
  });

  test('an empty object lacks the required properties', () => {
    const { diagnostics } = parseConfig(documentFromValue({}));
    expect(diagnostics.map((found) => found.message)).toEqual([
      '"theme" is missing.',
      '"name" is missing.',
      '"colors" is missing.',
    ]);
  });
});
