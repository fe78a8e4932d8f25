import { readFileSync } from 'node:fs';
import path from 'node:path';
import { diagnostic } from '@waymark/core';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { expectAddresses } from './addresses.ts';
import { newFindings } from './baseline.ts';

const found = diagnostic('asset-missing', {
  at: { file: 'a.mdx', line: 1, column: 1 },
  message: 'Nothing is there.',
  hint: 'Correct it.',
});

test('A baseline is written where there is none or another one, and in place of nothing else.', () => {
  const folder = tempFolder({ 'docs.json': '{ "name": "Docs" }', 'index.mdx': 'Text.' });
  const write = (name: string) =>
    newFindings([found], { baseline: path.join(folder, name), writeBaseline: true });
  expect(write('baseline.json')).toEqual([]);
  expect(write('baseline.json')).toEqual([]);
  for (const name of ['docs.json', 'index.mdx', '.']) {
    expect(() => write(name), name).toThrow(CommandFailure);
  }
  expect(readFileSync(path.join(folder, 'docs.json'), 'utf8')).toBe('{ "name": "Docs" }');
});

test('A list of addresses is added to where each line is one, and to nothing else.', () => {
  const folder = tempFolder({
    'addresses.txt': '/guide\n/guide#start\n\n/my page\nhttps://docs.example/old\n',
    'empty.txt': '',
    'docs.json': '{\n  "name": "Docs"\n}\n',
    'style.css': '/* Nothing. */\n',
  });
  const expected = (name: string) => () =>
    expectAddresses({ addresses: path.join(folder, name), writeAddresses: true });
  for (const name of ['addresses.txt', 'empty.txt', 'new.txt'])
    expect(expected(name)).not.toThrow();
  for (const name of ['docs.json', 'style.css', '.'])
    expect(expected(name), name).toThrow(CommandFailure);
});
