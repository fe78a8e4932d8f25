import { describe, expect, it, test } from 'vitest';
import { clientTexts } from '../labels.ts';
import { readAttributes } from './attributes.ts';

const language = { direction: 'ltr', labels: clientTexts('en').assistant } as const;
const settings = {
  assistant: '../v1/assistant/docs',
  languages: { en: language, 'pt-BR': language, fr: language },
};
const read = (attributes: object, page = '', assistant = settings.assistant) =>
  readAttributes(
    { key: 'wmpk_live_1', ...attributes },
    { ...settings, assistant },
    'https://docs.acme.example/base/_waymark/assistant.js?v=1',
    page,
  );

describe('The script for other sites', () => {
  it('asks the assistant beside it, another one of that server, or the one that the docs name', () => {
    const of = (...options: Parameters<typeof read>) => read(...options).assistant.href;
    expect(of({})).toBe('https://docs.acme.example/base/v1/assistant/docs');
    expect(of({ domain: 'api' })).toBe('https://docs.acme.example/base/v1/assistant/api');
    const elsewhere = 'https://ask.acme.example/v1/assistant/docs';
    expect(of({}, '', elsewhere)).toBe(elsewhere);
    expect(of({ domain: 'api' }, '', elsewhere)).toBe('https://ask.acme.example/v1/assistant/api');
  });

  test.each([
    ['fr-CA', {}, 'fr'],
    ['pt-br', {}, 'pt-BR'],
    ['de', {}, 'en'],
    ['', {}, 'en'],
    ['en', { language: 'fr' }, 'fr'],
  ])('on a page in "%s" with %j, it speaks %s', (page, attributes, expected) => {
    expect(read(attributes, page).language).toBe(expected);
  });

  test.each([
    [{ key: ' ' }, 'lacks `data-key`'],
    [{ key: 'wmsk_live_1' }, 'is a secret key'],
    [{ theme: 'blue' }, '`data-theme` is "blue"'],
    [{ button: 'no' }, '`data-button` is "no"'],
  ])('refuses %j', (attributes, message) => {
    expect(() => read(attributes)).toThrow(message);
  });
});
