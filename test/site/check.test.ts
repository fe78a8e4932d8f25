import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { copyFixture, docsFolder, docsJson, page } from '../support/docs-folder.ts';
import { cli, runCli } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';

describe('waymark check', () => {
  test('lists every mistake with its line and hint, then counts them, and ends with 1', async () => {
    const { exitCode, stdout, stderr } = await runCli(['check'], copyFixture('missing-page'));
    expect(exitCode).toBe(1);
    expect(stderr).toBe('');
    const start = stdout.indexOf('docs.json:11:11');
    expect(stdout.slice(start).split('\n').slice(0, 4)).toEqual([
      'docs.json:11:11  error  The page "quickstrat" is listed in the navigation, but there is no file "quickstrat.mdx".  navigation-page-missing',
      '  11 |           "quickstrat",',
      '     |           ^',
      '  hint: Did you mean "quickstart"?',
    ]);
    expect(stdout).toContain('3 errors, 2 warnings');
  });

  test('ends as it would have when what reads its output has gone', async () => {
    const docs = copyFixture('missing-page');
    const check = spawn(process.execPath, [cli, 'check'], { cwd: docs });
    check.stdout.destroy();
    let stderr = '';
    check.stderr.on('data', (data) => {
      stderr += data;
    });
    const [exitCode] = await once(check, 'close');
    expect([exitCode, stderr]).toEqual([1, '']);
  });

  test('ends with 0 when there are only warnings', async () => {
    const { exitCode, stdout } = await runCli(['check'], copyFixture('unknown-component'));
    expect(exitCode).toBe(0);
    expect(stdout).toContain('0 errors, 5 warnings');
  });

  test('ends with 0 on what lenient rules allow', async () => {
    const { exitCode, stdout } = await runCli(
      ['check', '--lenient'],
      copyFixture('mixed-children'),
    );
    expect(exitCode).toBe(0);
    expect(stdout).toContain('0 errors, 2 warnings');
  });

  test('finds mistakes in the bodies of pages, without building', async () => {
    const docs = copyFixture('broken-mdx');
    const { exitCode, stdout } = await runCli(['check'], docs);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('unclosed.mdx:7:1  error');
    expect(existsSync(path.join(docs, 'dist'))).toBe(false);
  });

  test('compares each page with its Markdown word by word where --parity asks for it', async () => {
    const words =
      '{Array.from({ length: 90 }, () => Math.random().toString(36).slice(2)).join(" ")}';
    const docs = docsFolder(['index', 'other'], {
      'index.mdx': page('Home', 'The same words each time.'),
      'other.mdx': page('Other', `<p>${words}</p>`),
    });
    expect((await runCli(['check'], docs)).stdout).toBe('No mistakes found.\n');
    const { exitCode, stdout } = await runCli(['check', '--parity'], docs);
    expect(exitCode).toBe(1);
    expect(stdout).toMatch(
      /^other\.mdx:1:1 {2}error {2}The Markdown of this page has .* % of its words/,
    );
    expect(stdout).not.toContain('index.mdx');
  });

  test('reports what is wrong with pages where the questions cannot be used, too', async () => {
    const docs = docsFolder(['index'], {
      'index.mdx': page('Home', '[Gone](/gone)'),
      'questions.json': '[{ "question": "How?", "pages": ["/gone"] }]',
    });
    const refused = 'questions.json cannot be used:\n  question 1: the docs have no page "/gone".';
    const told = await runCli(['check'], docs);
    expect(told.exitCode).toBe(1);
    expect(told.stdout).toContain('0 errors, 1 warning');
    expect(told.stderr).toContain(refused);
    const { exitCode, stderr, stdout } = await runCli(['check', '--json'], docs);
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ errors: 0, warnings: 1 });
    expect(JSON.parse(stdout)).not.toHaveProperty('retrieval');
    expect(stderr).toContain(refused);
  });

  test('says that docs.json of another tool is none of this format', async () => {
    const docs = tempFolder({ 'docs.json': '{ "files": ["a.ts"], "output": "api" }\n' });
    const { exitCode, stdout } = await runCli(['check'], docs);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('docs.json:1:1  error');
    expect(stdout).toContain('it has none of "navigation", "name", "theme", "colors"');
  });
});

