import { expect, test } from 'vitest';
import { loadPackages } from './packages.ts';

function absent(name: string) {
  const error = new Error(`Cannot find package '${name}' imported from /app/index.mjs`);
  const load = () => Promise.reject(Object.assign(error, { code: 'ERR_MODULE_NOT_FOUND' }));
  return { name, load };
}

const there = (name: string) => ({ name, load: async () => undefined });

test.each([
  [
    [absent('ai'), there('@ai-sdk/anthropic')],
    'needs the package ai, which is not installed: `npm install ai @ai-sdk/anthropic`.',
  ],
  [
    [absent('ai'), absent('@ai-sdk/anthropic')],
    'needs the packages ai and @ai-sdk/anthropic, which are not installed: `npm install ai @ai-sdk/anthropic`.',
  ],
])(
  'Packages that a language model lacks are named with the command that installs them',
  async (packages, sentence) => {
    await expect(loadPackages(packages)).rejects.toThrow(sentence);
  },
);

test('A package that is there but cannot be loaded says itself why', async () => {
  const broken = { name: 'ai', load: () => Promise.reject(new Error('Too old a Node.')) };
  await expect(loadPackages([broken])).rejects.toThrow('Too old a Node.');
});

test('Packages that are all there are loaded in silence', async () => {
  await expect(loadPackages([there('ai')])).resolves.toBeUndefined();
});
