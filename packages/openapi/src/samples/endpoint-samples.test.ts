import { expect, test } from 'vitest';
import { body, endpoint, media } from '../testing/endpoint.ts';
import { endpointSamples } from './endpoint-samples.ts';
import { DEFAULT_LANGUAGES, resolveLanguage } from './languages.ts';

const OPTIONS = { autogenerate: true, defaults: 'all' } as const;

const keys = (groups: readonly { readonly key: string }[]) => groups.map(({ key }) => key);

test('Keys and aliases name a language in any letter case', () => {
  for (const name of ['bash', 'cURL', 'sh', ' Shell ']) {
    expect(resolveLanguage(name)?.key).toBe('bash');
  }
  expect(resolveLanguage('.NET')).toMatchObject({ key: 'dotnet', grammar: 'csharp' });
  expect(resolveLanguage('Node.js')).toMatchObject({ key: 'node', grammar: 'javascript' });
  expect(resolveLanguage('cpp')).toMatchObject({ key: 'c++', grammar: 'cpp' });
  expect(resolveLanguage('cobol')).toBeUndefined();
  expect(resolveLanguage('constructor')).toBeUndefined();
});

test('Without a choice samples are in the usual languages', () => {
  expect(keys(endpointSamples(endpoint(), OPTIONS))).toEqual(DEFAULT_LANGUAGES);
});

test('The configuration chooses the languages and their order; unknown ones are left out', () => {
  const languages = ['Go', 'js', 'cobol', 'flutter', 'golang', 'ts'];
  const groups = endpointSamples(endpoint(), { ...OPTIONS, languages });
  expect(groups.map(({ key, label, language }) => [key, label, language])).toEqual([
    ['go', 'Go', 'go'],
    ['javascript', 'JavaScript', 'javascript'],
    ['dart', 'Dart', 'dart'],
    ['typescript', 'TypeScript', 'typescript'],
  ]);
});

test('Samples of the author come first, by language, and stand for generated ones', () => {
  const customSamples = [
    { language: 'JS', label: 'SDK', source: 'a' },
    { language: 'COBOL', source: 'b' },
    { language: 'javascript', source: 'c' },
  ];
  const languages = ['bash', 'javascript'];
  const groups = endpointSamples(endpoint({ customSamples }), { ...OPTIONS, languages });
  expect(groups.slice(0, 2)).toEqual([
    {
      key: 'javascript',
      language: 'javascript',
      label: 'JavaScript',
      samples: [
        { label: 'SDK', source: 'a' },
        { label: 'JavaScript', source: 'c' },
      ],
    },
    {
      key: 'cobol',
      language: 'cobol',
      label: 'COBOL',
      samples: [{ label: 'COBOL', source: 'b' }],
    },
  ]);
  expect(keys(groups)).toEqual(['javascript', 'cobol', 'bash']);
});

test('Nothing is generated for webhooks, nor where that is turned off', () => {
  const customSamples = [{ language: 'go', source: 'x' }];
  const off = { ...OPTIONS, autogenerate: false };
  expect(keys(endpointSamples(endpoint({ customSamples }), off))).toEqual(['go']);
  const webhook = endpoint({ kind: 'webhook', method: 'WEBHOOK', path: 'new pet' });
  expect(endpointSamples(webhook, OPTIONS)).toEqual([]);
});

test('fetch has no sample for what it refuses to send', () => {
  const value = { query: 'x' };
  const examples = [{ key: '', label: '', isGenerated: true, value }];
  const model = endpoint({ body: body(media('application/json', { examples })) });
  const languages = ['bash', 'javascript', 'node', 'python'];
  expect(keys(endpointSamples(model, { ...OPTIONS, languages }))).toEqual(['bash', 'python']);
});

test('Samples of an example of any size stay short', () => {
  const value = Array.from({ length: 20_000 }, (_, id) => ({ id, text: '"\\'.repeat(200) }));
  const examples = [{ key: '', label: '', isGenerated: false, value }];
  const model = endpoint({ method: 'POST', body: body(media('application/json', { examples })) });
  for (const { samples } of endpointSamples(model, OPTIONS)) {
    expect(samples[0]?.source.length).toBeLessThan(40_000);
  }
});
