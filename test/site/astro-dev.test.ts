import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { astroProject, previewProject } from '../support/astro-project.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import type { StartedServer } from '../support/started-server.ts';

let server: StartedServer;

beforeAll(async () => {
  const links = ['/own', '/docs/inner', '/blog/any', '/terms.txt', '/pricing', '/gone'];
  const project = astroProject({
    'astro.config.mjs': `import waymark from 'waymark';
export default { trailingSlash: 'always', integrations: [waymark({ docs: './docs', path: '/docs' })] };
`,
    'docs/docs.json': docsJson({ navigation: { pages: ['index'] } }),
    'docs/index.mdx': page('Home', links.map((link) => `[x](${link})`).join('\n\n')),
    'src/pages/pricing.astro': '<h1>Pricing</h1>',
    'src/pages/docs/own.astro': '<h1>Own</h1>',
    'src/pages/docs/blog/[slug].astro': `---
export const getStaticPaths = () => [{ params: { slug: 'any' } }];
---
<h1>Post</h1>`,
    'public/docs/terms.txt': 'Terms.',
  });
  server = await previewProject(project);
});

afterAll(() => server.stop());

test('`astro dev` tells broken links of a page that is opened, and knows what the project has at them or beside the docs', async () => {
  expect((await fetch(`${server.url}/docs/`)).status).toBe(200);
  await vi.waitFor(() => expect(server.output()).toContain('"/gone"'), { timeout: 10_000 });
  const told = [...server.output().matchAll(/The link "([^"]*)" leads to/g)].map(
    ([, link]) => link,
  );
  expect(told).toEqual(['/docs/inner', '/pricing', '/gone']);
  expect(server.output()).toMatch(/Write the whole address: https:\/\/acme\.example\/pricing\s/);
});