describe('In an Astro project', () => {
  const project = (options: string) =>
    tempFolder({
      'astro.config.mjs': `import waymark from 'waymark';
const docs = './docs';
export default { integrations: [waymark(${options})] };
`,
      'docs/docs.json': `// A comment.\n${docsJson({ navigation: { pages: ['index'] } })}`,
      'docs/index.mdx': page('Home', '<Hello />\n\n[Home](/docs/)'),
    });

  test('`waymark check` goes by the rules, the path and the components of the project', async () => {
    const options =
      "{ path: '/docs', rules: 'lenient', components: { Hello: './src/Hello.astro' } }";
    const { exitCode, output } = await runCli(['check'], project(options));
    expect(output).toContain('docs.json:1:1  warning');
    expect(output).toContain('0 errors, 1 warning');
    expect(exitCode).toBe(0);
  });

  test('`waymark check` of one of several folders goes by the options that the project has for it', async () => {
    const options =
      "{ path: '/docs', components: { Hello: './src/Hello.astro' } }), waymark({ docs: './help', path: '/help' }";
    const folder = project(options);
    mkdirSync(path.join(folder, 'help'));
    for (const name of ['docs', 'help']) {
      writeFileSync(
        path.join(folder, name, 'docs.json'),
        docsJson({ navigation: { pages: ['index'] } }),
      );
    }
    writeFileSync(path.join(folder, 'docs/index.mdx'), page('Home', '<Hello />'));
    writeFileSync(path.join(folder, 'help/index.mdx'), page('Help', '<Hello />'));
    expect((await runCli(['check'], folder)).output).toContain('Name one: docs, help.');
    expect((await runCli(['check', 'docs'], folder)).output).toContain('No mistakes found.');
    expect((await runCli(['check', 'help'], folder)).output).toContain('component-unknown');
  });

  test('`waymark check` does not know the properties of a component that the project brings in the place of one', async () => {
    const folder = project(
      "{ path: '/docs', rules: 'lenient', components: { Hello: './src/Hello.astro', Card: './src/Card.astro' } }",
    );
    const misspelt = '<Hello /> <Card titel="A" /> <Badge colr="red">x</Badge>';
    writeFileSync(path.join(folder, 'docs/index.mdx'), page('Home', misspelt));
    const { stdout } = await runCli(['check', '--json'], folder);
    const { diagnostics } = JSON.parse(stdout);
    const hints = diagnostics.map(({ code, hint }: Record<string, string>) => `${code} ${hint}`);
    expect(hints).toContain('component-property-unknown Did you mean `color`?');
    expect(hints.join()).not.toContain('title');
  });

  test.each([
    ['/', ''],
    ['/docs', 'docs/'],
  ])(
    '`waymark check` knows the pages and files that the project itself has below %s',
    async (mount, below) => {
      const folder = project(`{ path: '${mount}', components: { Hello: './src/Hello.astro' } }`);
      const links = ['about', 'blog/any', 'terms.pdf', 'gone'].map((name) => `[x](/${name})`);
      const files = {
        'docs/docs.json': docsJson({ navigation: { pages: ['index'] }, logo: '/logo.svg' }),
        'docs/index.mdx': page('Home', `${links.join(' ')} ![x](/photo.png) <Hello />`),
        [`src/pages/${below}about.astro`]: '',
        [`src/pages/${below}blog/[slug].astro`]: '',
        [`public/${below}terms.pdf`]: '',
        [`public/${below}photo.png`]: '',
        [`public/${below}logo.svg`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
      };
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
        writeFileSync(path.join(folder, name), text);
      }
      const { stdout } = await runCli(['check', '--json'], folder);
      const { diagnostics } = JSON.parse(stdout);
      expect(diagnostics.map(({ message }: { message: string }) => message)).toEqual([
        'The link "/gone" leads to "/gone", where no page is.',
      ]);
    },
  );

  test('`waymark check` says how to lead to what the project has beside docs below a path', async () => {
    const folder = project(`{ path: '/docs', components: { Hello: './src/Hello.astro' } }`);
    const links = ['about', 'terms.pdf', 'gone'].map((name) => `[x](/${name})`);
    const files = {
      'docs/docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'docs/index.mdx': page('Home', `${links.join(' ')} <Hello />`),
      'src/pages/about.astro': '',
      'public/terms.pdf': '',
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const { stdout } = await runCli(['check', '--json'], folder);
    const beside = (path: string) =>
      `The project has it beside the docs, to which such links lead. Write the whole address: https://acme.example${path}`;
    expect(JSON.parse(stdout).diagnostics.map(({ hint }: { hint: string }) => hint)).toEqual([
      beside('/about'),
      beside('/terms.pdf'),
      'Correct the link, or add a redirect from that path.',
    ]);
  });

  test.each([
    ['check', '{ docs }', 'names no docs folder that has a docs.json'],
    ['nav', '{ docs }', 'names no docs folder that has a docs.json'],
    ['build', '', 'its docs are in a folder of their own'],
    ['dev', '', 'its docs are in a folder of their own'],
  ])('`waymark %s` with waymark(%s) tells which folder to name', async (command, options, why) => {
    const { exitCode, output } = await runCli([command], project(options));
    expect(exitCode).toBe(1);
    expect(output).toContain(why);
    expect(output).toContain(`\`waymark ${command} docs\``);
  });
});

test('`waymark check` says where the configuration of an Astro project cannot be read', async () => {
  const folder = tempFolder({
    'astro.config.mjs':
      "import waymark from 'waymark';\nexport default { integrations: [waymark(] };\n",
    'docs/docs.json': docsJson({ navigation: { pages: ['index'] } }),
  });
  const { exitCode, output } = await runCli(['check'], folder);
  expect(exitCode).toBe(1);
  expect(output).toContain(
    'astro.config.mjs cannot be read: Unexpected token at line 2, column 41',
  );
  expect(output).not.toContain('names no docs folder');
});

describe('waymark check in a continuous integration', () => {
  test('ends with 0 on a warning, with 1 when --strict allows none, and with 0 when its rule is off', async () => {
    const docs = docsFolder(['index'], { 'index.mdx': page('Home', 'Go [there](/nowhere).') });
    expect((await runCli(['check'], docs)).exitCode).toBe(0);
    const { exitCode, stdout, stderr } = await runCli(['check', '--strict'], docs);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('0 errors, 1 warning');
    expect(stderr).toContain('1 warning stands, and none is allowed.');
    const off = ['check', '--strict', '--rule', 'link-page-missing=off'];
    expect((await runCli(off, docs)).exitCode).toBe(0);
  });
});

test.each([['check'], ['build']])(
  '%s finds a link to a folder in which the navigation shows no page',
  async (command) => {
    const docs = docsFolder(['index'], {
      'index.mdx': page('Home', 'Go [there](/guides).'),
      'guides/a.mdx': page('A', 'Text.'),
    });
    const out = command === 'build' ? ['--out', tempFolder()] : [];
    const { exitCode, stdout } = await runCli([command, '--strict', ...out], docs);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('The link "/guides" leads to "/guides", where no page is.');
  },
);

/** The lines of a report that tell what is wrong and where. */
function findings(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => /^\S+:\d+:\d+ {2}/.test(line))
    .sort();
}

