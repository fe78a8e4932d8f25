import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { docsFolder, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';

/** What the policy of a page says of scripts. */
function scriptSources(html: string): string {
  return /content-security-policy" content="[^"]*(script-src [^;"]*)/.exec(html)?.[1] ?? 'none';
}

/** The files of a site by their paths. */
async function filesOf(handler: string): Promise<Map<string, string>> {
  const docs = docsFolder(['index', 'news'], {
    'index.mdx': page('Home', `<button type="button"${handler}>Ask *us*</button>\n\nText.`),
    'news.mdx': page('News', `<Update label="May">\n\n<b${handler}>New</b>\n\n</Update>`),
  });
  const out = path.join(docs, 'dist');
  const args = ['build', '.', '--strict', '--site', 'https://docs.example'];
  const { exitCode, output } = await runCli(args, docs);
  expect(exitCode, output).toBe(0);
  const names = readdirSync(out, { encoding: 'utf8', recursive: true });
  const files = names.filter((name) => statSync(path.join(out, name)).isFile());
  return new Map(files.map((name) => [name, readFileSync(path.join(out, name), 'latin1')]));
}

test('A handler adds one script that its page names, and changes nothing but the page', async () => {
  const [plain, reacting] = await Promise.all([
    filesOf(''),
    filesOf(" onClick={() => alert('zqhandler')}"),
  ]);
  const changed = [...reacting].filter(([name, text]) => plain.get(name) !== text);
  const scripts = changed.filter(([name]) => name.startsWith(path.join('_waymark', 'handlers')));
  expect(scripts).toHaveLength(1);
  const others = changed.filter((one) => !scripts.includes(one));
  expect(others.map(([name]) => name.replace('/index.html', '.html')).sort()).toEqual([
    'index.html',
    'news.html',
  ]);
  for (const [name, html] of others) {
    expect(html).toContain(path.basename(scripts[0]?.[0] ?? ''));
    expect(scriptSources(html)).toBe(scriptSources(plain.get(name) ?? ''));
  }
  expect(changed.filter(([, text]) => text.includes('zqhandler'))).toEqual(scripts);
});
