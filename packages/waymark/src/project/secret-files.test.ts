import { expect, test } from 'vitest';
import { assetFiles } from './assets.ts';
import { secretFileDiagnostics } from './secret-files.ts';

const nothingIgnored = () => undefined;

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
  expect(assetFiles([file], nothingIgnored, new Set())).toEqual([]);
  expect(secretFileDiagnostics([file], nothingIgnored)).toMatchObject([
    { code: 'asset-secret', severity: 'warning', file },
  ]);
});

test.each([
  'id_rsa.pub',
  'ca.crt',
  'signing.asc',
  'schema.sql',
  'images/keyboard.png',
  'images/key.svg',
  'fonts/environment.woff2',
  'downloads/db.zip',
  'monkey',
  'data.csv',
])('%s is published without a word', (file) => {
  expect(assetFiles([file], nothingIgnored, new Set())).toEqual([file]);
  expect(secretFileDiagnostics([file], nothingIgnored)).toEqual([]);
});

test('A file that .mintignore names is not published, and needs no warning', () => {
  expect(secretFileDiagnostics(['id_rsa'], () => 'the ignore rule `id_*` excludes it')).toEqual([]);
});