describe('What fails while a page is rendered', () => {
  const api = {
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: {
      '/a': {
        get: {
          'x-mint': { content: '<Note>\n\nNot closed' },
          responses: { 200: { $ref: '#/components/responses/Gone' } },
        },
      },
    },
  };
  const navigation = { pages: ['index', 'fails', { group: 'API', openapi: 'api.json' }] };
  const files = {
    'docs.json': docsJson({ navigation }),
    'api.json': JSON.stringify(api),
    'index.mdx': page('Home', 'import { A } from "/a.jsx"\n\n<A />\n\n{console.log("noise")}'),
    'fails.mdx': page('Fails', 'import S from "/s.mdx"\n\n<S />\n\n{user.a.b}'),
    's.mdx': 'export const late = async () => user.c.d;\n\n{late()}\n',
    'a.jsx': 'export const A = () => { throw new Error("no luck"); };',
  };

  test('is found by check as by build, at the same place', async () => {
    const docs = tempFolder(files);
    const built = await runCli(['build', '--lenient'], docs);
    const checked = await runCli(['check', '--lenient'], docs);
    expect(built.exitCode, built.output).toBe(0);
    expect(checked.exitCode).toBe(0);
    expect(findings(checked.stdout)).toEqual(findings(built.stdout));
    const places = ['fails.mdx:9:1', 's.mdx:3:1', 'index.mdx:7:1', 'api.json:'];
    for (const place of places) expect(checked.stdout).toContain(place);
  }, 60_000);

  test('is no code of an API description, unless the command lets it run', async () => {
    const folder = tempFolder({
      'docs.json': docsJson({
        navigation: { pages: ['index', { group: 'API', openapi: 'api.json' }] },
      }),
      'index.mdx': page('Home'),
      'api.json': JSON.stringify({
        ...api,
        paths: { '/a': { get: { 'x-mint': { content: '[a](/gone) {user.a.b}' }, responses: {} } } },
      }),
    });
    const [kept, run] = await Promise.all([
      runCli(['check'], folder),
      runCli(['check', '--openapi-code'], folder),
    ]);
    expect(kept.output).not.toContain('page-evaluation');
    expect(kept.output).toMatch(
      /^api\.json:.* has code, "\{user\.a\.b\}", .* {2}openapi-content-code$/m,
    );
    expect(kept.output).toMatch(/^api\.json:.* "\/gone" .* {2}link-page-missing$/m);
    expect(kept.exitCode, kept.output).toBe(0);
    expect(run.output).toContain('page-evaluation');
  });

  test('does not put what its code prints into the report', async () => {
    const { exitCode, stdout, stderr } = await runCli(['check', '--json'], tempFolder(files));
    expect(exitCode).toBe(1);
    expect(JSON.parse(stdout).errors).toBeGreaterThan(2);
    expect(stderr).toBe('noise\n');
  });
});

describe('Code of a page that does not end', () => {
  test('is stopped by check and by build, which report it and go on', async () => {
    const docs = () =>
      docsFolder(['index', 'after'], {
        'index.mdx': page('Home', '{(() => { while (true); })()}'),
        'after.mdx': page('After', '{user.a.b}'),
      });
    const runs = ['check', 'build'].map((command) => runCli([command, '--lenient'], docs()));
    for (const { exitCode, stdout } of await Promise.all(runs)) {
      expect(exitCode).toBe(0);
      expect(findings(stdout)).toEqual([
        expect.stringMatching(/^after\.mdx:5:1 .*page-evaluation$/),
        expect.stringMatching(/^index\.mdx:1:1 .*did not end within 10 seconds.*page-evaluation$/),
      ]);
    }
  }, 60_000);
});

