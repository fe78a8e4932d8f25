import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { astroProject, buildProject, previewProject } from '../support/astro-project.ts';
import { builtSite } from '../support/built-site.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import type { StartedServer } from '../support/started-server.ts';

let project: string;
let server: StartedServer | undefined;

beforeAll(() => {
  project = astroProject({
    'docs/docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'docs/index.mdx': page('Home'),
    'astro.config.mjs': `import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  site: 'https://acme.dev',
  integrations: [waymark({ docs: './docs', path: '/docs' })],
});
`,
    'src/pages/robots.txt.ts': `export const GET = () => new Response('Own robots.');`,
    'src/pages/docs/llms.txt.ts': `export const GET = () => new Response('Own list.');`,
  });
});

afterAll(() => server?.stop());

test('A build keeps the robots.txt that an endpoint of the project makes, and says once what it lacks', async () => {
  const { exitCode, output } = await buildProject(project);
  expect(exitCode, output).toBe(0);
  expect(builtSite(path.join(project, 'dist')).read('robots.txt')).toBe('Own robots.');
  const note =
    'The project has its own /robots.txt, so Waymark writes none. It does not name the sitemap of the docs: `Sitemap: https://acme.dev/docs/sitemap.xml`';
  expect(output.split(note)).toHaveLength(2);
});

test('A preview answers with files that endpoints of the project make', async () => {
  server = await previewProject(project);
  const text = async (url: string) => (await fetch(`${server?.url}${url}`)).text();
  expect(await text('/docs/llms.txt')).toBe('Own list.');
  expect(await text('/robots.txt')).toBe('Own robots.');
});

test('A build writes no robots.txt where the server of the project makes it for each request', async () => {
  const served = astroProject(
    {
      'docs/docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'docs/index.mdx': page('Home'),
      'astro.config.mjs': `import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  site: 'https://acme.dev',
  adapter: node({ mode: 'standalone' }),
  integrations: [waymark({ docs: './docs', path: '/docs' })],
});
`,
      'src/pages/robots.txt.ts': `export const prerender = false;
export const GET = () => new Response('Own robots.');`,
    },
    ['@astrojs/node'],
  );
  const { exitCode, output } = await buildProject(served);
  expect(exitCode, output).toBe(0);
  expect(builtSite(path.join(served, 'dist/client')).files).not.toContain('robots.txt');
  expect(output).toContain(
    'See that it names the sitemap of the docs: `Sitemap: https://acme.dev/docs/sitemap.xml`',
  );
});
