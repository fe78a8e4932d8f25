import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { checkLinks } from './checks/check-links.ts';
import { compilePageFile } from './compile-pages.ts';
import { diagnosticsOf } from './findings/report.ts';
import { type OpenDocs, openDocs } from './open-docs.ts';
import type { ProjectSettings } from './project.ts';
import { folderSettings } from './testing/folder-settings.ts';

const folders: string[] = [];
const opened: OpenDocs[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ pool }) => pool.close()));
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

async function open(
  files: Readonly<Record<string, string>>,
  settings: Partial<ProjectSettings> = {},
) {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-project-'));
  folders.push(folder);
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  const usual = folderSettings(folder, { components: [], react: false });
  const docs = await openDocs({ ...usual, ...settings });
  opened.push(docs);
  return { docs, write };
}

function config(navigation: object, rest: object = {}): string {
  const colors = { primary: '#123456' };
  return JSON.stringify({ name: 'Docs', theme: 'mint', colors, navigation, ...rest });
}

function description(...summaries: string[]): string {
  const paths = summaries.map(
    (summary, index) => `  /p${index}:\n    get:\n      summary: ${summary}`,
  );
  return `openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths:\n${paths.join('\n')}\n`;
}

test('Site variables stand in the frontmatter of pages, and new ones take effect on pages that stay', async () => {
  const settings = (version: string) =>
    config({ pages: ['index'] }, { variables: { v: version, p: 'Acme' } });
  const index =
    '---\ntitle: b {{v}}\ndescription: "{{p}} docs"\nkeywords: ["{{p}}"]\n---\n# b {{v}}\n\nText';
  const { docs, write } = await open({ 'docs.json': settings('1.2'), 'index.mdx': index });
  const shown = () => {
    const { frontmatter, title } = docs.project.site.view('index').page;
    return [frontmatter, title];
  };
  expect(shown()).toEqual([
    { title: 'b 1.2', description: 'Acme docs', keywords: ['Acme'] },
    'b 1.2',
  ]);
  write('docs.json', settings('2'));
  await docs.reload(['docs.json']);
  expect(shown()).toEqual([{ title: 'b 2', description: 'Acme docs', keywords: ['Acme'] }, 'b 2']);
});

test('The address that a host tells counts where neither settings nor docs.json name one', async () => {
  const hostAddress = 'https://docs.netlify.example';
  const files = { 'docs.json': config({ pages: ['index'] }), 'index.mdx': '' };
  const { docs } = await open(files, { hostAddress });
  expect(docs.project.settings.site).toBe(hostAddress);
  const { docs: told } = await open(files, { hostAddress, site: 'https://acme.example' });
  expect(told.project.settings.site).toBe('https://acme.example');
  const seo = { metatags: { canonical: 'https://acme.example/docs' } };
  const named = { ...files, 'docs.json': config({ pages: ['index'] }, { seo }) };
  expect((await open(named, { hostAddress })).docs.project.settings.site).toBeUndefined();
});