test('Files that may hold secrets are named by check and build, which neither print nor publish them', async () => {
  const docs = docsFolder(['index'], {
    'index.mdx': page('Home'),
    '.env': 'API_KEY=qqsecret',
    'keys/id_rsa': 'qqsecret',
    'server.pem': 'qqsecret',
    'auth.mjs': "export default { passwords: [{ password: 'qqsecret' }] };\n",
    'data.csv': 'public',
  });
  const runs = [];
  for (const command of ['check', 'build']) runs.push(await runCli([command], docs));
  for (const { exitCode, output } of runs) {
    expect(exitCode, output).toBe(0);
    for (const name of ['.env', 'keys/id_rsa', 'server.pem'])
      expect(output).toContain(`"${name}" may hold a secret`);
    expect(output).toContain('"auth.mjs" looks like a module for a server');
    expect(output).not.toContain('qqsecret');
  }
  const site = builtSite(path.join(docs, 'dist'));
  expect(site.files).toContain('data.csv');
  expect(site.files.filter((file) => /\.env|id_rsa|\.pem|auth/.test(file))).toEqual([]);
});

test('check and build of pages of one sign, twenty thousand times, end within seconds', async () => {
  const docs = docsFolder(['index', 'less'], {
    'index.mdx': page('Home', '\u2039'.repeat(20_000)),
    'less.mdx': page('Less', '<'.repeat(20_000)),
  });
  for (const command of ['check', 'build']) {
    const started = performance.now();
    expect((await runCli([command, '--lenient'], docs)).exitCode).toBe(0);
    expect(performance.now() - started).toBeLessThan(40_000);
  }
}, 90_000);

describe('waymark check --json', () => {
  test('prints one object with the diagnostics and their numbers', async () => {
    const { exitCode, stdout, stderr } = await runCli(
      ['check', '--json'],
      copyFixture('broken-mdx'),
    );
    expect(exitCode).toBe(1);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual({
      diagnostics: [
        {
          code: 'page-syntax',
          severity: 'error',
          message: expect.stringContaining('Expected a closing tag for `<Note>`.'),
          hint: expect.any(String),
          file: 'unclosed.mdx',
          line: 7,
          column: 1,
        },
        {
          code: 'page-syntax',
          severity: 'error',
          message: expect.stringContaining('Could not parse expression'),
          hint: expect.any(String),
          file: 'expression.mdx',
          line: 7,
          column: 12,
        },
      ],
      errors: 2,
      warnings: 0,
    });
  });

  test('gives the place of a mistake in the configuration as a JSON pointer, too', async () => {
    const { stdout } = await runCli(['check', '--json'], copyFixture('wrong-language'));
    const { diagnostics, errors, warnings } = JSON.parse(stdout);
    expect({ errors, warnings }).toEqual({ errors: 1, warnings: 2 });
    expect(diagnostics[2]).toMatchObject({
      code: 'navigation-language-unknown',
      pointer: '/navigation/languages/3/language',
      file: 'docs.json',
      line: 10,
      column: 21,
    });
  });

  test('names files relative to the folder, wherever the command runs', async () => {
    const docs = copyFixture('broken-mdx');
    const { stdout } = await runCli(['check', path.basename(docs), '--json'], path.dirname(docs));
    const files = JSON.parse(stdout).diagnostics.map(({ file }: { file: string }) => file);
    expect(files).toEqual(['unclosed.mdx', 'expression.mdx']);
  });

  test('of a folder without mistakes is an empty list', async () => {
    const { exitCode, stdout } = await runCli(['check', '--json'], copyFixture('base-path'));
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual({ diagnostics: [], errors: 0, warnings: 0 });
  });
});

