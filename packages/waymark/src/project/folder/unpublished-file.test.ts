import { expect, test } from 'vitest';
import { unpublishedFile } from './unpublished-file.ts';

const texts: Readonly<Record<string, string>> = {
  'auth.mjs': 'export default { passwords: [{ password: "x" }] };',
  'certs/site.key': '',
  '.env': '',
  'docs.json': '{}',
  'navigation.json': '[]',
  'plans.yaml': '',
  'snippets/box.jsx': '',
  'drafts/a.txt': '',
  'app.js': '',
};

const why = unpublishedFile({
  files: Object.keys(texts),
  ignored: (file) => (file.startsWith('drafts/') ? 'a rule excludes it' : undefined),
  ofConfig: new Set(['docs.json', 'navigation.json']),
  isRefused: (file) => file === 'app.js',
  read: (file) => texts[file],
});

test.each([
  ['auth.mjs', 'it looks like a module for a server, which may hold secrets'],
  ['certs/site.key', 'files with such a name often hold a secret'],
  ['.env', 'files with such a name often hold a secret'],
  ['docs.json', 'it holds settings of the site or of a tool'],
  ['navigation.json', 'the configuration consists of it'],
  ['snippets/box.jsx', 'pages are made of it'],
  ['drafts/a.txt', 'a rule excludes it'],
  ['app.js', 'strangers may not bring such files'],
  ['plans.yaml', 'it belongs to what only some readers get'],
])('Who links to %s is told why it is not published, and what to do', (file, reason) => {
  expect(why(file)).toEqual({ why: reason, hint: expect.stringContaining('Take the link out') });
});

test('A file that is not there has no reason to be missing', () => {
  expect(why('none.json')).toBeUndefined();
});
