import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { installedProject } from '../support/installed-project.ts';
import { repository } from '../support/run-command.ts';
import { startServer } from '../support/started-server.ts';
import { whenQuiet } from '../support/when-quiet.ts';

vi.setConfig({ testTimeout: 120_000 });

const docs = {
  'index.mdx': page(
    'Home',
    `<Tabs><Tab title="One">First.</Tab><Tab title="Two">Second.</Tab></Tabs>

\`\`\`js
const a = 1;
\`\`\``,
  ),
};

it.each([
  ['at the root', `[waymark({ docs: './docs' })]`, ['/']],
  [
    'under two paths',
    `[waymark({ docs: './docs', path: '/docs' }), waymark({ docs: './api', path: '/api' })]`,
    ['/docs', '/api'],
  ],
])(
  'Docs %s of a project that holds the package have all their scripts in a preview',
  async (_where, integrations, urls) => {
    const config = docsJson({ navigation: { pages: ['index'] } });
    const project = installedProject({
      'package.json': '{ "private": true, "type": "module" }\n',
      'astro.config.mjs': `import waymark from 'waymark';
export default { integrations: ${integrations} };
`,
      'public/favicon.ico': '',
      'docs/docs.json': config,
      'docs/index.mdx': docs['index.mdx'],
      'api/docs.json': config,
      'api/index.mdx': docs['index.mdx'],
    });
    const astro = path.join(repository, 'node_modules/astro/bin/astro.mjs');
    const server = await startServer({
      args: [astro, 'dev', '--port', '0'],
      cwd: project,
      address: /(http:\/\/localhost:\d+)/,
    });
    const browser = await sharedBrowser();
    try {
      for (const url of urls) {
        const wrong: string[] = [];
        const shown = await browser.newPage();
        shown.on('console', (message) => {
          if (['error', 'warning'].includes(message.type()))
            wrong.push(`${message.text()} ${message.location().url}`);
        });
        shown.on('pageerror', ({ message }) => wrong.push(message));
        shown.on('response', (response) => {
          if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
        });
        await shown.goto(server.url + url, { timeout: 60_000 });
        await whenQuiet(shown);
        const second = shown.getByRole('tab', { name: 'Two' });
        await second.click();
        await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
        expect(await shown.getByText('Second.').isVisible()).toBe(true);
        expect(wrong).toEqual([]);
        await shown.close();
      }
    } finally {
      await server.stop();
    }
  },
  150_000,
);