describe('waymark nav', () => {
  const navigation = {
    versions: [
      {
        version: 'v2',
        tabs: [
          {
            tab: 'Guides',
            groups: [{ group: 'Start', pages: ['index', { group: 'More', pages: ['deep'] }] }],
          },
          { tab: 'Blog', href: 'https://example.com/blog' },
        ],
      },
      { version: 'v1', pages: ['old'] },
    ],
  };
  const files = {
    'docs.json': docsJson({ navigation }),
    'index.mdx': page('Home'),
    'deep.mdx': page('Deep'),
    'old.mdx': page('Old'),
  };

  test('prints the navigation as an outline', async () => {
    const { exitCode, stdout } = await runCli(['nav'], tempFolder(files));
    expect(exitCode).toBe(0);
    expect(stdout.trimEnd().split('\n')).toEqual([
      'version v2',
      '  tab Guides',
      '    group Start',
      '      page Home  /',
      '      group More',
      '        page Deep  /deep',
      '  tab Blog  https://example.com/blog',
      'version v1',
      '  page Old  /old',
    ]);
  });

  test('prints the tree and the routes as JSON', async () => {
    const { stdout } = await runCli(['nav', '--json'], tempFolder(files));
    const { root, routes, ...others } = JSON.parse(stdout);
    expect(others).toEqual({});
    expect(root).toMatchObject({
      kind: 'root',
      children: [
        { kind: 'version', label: 'v2', children: [{ kind: 'tab' }, { kind: 'tab' }] },
        { kind: 'version', label: 'v1' },
      ],
    });
    expect(routes).toEqual([
      {
        path: 'index',
        url: '/',
        title: 'Home',
        kind: 'page',
        version: 'v2',
        breadcrumbs: ['Guides', 'Start'],
        hidden: false,
      },
      {
        path: 'deep',
        url: '/deep',
        title: 'Deep',
        kind: 'page',
        version: 'v2',
        breadcrumbs: ['Guides', 'Start', 'More'],
        hidden: false,
      },
      {
        path: 'old',
        url: '/old',
        title: 'Old',
        kind: 'page',
        version: 'v1',
        breadcrumbs: [],
        hidden: false,
      },
    ]);
  });

  test('lists endpoint pages in the order that is asked for', async () => {
    const operation = (tag: string) => ({ get: { summary: tag, tags: [tag], responses: {} } });
    const api = {
      openapi: '3.1.0',
      info: { title: 'API', version: '1' },
      tags: [{ name: 'Second' }, { name: 'First' }],
      paths: { '/1': operation('First'), '/2': operation('Second') },
    };
    const folder = tempFolder({
      'docs.json': docsJson({ navigation: { groups: [{ group: 'API', openapi: 'api.json' }] } }),
      'api.json': JSON.stringify(api),
    });
    const groups = async (...options: string[]) => {
      const { stdout } = await runCli(['nav', ...options], folder);
      return [...stdout.matchAll(/group (First|Second)/g)].map(([, name]) => name);
    };
    expect(await groups()).toEqual(['First', 'Second']);
    expect(await groups('--endpoint-order', 'tags')).toEqual(['Second', 'First']);
    const wrong = await runCli(['nav', '--endpoint-order', 'names'], folder);
    expect(wrong.exitCode).toBe(1);
    expect(wrong.stderr).toContain('Allowed choices are paths, tags.');
  });

  test('prints what can be understood of a folder with mistakes', async () => {
    const { exitCode, stdout } = await runCli(
      ['nav'],
      docsFolder(['gone', 'here'], { 'here.mdx': page('Here') }),
    );
    expect(exitCode).toBe(0);
    expect(stdout).toContain('page Here  /here');
  });
});

test('waymark check knows what a build adds for printing, where it is told of it', async () => {
  const docs = docsFolder(['index'], { 'index.mdx': page('Home', '[A](/print) [B](/index.pdf)') });
  const missing = async (...flags: string[]) => {
    const { diagnostics } = JSON.parse((await runCli(['check', '--json', ...flags], docs)).stdout);
    return diagnostics.flatMap(({ message }: { readonly message: string }) =>
      /\/print|\/index\.pdf/.exec(message),
    );
  };
  expect(await missing()).toEqual(['/print', '/index.pdf']);
  expect(await missing('--print-page')).toEqual(['/index.pdf']);
  expect(await missing('--pdf')).toEqual([]);
});

