import { describe, expect, test } from 'vitest';
import { type BuiltSite, builtSite } from '../support/built-site.ts';
import { docsFolder, page } from '../support/docs-folder.ts';
import { docsPages, pagesWithFaults, policyFaults } from '../support/page-policy.ts';
import { runCli } from '../support/run-command.ts';
import { type SiteName, sharedSite } from '../support/shared-site.ts';
import type { Files } from '../support/temp-folder.ts';

async function build(files: Files, ...flags: string[]): Promise<BuiltSite> {
  const docs = docsFolder(['index', 'guide'], {
    'index.mdx': page('Home', 'Welcome.'),
    'guide.mdx': page('Guide', 'Text.'),
    ...files,
  });
  const { exitCode, output } = await runCli(['build', '.', ...flags], docs);
  expect(exitCode, output).toBe(0);
  return builtSite(`${docs}/dist`);
}

function policyOf(site: BuiltSite, url = '/'): ReadonlyMap<string, readonly string[]> {
  const selector = 'meta[http-equiv="content-security-policy"]';
  const written = site.page(url).document.querySelector(selector)?.getAttribute('content') ?? '';
  const directives = written.split(';').map((text) => text.trim().split(/\s+/));
  return new Map(directives.flatMap(([name, ...values]) => (name ? [[name, values]] : [])));
}

/** What a directive allows besides texts named by their hashes. */
function allowed(site: BuiltSite, directive: string, url?: string): readonly string[] {
  const values = policyOf(site, url).get(directive) ?? [];
  return [...new Set(values)].filter((value) => !value.startsWith("'sha256-")).sort();
}

/** Whether a page has components that run in the browser. */
function isWithComponents(html: string): boolean {
  return html.includes('<astro-island');
}

describe('The content security policy of a page', () => {
  test.each<SiteName>(['almanac', 'api', 'atlas', 'components', 'docs', 'edgeCases', 'islands'])(
    'allows all that stands in each page of %s, and nothing that is put there later',
    async (name) => {
      const site = builtSite((await sharedSite(name)).dist);
      expect(pagesWithFaults(site)).toEqual([]);
      const pages = docsPages(site).filter((file) => !isWithComponents(site.read(file)));
      const open = pages.filter((file) => site.read(file).includes("'unsafe-inline'"));
      expect(open).toEqual([]);
      const changed = site
        .page('/')
        .html.replace(
          '</body>',
          '<script>late()</script><style>late {}</style><p onclick="late()" style="late:0"><script src="//late.example/x.js"></script></body>',
        );
      expect(policyFaults(changed)).toEqual(
        expect.arrayContaining([
          ...['script-src refuses late()', 'script-src-attr refuses late()'],
          ...(isWithComponents(site.page('/').html) ? [] : ['style-src-attr refuses late:0']),
        ]),
      );
    },
  );

  test('lets in files of the site alone, and no script by an attribute or in the page', async () => {
    const site = await build({});
    for (const url of ['/', '/guide', '/404']) {
      expect(allowed(site, 'script-src', url), url).toEqual(["'self'"]);
      expect(allowed(site, 'style-src', url), url).toEqual(["'self'"]);
      expect(policyOf(site, url).has('style-src-attr'), url).toBe(false);
      expect(policyOf(site, url).get('base-uri'), url).toEqual(["'self'"]);
    }
  });

  test('names the files of other sites that its text loads, for this page only', async () => {
    const site = await build({
      'index.mdx': page('Home', '<p style={{ color: "red" }}>Welcome.</p>'),
      'guide.mdx': page(
        'Guide',
        '<script src="https://player.example/v1/embed.js?id=7" async></script>\n\n<link rel="stylesheet" href="https://player.example/embed.css" />',
      ),
    });
    const file = 'https://player.example/v1/embed.js';
    expect(allowed(site, 'script-src', '/guide')).toEqual(["'self'", file]);
    expect(allowed(site, 'style-src', '/guide')).toEqual([
      "'self'",
      'https://player.example/embed.css',
    ]);
    expect(allowed(site, 'script-src')).toEqual(["'self'"]);
    // What such a script writes, nobody can tell.
    expect(allowed(site, 'style-src-attr', '/guide')).toEqual(["'unsafe-inline'"]);
    expect(allowed(site, 'style-src-attr')).toEqual(["'unsafe-hashes'"]);
  });

  test('lets scripts of the docs folder load others, but none stand in the page', async () => {
    const site = await build({ 'chat.js': 'console.log(1);\n' });
    expect(allowed(site, 'script-src')).toEqual(["'self'", 'https:']);
    expect(allowed(site, 'style-src')).toEqual(["'self'", "'unsafe-inline'", 'https:']);
    expect(allowed(site, 'style-src-attr')).toEqual(["'unsafe-inline'"]);
  });

  test('lets components that run in the browser load and write what they need, on their pages only', async () => {
    const site = await build({
      'snippets/player.jsx':
        'export const Player = () => {\n  useEffect(() => {\n    document.head.append(document.createElement("style"));\n  });\n  return <b>Player</b>;\n};\n',
      'guide.mdx': page('Guide', 'import { Player } from "/snippets/player.jsx";\n\n<Player />'),
      'snippets/still.jsx':
        'export const Still = () => {\n  const [count, setCount] = useState(0);\n  return <b onClick={() => setCount(count + 1)}>{count}</b>;\n};\n',
      'still.mdx': page('Still', 'import { Still } from "/snippets/still.jsx";\n\n<Still />'),
    });
    expect(allowed(site, 'script-src', '/still')).toEqual(["'self'"]);
    expect(allowed(site, 'script-src', '/guide')).toEqual(["'self'", 'https:']);
    const styles = policyOf(site, '/guide').get('style-src') ?? [];
    // Beside a hash, browsers take no notice of what allows any.
    expect([...new Set(styles)].sort()).toEqual(["'self'", "'unsafe-inline'", 'https:']);
    expect(allowed(site, 'script-src')).toEqual(["'self'"]);
    expect(allowed(site, 'style-src')).toEqual(["'self'"]);
  });

  test('lets stylesheets of the docs folder import others', async () => {
    const site = await build({ 'brand.css': "@import url('https://fonts.example/a.css');\n" });
    expect(allowed(site, 'script-src')).toEqual(["'self'"]);
    expect(allowed(site, 'style-src')).toEqual(["'self'", 'https:']);
  });

  test('is the same where Astro builds the site, and absent with --no-csp', async () => {
    const own = { 'snippets/count.jsx': 'export const Count = () => <b>1</b>;\n' };
    const text = 'import { Count } from "/snippets/count.jsx";\n\n<Count />';
    const site = await build({ ...own, 'index.mdx': page('Home', text) });
    expect(allowed(site, 'script-src')).toEqual(["'self'"]);
    const without = await build({}, '--no-csp');
    expect(policyOf(without).size).toBe(0);
  });
});