describe('A folder with an API description', () => {
  const pages = ['index', { group: 'Reference', openapi: '/api.yaml' }];
  const navigation = { groups: [{ group: 'API', pages }] };

  test('Two versions that ask for the same one each have its pages, and choosing one enters it', async () => {
    const version = (name: string) => ({
      version: name,
      groups: [
        { group: `Guide ${name}`, pages: [name] },
        { group: 'API', openapi: '/api.yaml' },
      ],
    });
    const { docs } = await open({
      'docs.json': config({ versions: [version('v1'), version('v2')] }),
      'v1.mdx': '# One\n',
      'v2.mdx': '# Two\n',
      'api.yaml': description('List', 'Get'),
    });
    const { site } = docs.project;
    const path = 'api-reference/list';
    const shown = site.view(path);
    expect(shown.places).toHaveLength(2);
    const [second] = shown.switchers.flatMap(({ entries }) =>
      entries.filter(({ label }) => label === 'v2'),
    );
    expect(second?.choice).toEqual({ url: '/api-reference/list', place: shown.places[1] });
    const entered = site.view(path, shown.places[1]);
    expect(entered.version).toBe('v2');
    expect(entered.section.items.map((item) => 'label' in item && item.label)).toContain(
      'Guide v2',
    );
    expect(entered.previous?.url).toBe('/v2');
  });

  test('It has a page for each operation, which nobody compiles', async () => {
    const { docs } = await open({
      'docs.json': config(navigation),
      'index.mdx': '# Hi\n',
      'api.yaml': description('List', 'Get'),
    });
    const { site, endpoints, pages } = docs.project;
    expect(diagnosticsOf(docs)).toEqual([]);
    expect(site.routes.map(({ path: page, kind }) => [page, kind])).toEqual([
      ['index', 'page'],
      ['api-reference/list', 'endpoint'],
      ['api-reference/get', 'endpoint'],
    ]);
    expect([...endpoints.keys()]).toEqual(['api-reference/list', 'api-reference/get']);
    expect(pages).toHaveLength(3);
    const { page } = site.view('api-reference/list');
    expect(page.file).toBe('api.yaml');
    expect(await compilePageFile(docs, page.file)).toBeUndefined();
  });

  test('Links and redirects to its pages lead somewhere, and others are reported', async () => {
    const redirects = [{ source: '/old', destination: '/api-reference/get' }];
    const { docs } = await open({
      'docs.json': config(navigation, { redirects }),
      'index.mdx':
        '[a](/api-reference/list#body), [b](./api-reference/get), [c](/api-reference/no)\n',
      'api.yaml': description('List', 'Get'),
    });
    await compilePageFile(docs, 'index.mdx');
    checkLinks(docs);
    expect(diagnosticsOf(docs).map(({ message }) => message)).toEqual([
      expect.stringContaining('/api-reference/no'),
    ]);
  });

  test.each([
    ['that is named', ['api.yaml']],
    ['among files that nobody can name', []],
  ])('A change of the description, %s, changes the pages', async (_, changed) => {
    const { docs, write } = await open({
      'docs.json': config(navigation),
      'index.mdx': '',
      'api.yaml': description('List'),
    });
    write('api.yaml', description('List', 'Create'));
    await docs.reload(changed);
    expect([...docs.project.endpoints.keys()]).toEqual([
      'api-reference/list',
      'api-reference/create',
    ]);
  });

  test('Two changes at once end with the state of the last one', async () => {
    const { docs, write } = await open({
      'docs.json': config(navigation),
      'index.mdx': '',
      'api.yaml': description('List'),
    });
    write('api.yaml', description('One'));
    const first = docs.reload(['api.yaml']);
    write('api.yaml', description('Two'));
    await Promise.all([first, docs.reload(['api.yaml'])]);
    expect([...docs.project.endpoints.keys()]).toEqual(['api-reference/two']);
  });

  test('What the Astro project has at a URL itself stays known after a change', async () => {
    const { docs } = await open({ 'docs.json': config({ pages: ['index'] }), 'index.mdx': '' });
    const routes = new Set(['/pricing']);
    docs.project = { ...docs.project, own: { ...docs.project.own, routes } };
    await docs.reload(['index.mdx']);
    expect(docs.project.own.routes).toBe(routes);
  });

  test('What was wrong with a page is forgotten when the folder is read again', async () => {
    const { docs, write } = await open({
      'docs.json': config({ pages: ['index'] }),
      'index.mdx': '<Note>\n',
    });
    const found = async () => {
      await compilePageFile(docs, 'index.mdx');
      return diagnosticsOf(docs).map(({ code }) => code);
    };
    expect(await found()).toEqual(['page-syntax']);
    write('index.mdx', 'Mended.\n');
    await docs.reload(['index.mdx']);
    expect(await found()).toEqual([]);
  });

  describe('A page that was saved', () => {
    const component = "import { Counter } from './counter.jsx';\n\n<Counter />\n";
    const files = {
      'docs.json': config({ pages: ['index', 'a'] }),
      'index.mdx': '---\ntitle: Home\n# A remark\nicon: nowhere\n---\n\nHi\n',
      'a.mdx': component,
      'counter.jsx': 'export const Counter = () => <button>Count</button>;\n',
    };
    const saved = async (file: string, text: string) => {
      const { docs, write } = await open(files);
      const { project } = docs;
      write(file, text);
      await docs.reload([file]);
      return { docs, isPlanned: docs.project.site !== project.site, project };
    };

    test.each([
      ['text', false, '---\ntitle: Home\n# A remark\nicon: nowhere\n---\n\nHello\n\nMore\n'],
      ['nothing', false, files['index.mdx']],
      ['its title', true, '---\ntitle: Start\n# A remark\nicon: nowhere\n---\n\nHi\n'],
      ['a line before a mistake', true, '---\ntitle: Home\nicon: nowhere\n---\n\nHi\n'],
      ['an import', true, `${files['index.mdx']}\n${component}`],
    ])('with %s changed has the site planned anew: %s', async (_what, isPlanned, text) => {
      const made = await saved('index.mdx', text);
      expect(made.isPlanned).toBe(isPlanned);
      expect(made.docs.project).not.toBe(made.project);
      const compiled = await compilePageFile(made.docs, 'index.mdx');
      const shown = compiled?.staticHtml.join() ?? '';
      expect(shown.includes('Hello')).toBe(text.includes('Hello'));
      expect(diagnosticsOf(made.docs).map(({ line }) => line)).toEqual(
        diagnosticsOf(await freshly({ ...files, 'index.mdx': text })).map(({ line }) => line),
      );
    });

    const freshly = async (all: Readonly<Record<string, string>>) => {
      const { docs } = await open(all);
      await compilePageFile(docs, 'index.mdx');
      return docs;
    };

    test('has the site planned anew where it goes', async () => {
      const { docs } = await open(files);
      rmSync(path.join(docs.project.settings.docsFolder, 'a.mdx'));
      await docs.reload(['a.mdx']);
      expect(docs.project.site.pages.has('a')).toBe(false);
    });

    test('has the site planned anew where another file changed with it', async () => {
      const { docs, write } = await open(files);
      write('index.mdx', 'Hello\n');
      write('b.mdx', 'New\n');
      await docs.reload(['index.mdx', 'b.mdx']);
      expect(docs.project.site.pages.has('b')).toBe(true);
    });

    test.each([
      ['beside a page for some readers', '---\ntitle: A\ngroups: [staff]\n---\n\nA\n'],
      ['that a translation names by its hash', '---\ntitle: A\noriginalHash: 0a1b2c3d\n---\n\nA\n'],
    ])('%s has the site planned anew', async (_what, other) => {
      const { docs, write } = await open({ ...files, 'a.mdx': other });
      const { site } = docs.project;
      write('index.mdx', `${files['index.mdx']}\n![Seen](/seen.png)\n`);
      await docs.reload(['index.mdx']);
      expect(docs.project.site).not.toBe(site);
    });

    test('that imports a component which runs in the browser has components looked for again', async () => {
      const stateful =
        "import { useState } from 'react';\nexport const Counter = () => <button>{useState(0)[0]}</button>;\n";
      const { docs, write } = await open({ ...files, 'counter.jsx': stateful });
      const { islands, site } = docs.project;
      expect(islands.all.size).toBe(1);
      write('a.mdx', `${component}\nMore\n`);
      await docs.reload(['a.mdx']);
      expect(docs.project.site).not.toBe(site);
    });
  });

  test('A description that is missing is reported where it is named', async () => {
    const { docs } = await open({ 'docs.json': config(navigation), 'index.mdx': '' });
    expect(diagnosticsOf(docs)).toMatchObject([
      {
        code: 'openapi-source-missing',
        file: 'docs.json',
        pointer: '/navigation/groups/0/pages/1/openapi',
        severity: 'error',
      },
    ]);
  });
});

