import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltPage, type BuiltSite, builtSite } from '../support/built-site.ts';
import { docsFolder, docsJson, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import type { Files } from '../support/temp-folder.ts';

async function build(pages: readonly string[], files: Files): Promise<BuiltSite> {
  const docs = docsFolder(pages, files);
  const { exitCode, output } = await runCli(['build', '--base', '/docs'], docs);
  expect(exitCode, output).toBe(0);
  return builtSite(path.join(docs, 'dist'));
}

/** The stylesheet of formulas that a page loads, as a file of the site. */
function mathStyles({ document }: BuiltPage): string | undefined {
  const link = document.querySelector('link[rel="stylesheet"][href*="katex"]');
  return link?.getAttribute('href')?.replace(/^\/docs\//, '');
}

const diagram = '```mermaid actions\ngraph LR\n  A["a < b"] --> B\n```';

describe('A site with formulas and diagrams', () => {
  let site: BuiltSite;

  beforeAll(async () => {
    site = await build(['index', 'math', 'late', 'diagram'], {
      'index.mdx': page('Home', 'It costs $5 and $6.'),
      'math.mdx': page('Math', 'The area is $\\pi r^2$.'),
      'late.mdx': page('Late', 'import { Area } from "/snippets/area.jsx"\n\n<Area />'),
      'snippets/area.jsx': 'export const Area = () => <Latex>{"a^2"}</Latex>;',
      'diagram.mdx': page('Diagram', diagram),
    });
  });

  test('pages with a formula load its styles, the others load nothing', () => {
    expect(mathStyles(site.page('/math'))).toMatch(/^_waymark\/katex-[\d.]+\/katex\.min\.css$/);
    expect(mathStyles(site.page('/late'))).toBe(mathStyles(site.page('/math')));
    for (const url of ['/', '/diagram']) {
      expect(site.page(url).html).not.toContain('katex');
    }
    for (const url of ['/', '/math', '/late']) {
      expect(site.page(url).html).not.toContain('mermaid');
    }
  });

  test('formulas are there without a script, for the eye and for the ear', () => {
    const { document } = site.page('/math');
    expect(document.querySelector('.katex-html')?.getAttribute('aria-hidden')).toBe('true');
    expect(document.querySelector('math mi')?.textContent).toBe('π');
  });

  test('all files that the styles name are written', () => {
    const file = mathStyles(site.page('/math')) ?? '';
    const fonts = [...site.read(file).matchAll(/url\(([^)]+)\)/g)].map(
      ([, name]) => `${path.dirname(file)}/${name}`,
    );
    expect(fonts.length).toBeGreaterThan(10);
    expect(site.files).toEqual(expect.arrayContaining(fonts));
  });

  test('a diagram keeps its source and names the library of this site', () => {
    const container = site.page('/diagram').document.querySelector('wm-mermaid');
    expect(container?.getAttribute('data-component-name')).toBe('mermaid-container');
    expect(container?.querySelector('pre.mermaid')?.textContent).toBe(
      'graph LR\n  A["a < b"] --> B',
    );
    const library = container?.getAttribute('data-library') ?? '';
    expect(site.files).toContain(library.replace(/^\/docs\//, ''));
  });
});

describe('A site that wants no styles of formulas', () => {
  let site: BuiltSite;

  beforeAll(async () => {
    site = await build(['index'], {
      'docs.json': docsJson({
        styling: { latex: false },
        navigation: { languages: [{ language: 'ar', pages: ['index'] }] },
      }),
      'index.mdx': page('Home', 'The area is $x$.\n\n```js\na\n```'),
    });
  });

  test('has none', () => {
    expect(mathStyles(site.page('/'))).toBeUndefined();
    expect(site.files.filter((file) => file.startsWith('_waymark/katex'))).toEqual([]);
  });

  test('shows code from left to right in a language that is not', () => {
    const { document } = site.page('/');
    expect(document.querySelector('html')?.getAttribute('dir')).toBe('rtl');
    expect(document.querySelector('pre.wm-code')?.getAttribute('dir')).toBe('ltr');
  });
});
