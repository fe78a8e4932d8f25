import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltPage, type BuiltSite, builtSite } from '../support/built-site.ts';
import { docsFolder, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import type { Files } from '../support/temp-folder.ts';

interface Styled {
  readonly site: BuiltSite;
  /** Text of the stylesheet that Astro wrote. */
  readonly css: string;
}

async function build(pages: readonly string[], files: Files): Promise<Styled> {
  const docs = docsFolder(pages, files);
  const { exitCode, output } = await runCli(['build', '--base', '/docs'], docs);
  expect(exitCode, output).toBe(0);
  const site = builtSite(path.join(docs, 'dist'));
  const bundled = stylesheets(site.page('/')).filter((href) => href.includes('/_astro/'));
  return { site, css: bundled.map((href) => site.read(href.replace('/docs/', ''))).join('\n') };
}

function stylesheets({ document }: BuiltPage): string[] {
  const links = document.querySelectorAll('head link[rel="stylesheet"]');
  return links.map((link) => link.getAttribute('href') ?? '');
}

function scripts({ document }: BuiltPage): string[] {
  const found = document.querySelectorAll('head script[src][defer]');
  return found.map((script) => script.getAttribute('src') ?? '');
}

/** The rules of the layer of utility classes. */
function utilities(css: string): string {
  return /@layer wm\.utilities\{(.*?)\}(?=@layer|$)/s.exec(css)?.[1] ?? '';
}

const inlineCode = `
<style>{\`
  .hero > p { color: red }
\`}</style>

<script>{\`window.answer = 1 < 2 && "yes";\`}</script>

<p className="hero">Text</p>`;

describe('A site with utility classes and files of its own', () => {
  let styled: Styled;

  beforeAll(async () => {
    styled = await build(['index', 'inline', 'guide/start'], {
      'index.mdx': page(
        'Home',
        'import { Box } from "/snippets/box.jsx"\n\n<div className="dark:hidden !mt-2 w-[350px] bg-primary">One</div>\n\n<Box />\n\nIn prose, underline is a word.\n\n```html\n<p class="italic">x</p>\n```',
      ),
      'inline.mdx': page('Inline', inlineCode),
      'guide/start.mdx': page('Start'),
      'snippets/box.jsx':
        'export const Box = ({ open }) => <div className={`rounded-xl ${open ? "grid" : "flex"}`}>Box</div>;',
      'style.css': '.hero { color: blue }',
      'styles/z file.css': '',
      'scripts/run.js': 'window.ran = true;',
      'data.js': 'export const data = 1;',
      'drafts/style.css': '',
      '.mintignore': 'drafts/\n',
    });
  });

  test('asks for the font of its text before the stylesheet does, and for no other', () => {
    const { css, site } = styled;
    const links = site.page('/').document.querySelectorAll('head link[rel="preload"][as="font"]');
    const fonts = links.map((link) => link.getAttribute('href') ?? '');
    expect(fonts).toEqual([expect.stringMatching(/^\/docs\/_astro\/inter-basic\./)]);
    expect(css).toContain(`url(${fonts[0]})`);
  });

  test('has the rules of the classes that pages and their components use, and no others', () => {
    const rules = utilities(styled.css);
    expect(rules).toContain('.dark\\:hidden:is(.dark *){display:none}');
    expect(rules).toContain('.\\!mt-2{margin-top:.5rem!important}');
    expect(rules).toContain('.w-\\[350px\\]{width:350px}');
    expect(rules).toContain('.bg-primary{background-color:var(--wm-primary)}');
    for (const name of ['rounded-xl', 'grid', 'flex']) expect(rules).toContain(`.${name}{`);
    for (const name of ['underline', 'italic']) expect(rules).not.toContain(`.${name}{`);
  });

  test('puts utility classes above the components of the theme', () => {
    const order = /@layer [^{;]*wm\.components[^{;]*;/.exec(styled.css)?.[0] ?? styled.css;
    expect(order.indexOf('wm.utilities')).toBeGreaterThan(order.indexOf('wm.components'));
  });

  test.each(['/', '/guide/start', '/404'])('loads every stylesheet and script on %s', (url) => {
    const found = styled.site.page(url);
    expect(stylesheets(found).slice(0, 2)).toEqual([
      '/docs/style.css',
      '/docs/styles/z%20file.css',
    ]);
    expect(scripts(found)).toEqual(['/docs/scripts/run.js']);
  });

  test('serves those files', () => {
    expect(styled.site.files).toEqual(
      expect.arrayContaining(['style.css', 'styles/z file.css', 'scripts/run.js']),
    );
    expect(styled.site.files).not.toContain('drafts/style.css');
  });

  test('says on the document which page it is', () => {
    const current = (url: string) =>
      styled.site.page(url).document.querySelector('html')?.getAttribute('data-current-path');
    expect(current('/')).toBe('/');
    expect(current('/guide/start')).toBe('/guide/start');
  });

  test('keeps the code of styles and scripts that stand in a page', () => {
    const { html } = styled.site.page('/inline');
    expect(html).toMatch(/<style>\s*\.hero > p \{ color: red \}\s*<\/style>/);
    expect(html).toContain('<script>window.answer = 1 < 2 && "yes";</script>');
  });
});

describe('A site without utility classes', () => {
  test('has no styles for them', async () => {
    const { css } = await build(['index'], {
      'index.mdx': page('Home', '<div className="my-own prose">flex and hidden are words.</div>'),
    });
    expect(css).toContain('@layer wm.components');
    expect(utilities(css)).toBe('');
    expect(css).not.toContain('tailwind');
  });
});