describe('Descriptions that only pages name', () => {
  test('They are found in the folder, and mistakes are at the key of the page', async () => {
    const { docs } = await open({
      'docs.json': config({ pages: ['a', 'b'] }),
      'a.mdx': '---\nopenapi: api GET /p0\n---\n',
      'b.mdx': '---\ntitle: B\nopenapi: /nested/api.yaml\n---\n',
      'nested/api.yaml': description('List'),
      'package.json': '{}',
    });
    expect([...docs.project.endpoints.keys()]).toEqual(['a']);
    expect(docs.project.site.view('a').page.title).toBe('List');
    expect(diagnosticsOf(docs)).toMatchObject([
      { code: 'openapi-reference-malformed', severity: 'warning', file: 'b.mdx', line: 3 },
    ]);
  });

  test('A broken file that nobody names is nobody\u2019s mistake', async () => {
    const { docs } = await open({
      'docs.json': config({ pages: ['a'] }),
      'a.mdx': '---\nopenapi: GET /p0\n---\n',
      'api.yaml': description('List'),
      'broken.yaml': 'openapi: 3.1.0\npaths: [\n',
    });
    expect(diagnosticsOf(docs)).toEqual([]);
  });

  test('A broken file that a page names is reported', async () => {
    const { docs } = await open({
      'docs.json': config({ pages: ['a'] }),
      'a.mdx': '---\nopenapi: broken.yaml GET /p0\n---\n',
      'broken.yaml': 'openapi: 3.1.0\npaths: [\n',
    });
    const codes = diagnosticsOf(docs).map(({ code }) => code);
    expect(codes).toContain('openapi-syntax');
    expect(codes).toContain('openapi-operation-missing');
  });
});