describe('waymark check --fix', () => {
  test('corrects links whose redirect is known, and leaves what has no one right answer', async () => {
    const redirects = [
      { source: '/old', destination: '/other' },
      { source: '/gone', destination: '/nowhere' },
    ];
    const docs = docsFolder(['index', 'other'], {
      'docs.json': docsJson({ navigation: { pages: ['index', 'other'] }, redirects }),
      'index.mdx': page(
        'Home',
        `[A](/old#x) <a href="/old">B</a> [C](/gone)\n\n\`](/old)\`\n\nOf "/old" see [D](/old 'T').`,
      ),
      'other.mdx': page('Other', '## X\n\n<Card title="E" href="/ol&#100;" />'),
    });
    const { stdout } = await runCli(['check', '--fix'], docs);
    expect(stdout).toContain('Corrected 3 links: index.mdx.');
    expect(stdout).toContain('written with escapes or by code: other.mdx:7.');
    expect(readFileSync(path.join(docs, 'index.mdx'), 'utf8')).toContain(
      `[A](/other#x) <a href="/other">B</a> [C](/gone)\n\n\`](/old)\`\n\nOf "/old" see [D](/other 'T').`,
    );
  });

  test('corrects links of pages that are only repaired, and says once what is not valid MDX', async () => {
    const redirects = [{ source: '/old', destination: '/other' }];
    const docs = docsFolder(['index', 'other'], {
      'docs.json': docsJson({ navigation: { pages: ['index', 'other'] }, redirects }),
      'index.mdx': page('Home', '<!-- c -->\n\n[a](/old) <br>'),
      'other.mdx': page('Other', '[a](/old) [b](/old#x) {1 +'),
    });
    const { stdout } = await runCli(['check', '--fix'], docs);
    expect(readFileSync(path.join(docs, 'index.mdx'), 'utf8')).toBe(
      page('Home', '<!-- c -->\n\n[a](/other) <br>'),
    );
    const [told] = stdout.match(/To correct by hand.*/) ?? [];
    expect(told).toMatch(/^To correct by hand, since the page is not valid MDX: other\.mdx:\d+\.$/);
  });

  test('leaves links over a redirect that is not permanent: an address that stays is meant', async () => {
    const redirects = [
      { source: '/latest', destination: '/v2', permanent: false },
      { source: '/old', destination: '/v2' },
    ];
    const docs = docsFolder(['index', 'v2'], {
      'docs.json': docsJson({ navigation: { pages: ['index', 'v2'] }, redirects }),
      'index.mdx': page('Home', '[A](/latest) [B](/old)'),
      'v2.mdx': page('Two'),
    });
    const { stdout } = await runCli(['check', '--fix'], docs);
    expect(stdout).toContain('Corrected 1 link: index.mdx.');
    expect(readFileSync(path.join(docs, 'index.mdx'), 'utf8')).toContain('[A](/latest) [B](/v2)');
  });

  test('leaves files that are not UTF-8 byte by byte as they are, and names them', async () => {
    const docs = docsFolder(['index'], {
      'docs.json': docsJson({
        navigation: { pages: ['index'] },
        redirects: [{ source: '/old', destination: '/' }],
      }),
      'index.mdx': page('Home', '[A](/old)'),
    });
    const file = path.join(docs, 'index.mdx');
    const bytes = Buffer.from(page('Home', 'Caf\u00e9 [A](/old)'), 'latin1');
    writeFileSync(file, bytes);
    const { stdout } = await runCli(['check', '--fix'], docs);
    expect(readFileSync(file)).toEqual(bytes);
    expect(stdout).toContain('Left as they are, since they are not UTF-8: index.mdx.');
  });
});

describe('waymark check --baseline', () => {
  test('is silent about what it knows, and fails for what is new', async () => {
    const docs = docsFolder(['index'], { 'index.mdx': page('Home', '[A](/gone)') });
    const known = ['check', '--strict', '--baseline', 'known.json'];
    expect((await runCli([...known, '--write-baseline'], docs)).exitCode).toBe(0);
    expect((await runCli(known, docs)).stdout).toBe(
      'No new mistakes found.\nThe baseline knows 1 more, which are left out.\n',
    );
    writeFileSync(path.join(docs, 'index.mdx'), page('Home', '\n[A](/gone) ![](/lost.png)'));
    const { exitCode, stdout } = await runCli([...known, '--format', 'github'], docs);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('title=asset-missing');
    expect(stdout).not.toContain('/gone');
  });
});

test('check finds links in API descriptions, snippets that nobody imports and pages that no one lists', async () => {
  const api = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: {
      '/a': {
        get: {
          description: 'See [keys](/keys) and [home](/).',
          responses: { 200: { description: 'OK' } },
        },
      },
    },
  };
  const docs = docsFolder([], {
    'docs.json': docsJson({
      navigation: {
        groups: [
          { group: 'Home', pages: ['index'] },
          { group: 'Aside', hidden: true, pages: ['aside'] },
          { group: 'API', openapi: 'api.json' },
        ],
      },
    }),
    'api.json': JSON.stringify(api),
    'index.mdx': page('Home', 'import Used from "/snippets/used.mdx";\n\n<Used />'),
    'other.mdx': page('Other', 'Text.'),
    'aside.mdx': page('Aside', 'Text.'),
    'secret.mdx': '---\ntitle: Secret\nhidden: true\n---\n',
    'closed.mdx':
      '---\ntitle: Closed\ngroups: [staff]\n---\n\nimport Own from "/snippets/closed.mdx";\n\n<Own />\n',
    'snippets/closed.mdx': 'For staff.',
    'snippets/used.mdx': 'Used.',
    'snippets/unused.mdx': 'Unused.',
  });
  const { stdout } = await runCli(['check', '--json'], docs);
  const { diagnostics } = JSON.parse(stdout);
  const found = diagnostics.map(
    ({ code, file }: { code: string; file: string }) => `${code} ${file}`,
  );
  expect(found).toEqual(
    expect.arrayContaining([
      ...['link-page-missing api.json', 'snippet-unused snippets/unused.mdx'],
      'page-unlisted other.mdx',
      'page-restricted closed.mdx',
    ]),
  );
  expect(found).toHaveLength(4);
});

