import { expect, test } from 'vitest';
import { assetFiles } from './assets.ts';
import { secretFileDiagnostics } from './secret-files.ts';

const nothingIgnored = () => undefined;
const nothingRead = () => undefined;

test.each([
  'id_rsa',
  'keys/id_ed25519',
  'server.pem',
  'SERVER.PEM',
  'tls/private.key',
  'AuthKey_1.p8',
  'release.keystore',
  'team.kdbx',
  'assistant.sqlite',
  'assistant.sqlite-wal',
  'data/users.db',
  '.env',
  '.env.local',
  'production.env',
  'terraform.tfstate',
  'terraform.tfstate.backup',
  'htpasswd',
  'recording.har',
])('%s is not published, with a warning', (file) => {
  expect(assetFiles([file], nothingIgnored, new Set(), nothingRead)).toEqual([]);
  expect(secretFileDiagnostics([file], nothingIgnored, nothingRead)).toMatchObject([
    { code: 'asset-secret', severity: 'warning', file },
  ]);
});

test.each([
  'id_rsa.pub',
  'ca.crt',
  'signing.asc',
  'images/keyboard.png',
  'images/key.svg',
  'fonts/environment.woff2',
  'downloads/db.zip',
  'monkey',
  'data.csv',
])('%s is published without a word', (file) => {
  expect(assetFiles([file], nothingIgnored, new Set(), nothingRead)).toEqual([file]);
  expect(secretFileDiagnostics([file], nothingIgnored, nothingRead)).toEqual([]);
});

test('A file that .mintignore names is not published, and needs no warning', () => {
  const ignored = () => 'the ignore rule `id_*` excludes it';
  expect(secretFileDiagnostics(['id_rsa'], ignored, nothingRead)).toEqual([]);
});

const signIn = "export default { passwords: [{ password: 'open-sesame' }] };\n";
const settings = "export default { instructions: 'Call the product Atlas.' };\n";

test.each([
  ['auth.mjs', signIn],
  ['auth.js', "import { secret } from './secret.js';\nexport default { jwt: { secret } };\n"],
  ['auth.mts', 'const settings: AuthSettings = {};\nexport { settings as default };\n'],
  ['auth.cjs', 'module.exports = {};\n'],
  ['assistant.mjs', settings],
  ['model.mjs', "export default createModel({ apiKey: 'k' });\n"],
  ['server/readers.mjs', signIn],
])('The server module %s is not published, with a warning', (file, text) => {
  expect(assetFiles([file], nothingIgnored, new Set(), () => text)).toEqual([]);
  expect(secretFileDiagnostics([file], nothingIgnored, () => text)).toMatchObject([
    { code: 'asset-secret', severity: 'warning', file, hint: expect.stringContaining('Move it') },
  ]);
});

test.each([
  ['auth.js', "document.querySelector('#sign-in').hidden = !document.cookie;\n"],
  ['auth.mjs', "export const signIn = () => location.assign('/sign-in');\n"],
  ['examples/auth.mjs', settings],
  ['widget.mjs', 'export default class Widget {}\n'],
  ['passwords.js', "const passwords = ['a', 'b'];\n"],
])('The script %s for browsers is published without a word', (file, text) => {
  expect(assetFiles([file], nothingIgnored, new Set(), () => text)).toEqual([file]);
  expect(secretFileDiagnostics([file], nothingIgnored, () => text)).toEqual([]);
});