describe('What the navigation names', () => {
  const tab = (properties: object) =>
    config({ tabs: [{ tab: 'T', pages: ['index'], ...properties }] });
  const found = (docs: OpenDocs) =>
    diagnosticsOf(docs).map(({ code, pointer, line }) => `${code} ${pointer ?? line}`);

  test.each([
    ['an icon that no library has', tab({ icon: 'rockket' }), 'navigation-icon-unknown'],
    ['a picture that does not exist', tab({ icon: '/images/none.svg' }), 'navigation-icon-missing'],
  ])('is reported with its place: %s', async (_, text, code) => {
    const { docs } = await open({ 'docs.json': text, 'index.mdx': '# Hi\n' });
    expect(found(docs)).toEqual([`${code} /navigation/tabs/0/icon`]);
  });

  test.each([
    'rocket',
    '/images/there.svg',
    'https://example.com/a.svg',
    '<svg viewBox="0 0 1 1"/>',
  ])('is not reported where it exists: %s', async (icon) => {
    const files = { 'index.mdx': '# Hi\n', 'images/there.svg': '<svg/>' };
    const { docs } = await open({ 'docs.json': tab({ icon }), ...files });
    expect(found(docs)).toEqual([]);
  });

  test('is reported in the frontmatter of a page', async () => {
    const page = '---\ntitle: Hi\nicon: rockket\n---\n';
    const { docs } = await open({ 'docs.json': tab({}), 'index.mdx': page });
    expect(found(docs)).toEqual(['navigation-icon-unknown 3']);
  });

  const linked = (href: string) => {
    const redirects = [{ source: '/old', destination: '/' }];
    const tabs = [
      { tab: 'T', pages: ['index', 'guides/one'] },
      { tab: 'L', href },
    ];
    return {
      'docs.json': config({ tabs }, { redirects }),
      'index.mdx': '# Hi\n',
      'guides/one.mdx': '# One\n',
      'files/a.pdf': '',
    };
  };

  test('is reported when an href leads to nothing', async () => {
    const { docs } = await open(linked('/guides/two'));
    checkLinks(docs);
    expect(found(docs)).toEqual(['navigation-href-missing /navigation/tabs/1/href']);
    const [{ line, column } = { line: 0, column: 0 }] = diagnosticsOf(docs);
    const text = linked('/guides/two')['docs.json'].split('\n')[line - 1] ?? '';
    expect(text.slice(column - 1)).toMatch(/^"\/guides\/two"/);
  });

  test('is reported when a link of the logo, the top bar or the footer leads to nothing', async () => {
    const bars = (missing: string) => ({
      navbar: {
        links: [
          { label: 'A', href: '/' },
          { label: 'B', href: missing },
        ],
        primary: { type: 'button', label: 'C', href: missing },
      },
      footer: { links: [{ items: [{ label: 'D', href: missing }] }] },
    });
    const languages = [{ language: 'en', pages: ['index'], ...bars('/b') }];
    const logo = { light: '/files/a.svg', dark: '/files/a.svg', href: '/c' };
    const { docs } = await open({
      'docs.json': config({ languages }, { logo, ...bars('/a') }),
      'index.mdx': '# Hi\n',
      'files/a.svg': '<svg/>',
    });
    checkLinks(docs);
    const places = ['/navbar/links/1', '/navbar/primary', '/footer/links/0/items/0'];
    const all = ['/logo', ...places, ...places.map((place) => `/navigation/languages/0${place}`)];
    expect(found(docs).sort()).toEqual(
      all.map((place) => `navigation-href-missing ${place}/href`).sort(),
    );
  });

  test('is reported when the entry of a page leads to nothing', async () => {
    const urls = { one: '/guides/two', two: '/', three: '/old', four: 'https://example.com' };
    const { docs } = await open({
      'docs.json': config(
        { pages: ['index', ...Object.keys(urls)] },
        { redirects: [{ source: '/old', destination: '/' }] },
      ),
      'index.mdx': '# Hi\n',
      ...Object.fromEntries(
        Object.entries(urls).map(([name, url]) => [
          `${name}.mdx`,
          `---\ntitle: ${name}\nurl: ${url}\n---\n`,
        ]),
      ),
    });
    checkLinks(docs);
    expect(diagnosticsOf(docs)).toMatchObject([
      { code: 'link-page-missing', file: 'one.mdx', line: 3 },
    ]);
  });

  test('is not reported of places on pages whose API description cannot be read', async () => {
    const { docs } = await open({
      'docs.json': config({ pages: ['index', 'users'] }, { api: { openapi: 'gone.yaml' } }),
      'index.mdx': '[a](/users#body-name)\n',
      'users.mdx': '---\nopenapi: GET /users\n---\n',
    });
    await compilePageFile(docs, 'index.mdx');
    await compilePageFile(docs, 'users.mdx');
    checkLinks(docs);
    expect(diagnosticsOf(docs).map(({ code }) => code)).toEqual([
      'openapi-source-missing',
      'openapi-operation-missing',
    ]);
  });

  test('is not reported where only an API description that cannot be read tells what is there', async () => {
    const navigation = {
      groups: [
        { group: 'Start', pages: ['index'] },
        { group: 'API', openapi: [{ source: '/broken.yaml', directory: '/ref/' }] },
      ],
    };
    const { docs } = await open({
      'docs.json': config(navigation),
      'index.mdx': '[a](/ref/users/list-users) [b](/ref) [c](/api-reference/users)\n',
      'broken.yaml': 'openapi: 3.1.0\npaths: [\n',
    });
    await compilePageFile(docs, 'index.mdx');
    checkLinks(docs);
    const missing = diagnosticsOf(docs).filter(({ code }) => code === 'link-page-missing');
    expect(missing.map(({ message }) => message)).toEqual([
      expect.stringContaining('"/ref"'),
      expect.stringContaining('"/api-reference/users"'),
    ]);
  });

  test('says why a file that an href names is not published', async () => {
    const { docs } = await open(linked('/docs.json'));
    checkLinks(docs);
    expect(diagnosticsOf(docs)).toMatchObject([
      { code: 'navigation-href-missing', message: expect.stringContaining('is not published: ') },
    ]);
  });

  test('says why a file that a redirect or a related page names is not published', async () => {
    const redirects = [{ source: '/old', destination: '/docs.json' }];
    const { docs } = await open({
      'docs.json': config({ pages: ['index'] }, { redirects }),
      'index.mdx': '---\nrelated:\n  - /docs.json\n---\n',
    });
    checkLinks(docs);
    const why = expect.stringContaining('which is not published: ');
    expect(diagnosticsOf(docs)).toMatchObject([
      { code: 'config-redirect-target', message: why },
      { code: 'link-page-missing', message: why },
    ]);
  });

  test.each([
    '/',
    '/guides/one',
    '/guides/one/#part',
    '/files/a.pdf',
    '/old',
    '//example.com',
    '#a',
  ])('is not reported when an href leads somewhere: %s', async (href) => {
    const { docs } = await open(linked(href));
    checkLinks(docs);
    expect(found(docs)).toEqual([]);
  });

  test('is not reported when an href leads to a page of the own project', async () => {
    const { docs } = await open(linked('/pricing'));
    checkLinks(docs, { isServed: (url) => url === '/pricing' });
    expect(found(docs)).toEqual([]);
  });
});

test.each(['a.mdx', 'a.md'])('A page that is no text is an error: %s', async (file) => {
  const { docs } = await open({
    'docs.json': config({ pages: ['a'] }),
    [file]: '\x89PNG\r\n\x1a\n\0\0\0\rIHDR<{\0\x10',
  });
  expect(diagnosticsOf(docs)).toMatchObject([
    { code: 'page-syntax', severity: 'error', file, line: 3, column: 1 },
  ]);
});
