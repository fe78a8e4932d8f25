import path from 'node:path';
import { expect, test } from 'vitest';
import { checkOwnFiles } from './own-files.ts';

const docs = path.resolve('docs');

test.each(['auth', 'model', 'settings'])(
  'A module for --%s runs from the docs folder only where its authors are trusted',
  (option) => {
    const inside = { [option]: 'docs/own/module.mjs' };
    expect(() => checkOwnFiles(docs, { ...inside, untrusted: true })).toThrow(/--untrusted/);
    expect(() => checkOwnFiles(docs, inside)).not.toThrow();
    expect(() => checkOwnFiles(docs, { [option]: 'module.mjs', untrusted: true })).not.toThrow();
  },
);