test('Links in API descriptions are those that endpoint pages show, checked as a browser follows them', async () => {
  const description = [
    '[gone](/gone) <a href="/lost">lost</a> [relative](../relative) [part](/#nope) [tag](#tag/none)',
    '`[code](/code)` [home](/#start) [sibling](b) [operation](#operation/b) [other](https://a.dev)',
    '```\n[fence](/fence)\n```',
  ].join('\n\n');
  const schema = { type: 'object', properties: { a: { type: 'string', description } } };
  const example = { description: '[example](/example)' };
  const content = { 'application/json': { schema, example } };
  const operation = (id: string) => ({
    operationId: id,
    summary: id,
    responses: { 200: { description: 'OK', content } },
  });
  const api = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: { '/a': { get: operation('a') }, '/b': { get: operation('b') } },
  };
  const docs = docsFolder([], {
    'docs.json': docsJson({
      navigation: {
        groups: [{ group: 'Home', pages: ['index', { group: 'API', openapi: 'api.json' }] }],
      },
    }),
    'api.json': JSON.stringify(api),
    'index.mdx': page('Home', '## Start'),
  });
  const { stdout } = await runCli(['check', '--json'], docs);
  const { diagnostics } = JSON.parse(stdout);
  expect(
    diagnostics.map(({ file, message }: Record<string, string>) => `${file} ${message}`),
  ).toEqual([
    expect.stringContaining('api.json The link "/gone" leads to "/gone"'),
    expect.stringContaining('api.json The link "/lost" leads to "/lost"'),
    expect.stringContaining('api.json The link "../relative" leads to "/relative"'),
    expect.stringContaining('api.json The link "/#nope" leads to "#nope"'),
    expect.stringContaining('api.json The link "#tag/none" leads to no operation'),
  ]);
});

test('Links that begin with the base of the site lead to its pages, in API descriptions too', async () => {
  const api = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: { '/a': { get: { description: '[guide](/docs/guide) [never](/docs/never)' } } },
  };
  const docs = docsFolder([], {
    'docs.json': docsJson({
      navigation: { pages: ['index', 'guide', { group: 'API', openapi: 'api.json' }] },
    }),
    'api.json': JSON.stringify(api),
    'index.mdx': page('Home', '[guide](/docs/guide)'),
    'guide.mdx': page('Guide'),
  });
  const linksOf = async (...flags: string[]) => {
    const { stdout } = await runCli(['check', '--json', '--lenient', ...flags], docs);
    const found: { code: string; message: string }[] = JSON.parse(stdout).diagnostics;
    return found.filter(({ code }) => code.startsWith('link-')).map(({ message }) => message);
  };
  expect(await linksOf('--base', '/docs')).toEqual([
    expect.stringContaining('"/docs/never" leads to "/docs/never"'),
  ]);
  expect(await linksOf()).toHaveLength(3);
});

test('check finds icons in content that no library has, by their literal names', async () => {
  const body = [
    '<Icon icon="star" /> <Icon icon="nonesuch" /> <Icon icon={"x".repeat(3)} />',
    '<Card icon="/icons/lost.svg" title="A">x</Card>',
    '`<Icon icon="nothing" />`',
    '<Part />',
  ].join('\n\n');
  const docs = docsFolder(['index'], {
    'index.mdx': page('Home', `import Part from "/snippets/part.mdx"\n\n${body}`),
    'snippets/part.mdx': '<Tabs><Tab title="A" icon="nonesuch">x</Tab></Tabs>',
  });
  const { stdout } = await runCli(['check', '--json'], docs);
  const { diagnostics } = JSON.parse(stdout);
  expect(
    diagnostics.map(
      ({ code, file, line }: Record<string, string | number>) => `${code} ${file}:${line}`,
    ),
  ).toEqual([
    ...['navigation-icon-unknown index.mdx:7', 'navigation-icon-missing index.mdx:9'],
    'navigation-icon-unknown snippets/part.mdx:1',
  ]);
});

test('check finds misspelt properties of components, in snippets too, at their places', async () => {
  const docs = docsFolder(['index'], {
    'index.mdx': page('Home', 'import Part from "/part.mdx"\n\n<Card\n  titel="A"\n/>\n\n<Part />'),
    'part.mdx': '<Accordion title="A" deafultOpen>x</Accordion>',
  });
  const { stdout } = await runCli(['check', '--json'], docs);
  const { diagnostics } = JSON.parse(stdout);
  expect(
    diagnostics
      .filter(({ code }: Record<string, string>) => code === 'component-property-unknown')
      .map(({ column, file, hint, line }: Record<string, string | number>) =>
        [file, line, column, hint].join(' '),
      ),
  ).toEqual(['index.mdx 8 3 Did you mean `title`?', 'part.mdx 1 22 Did you mean `defaultOpen`?']);
});

