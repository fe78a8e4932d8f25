import { expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { docsFolder, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';

test('A link that a component puts into another stays in it as browsers read the page', async () => {
  const text =
    'import { Tile } from "/snippets/tile.jsx";\n\n<Tile cta={<a href="/guide">Go</a>} />\n\n## New <Tile />';
  const docs = docsFolder(['index', 'guide'], {
    'index.mdx': page('Home', text),
    'guide.mdx': page('Guide', 'Text.'),
    'snippets/tile.jsx':
      'export const Tile = ({ cta }) => <a className="tile" href="/guide"><b>Start</b>{cta}</a>;\n',
  });
  const { exitCode, output } = await runCli(['build', '.'], docs);
  expect(exitCode, output).toBe(0);
  const { html } = builtSite(`${docs}/dist`).page('/');
  expect(html).toMatch(/<b>Start<\/b><object><a href="\/guide">Go<\/a><\/object><\/a>/);
  expect(html).toMatch(/class="wm-heading-link">New <\/a><a class="tile"/);
});
