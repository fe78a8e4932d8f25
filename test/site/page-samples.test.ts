import { describe, expect, test } from 'vitest';
import { samples } from '../../docs/samples.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { sampleDescription } from '../support/sample-description.ts';
import { type Files, tempFolder } from '../support/temp-folder.ts';

/** What the samples lead to, and what they are about. */
const others: Files = {
  'index.mdx': page('Home'),
  'quickstart.mdx': page('Quickstart', '## Run\n\nRun it.'),
  'openapi.yaml': sampleDescription,
};

/** Pages and snippets by their names; one that is shown twice is there under two. */
const shown: Record<string, string> = {};
for (const { code, language, place, title } of samples) {
  if (language !== 'mdx') continue;
  const name = title || `${place.replaceAll(/\W/g, '-')}.mdx`;
  const isPage = /^---\n/.test(code) || name.startsWith('snippets/');
  shown[shown[name] === undefined ? name : name.replace('.mdx', '-again.mdx')] = isPage
    ? code
    : page(place, code);
}

/** Who may sign in: a page for some readers is one where readers can. */
const { auth } = JSON.parse(
  samples.find(({ code }) => code.startsWith('{\n  "auth"'))?.code ?? '{}',
);

/** What a check finds in docs that are made of pages. */
async function findings(pages: Files): Promise<string[]> {
  const files = { ...others, ...pages };
  const names = Object.keys(files)
    .filter((file) => file.endsWith('.mdx') && !file.startsWith('snippets/'))
    .map((file) => file.replace('.mdx', ''));
  const config = docsJson({ navigation: { pages: names }, auth });
  const folder = tempFolder({ 'docs.json': config, ...files });
  const { exitCode, stderr, stdout } = await runCli(['check', '.', '--a11y', '--json'], folder);
  expect(stderr, String(exitCode)).toBe('');
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { code: string; file: string; message: string }[];
  };
  return diagnostics.map(({ code, file, message }) => `${code} in ${file}: ${message}`);
}

describe('Pages that the documentation shows', () => {
  test('are pages in which a check finds nothing', async () => {
    expect(Object.keys(shown).length).toBeGreaterThan(5);
    expect(await findings(shown)).toEqual([]);
  });

  test('are looked at for components and pages that are not there', async () => {
    const wrong = page('Wrong', '<Crad>No.</Crad>\n\n[No](/none)');
    expect(await findings({ 'wrong.mdx': wrong })).toEqual([
      expect.stringContaining('component-unknown in wrong.mdx'),
      expect.stringContaining('link-page-missing in wrong.mdx'),
    ]);
  });
});
