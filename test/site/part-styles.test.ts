import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { astroProject, buildProject, previewProject } from '../support/astro-project.ts';
import { builtSite } from '../support/built-site.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import type { StartedServer } from '../support/started-server.ts';

let project: string;
let server: StartedServer | undefined;

beforeAll(() => {
  project = astroProject(
    {
      'docs/docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'docs/index.mdx': page('Home'),
      'astro.config.mjs': `import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  integrations: [waymark({ docs: './docs', path: '/docs', components: { Header: './src/Own.astro' } })],
});
`,
      'src/Own.astro': `---
import './tailwind.css';
import Header from 'waymark/components/Header.astro';
---
<Header />`,
      // As Tailwind's own first file has it.
      'src/tailwind.css': `@layer theme, base, components, utilities;
@import "tailwindcss/preflight.css" layer(base);
@layer utilities { .mt-4 { margin-top: 1rem } }`,
    },
    ['tailwindcss'],
  );
});

afterAll(() => server?.stop());

/** The names of layers in the order in which stylesheets name them first. */
function layerOrder(css: string): readonly string[] {
  const named = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/@layer ([^{;]+)[{;]/g);
  return [...new Set([...named].flatMap(([, names = '']) => names.split(/\s*,\s*|\s+$/)))];
}

/** What holds wherever Tailwind is in a part of the docs. */
function expectOrder(css: string): void {
  expect(css).toContain('-webkit-text-size-adjust');
  const order = layerOrder(css);
  const names = ['properties', 'theme', 'base', 'wm.reset', 'wm.components', 'wm.utilities'];
  const all = [...names, 'components', 'utilities'];
  expect(order.filter((name) => all.includes(name))).toEqual(all);
}

test('The reset of Tailwind in a part of the project yields to the theme, and its utilities do not', async () => {
  const { exitCode, output } = await buildProject(project);
  expect(exitCode, output).toBe(0);
  const site = builtSite(path.join(project, 'dist'));
  const { document } = site.page('/docs');
  const styles = document.querySelectorAll('head > style, head > link[rel=stylesheet]');
  const texts = styles.map((style) => {
    const href = style.getAttribute('href');
    return href ? site.read(href.slice(1)) : style.text;
  });
  expectOrder(texts.join('\n'));
});

test('So it is in `astro dev`', async () => {
  server = await previewProject(project);
  // Vite gives others a module that adds the styles.
  const headers = { accept: 'text/css' };
  const html = await (await fetch(`${server.url}/docs`)).text();
  const styles = html.matchAll(
    /<style[^>]*>(.*?)<\/style>|<link rel="stylesheet" href="([^"]+)"/gs,
  );
  const texts = await Promise.all(
    Array.from(styles, async ([, text, href]) =>
      href ? (await fetch(new URL(href, server?.url), { headers })).text() : text,
    ),
  );
  expectOrder(texts.join('\n'));
});