describe('waymark check --addresses', () => {
  test.each(['check', 'build'])(
    'of a file that is not there ends %s before it begins',
    async (command) => {
      const docs = docsFolder(['index'], { 'index.mdx': 'Not {valid' });
      const { exitCode, output } = await runCli([command, '--addresses', 'never.txt'], docs);
      expect(exitCode).toBe(1);
      expect(output.trim()).toBe(
        'There is no file never.txt. `waymark check --addresses never.txt --write-addresses` writes it.',
      );
    },
  );

  test('fails for a page or an anchor that is gone without a redirect, and says what to add', async () => {
    const setup = page('Set up', '## Install\n\n## Configure');
    const docs = docsFolder(['index', 'guide', 'moved', 'setup'], {
      'index.mdx': page('Home', '## Start'),
      'guide.mdx': page('Guide'),
      'moved.mdx': page('Moved', '## Part'),
      'setup.mdx': setup,
    });
    const addresses = ['check', '--addresses', 'addresses.txt'];
    expect((await runCli([...addresses, '--write-addresses'], docs)).exitCode).toBe(0);
    expect(readFileSync(path.join(docs, 'addresses.txt'), 'utf8')).toBe(
      '/\n/#start\n/guide\n/moved\n/moved#part\n/setup\n/setup#configure\n/setup#install\n',
    );
    for (const file of ['guide.mdx', 'moved.mdx', 'setup.mdx']) rmSync(path.join(docs, file));
    const redirects = [{ source: '/moved', destination: '/' }];
    const navigation = { pages: ['index', 'guides', 'begin'] };
    writeFileSync(path.join(docs, 'docs.json'), docsJson({ navigation, redirects }));
    writeFileSync(path.join(docs, 'guides.mdx'), page('Guide'));
    // An address that is like nothing, of a page with the same anchors.
    writeFileSync(path.join(docs, 'begin.mdx'), setup);
    writeFileSync(path.join(docs, 'index.mdx'), page('Home', '## Begin'));
    const { exitCode, stdout } = await runCli(addresses, docs);
    expect(exitCode).toBe(1);
    expect(stdout).toContain('addresses.txt:2:1  error  "/" has no "#start" any more.');
    expect(stdout).toContain('addresses.txt:3:1  error  "/guide" was an address of this site');
    expect(stdout).toContain('{ "source": "/guide", "destination": "/guides" }');
    expect(stdout).toContain('{ "source": "/setup", "destination": "/begin" }');
    expect(stdout).toContain('3 errors, 0 warnings');
  });

  const ledger = (lines: readonly string[]) =>
    docsFolder(['index', 'guide'], {
      'docs.json': docsJson({
        navigation: { pages: ['index', 'guide'] },
        redirects: [
          { source: '/dead', destination: '/nothing' },
          { source: '/p/:x', destination: '/q/:x' },
          { source: '/q/:x', destination: '/p/:x' },
          { source: '/old', destination: '/guide' },
        ],
      }),
      'index.mdx': page('Home'),
      'guide.mdx': page('Guide', '## Part'),
      'addresses.txt': lines.join('\n'),
    });

  test('knows addresses in any form, and what redirects and a build make of them', async () => {
    const fine = [
      '/guide/',
      'https://docs.example.com/guide#part',
      '/old#x',
      '/llms.txt',
      '/guide.md',
    ];
    const gone = ['/dead', '/p/one', '/gone#x', '/gone#y'];
    const docs = ledger([...fine, ...gone]);
    const rules = ['--rule', 'config-redirect-loop=warning'];
    const { stdout } = await runCli(
      ['check', '--json', '--addresses', 'addresses.txt', ...rules],
      docs,
    );
    const { diagnostics } = JSON.parse(stdout);
    const found = diagnostics.filter(({ code }: { code: string }) => code === 'address-gone');
    expect(found.map(({ message }: { message: string }) => /"([^"]*)"/.exec(message)?.[1])).toEqual(
      [...['/dead', '/p/one', '/gone']],
    );
  });

  test('reads what people and their editors add: comments, spaces, a mark at the start', async () => {
    const docs = ledger(['\uFEFF# Before the move', '/guide \t', '', '/lost\r']);
    const addresses = ['--addresses', 'addresses.txt'];
    const rules = ['--rule', 'config-redirect-loop=warning'];
    const { stdout } = await runCli(['check', ...addresses, ...rules], docs);
    expect(stdout.match(/addresses\.txt:.*/g)).toEqual([
      expect.stringContaining('addresses.txt:4:1  error  "/lost" was an address'),
    ]);
    await runCli(['check', ...addresses, '--write-addresses'], docs);
    expect(readFileSync(path.join(docs, 'addresses.txt'), 'utf8')).toBe(
      '# Before the move\n/\n/guide\n/guide#part\n/lost\n',
    );
  });

  test('is a flag of build too, which then leaves the site as it was and never publishes the file', async () => {
    const docs = ledger(['/guide', '/lost']);
    const rules = ['--rule', 'config-redirect-loop=warning'];
    const failed = await runCli(['build', '--addresses', 'addresses.txt', ...rules], docs);
    expect(failed.exitCode).toBe(1);
    expect(failed.output).toContain(
      'addresses.txt:2:1  error  "/lost" was an address of this site',
    );
    expect(existsSync(path.join(docs, 'dist'))).toBe(false);
    writeFileSync(path.join(docs, 'old.txt'), '/guide\n');
    const built = await runCli(['build', '--addresses', 'old.txt', ...rules], docs);
    expect(built.exitCode, built.output).toBe(0);
    const { files } = builtSite(path.join(docs, 'dist'));
    expect(files.filter((file) => /^(?:old|addresses)\.txt$/.test(file))).toEqual([]);
  });
});
