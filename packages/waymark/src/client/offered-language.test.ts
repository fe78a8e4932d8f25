import { expect, test } from 'vitest';
import { offeredLanguage } from './offered-language.ts';

test.for<[string, string, string, string | undefined]>([
  ['fr-FR fr en', 'en', 'fr ar', 'fr'],
  ['en-US en', 'en', 'fr ar', undefined],
  ['en fr', 'en', 'fr', undefined],
  ['de fr', 'en', 'fr', 'fr'],
  ['de', 'en', 'fr', undefined],
  ['pt-BR', 'en', 'pt pt-BR', 'pt-BR'],
  ['pt-BR', 'pt', 'pt-BR en', 'pt-BR'],
  ['pt-PT', 'pt-BR', 'en', undefined],
  ['zh-TW', 'en', 'zh-Hans', 'zh-Hans'],
  ['', 'en', 'fr', undefined],
])('Who prefers %s is offered on a page in %s of %s: %s', ([preferred, own, others, offered]) => {
  expect(offeredLanguage(preferred.split(' '), own, others.split(' '))).toBe(offered);
});
