import { expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { docsJson } from '../support/docs-folder.ts';
import { cli, run, userEnvironment } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';

const repo = (name: string) => `<GitHub.Repo repo="${name}" />`;
const kept = { stars: 56_234, at: 0 };

const docs = tempFolder({
  'docs.json': docsJson({
    navbar: { links: [{ type: 'github', href: 'https://github.com/a/known' }] },
    navigation: { pages: ['index'] },
  }),
  'index.mdx': `---\ntitle: Home\n---\n\n${repo('a/known')}\n\n${repo('a/unknown')}\n`,
  '.waymark/cache/waymark/stars.json': JSON.stringify({ 'a/known': kept }),
});

/** A machine without a network: what is asked goes to a port where nobody listens. */
const offline = {
  ...userEnvironment(),
  NODE_USE_ENV_PROXY: '1',
  HTTP_PROXY: 'http://127.0.0.1:9',
  HTTPS_PROXY: 'http://127.0.0.1:9',
};

test('A site that asks for stars shows the last number without a network, and any other none', async () => {
  const build = async (...options: string[]) => {
    const args = [cli, 'build', '.', '--strict', '--site', 'https://a.example', ...options];
    const { exitCode, output } = await run(process.execPath, args, docs, offline);
    expect(exitCode, output).toBe(0);
    const { document } = builtSite(`${docs}/dist`).page('/');
    return ['.wm-navbar-link', '.github-repo'].map((selector) =>
      document.querySelectorAll(selector).map((link) => {
        const stars = link.querySelector('.wm-stars');
        return stars && [stars.textContent.trim(), stars.getAttribute('title')];
      }),
    );
  };
  // The header is there a second time, in the menu of small windows.
  const shown = ['56.2K', 'Stars: 56,234'];
  expect(await build('--github-stars')).toEqual([
    [shown, shown],
    [shown, null],
  ]);
  expect(await build()).toEqual([
    [null, null],
    [null, null],
  ]);
});
