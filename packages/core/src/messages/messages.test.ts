import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';
import { catalogues, messages } from './messages.ts';

const en = messages('en');
const names = Object.keys(catalogues);
const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();

describe('catalogues', () => {
  it.each(names)('%s has every message', (name) => {
    const catalogue = messages(name);
    expect(Object.keys(catalogue)).toEqual(Object.keys(en));
    for (const [key, text] of Object.entries(catalogue)) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
    }
  });

  it.each(names)('%s has the placeholders of English', (name) => {
    const catalogue = messages(name);
    const found = Object.values(catalogue).map(placeholders);
    expect(found).toEqual(Object.values(en).map(placeholders));
  });

  it('are each in a language of their own', () => {
    const texts = names.map((name) => JSON.stringify(messages(name)));
    expect(new Set(texts).size).toBe(texts.length);
  });
});

describe('messages', () => {
  const briefCodes =
    'ar cs cn zh-Hant nl en fr de hi id it jp ko lv no pt-BR ro ru es sv tr ua vi'.split(' ');

  it('has a catalogue of its own for every language code of the specification', () => {
    expect(new Set(briefCodes.map(messages)).size).toBe(briefCodes.length);
    expect(briefCodes.filter((code) => messages(code) === en)).toEqual(['en']);
  });

  it.each([
    ['he', 'he'],
    ['ca', 'ca'],
    ['zh', 'zh-hans'],
    ['zh-CN', 'zh-hans'],
    ['zh-Hans-SG', 'zh-hans'],
    ['zh-TW', 'zh-hant'],
    ['ja-JP', 'ja'],
    ['fr-CA', 'fr'],
    ['pt-PT', 'pt'],
    ['pt-br', 'pt-br'],
    ['nb-NO', 'no'],
    ['en-US', 'en'],
  ])('finds the text for %s in %s', (tag, name) => {
    expect(messages(tag)).toEqual(catalogues[name]?.());
  });

  it('falls back to English', () => {
    expect(messages('sw')).toBe(en);
    expect(messages('')).toBe(en);
    expect(messages('constructor')).toBe(en);
  });
});

describe('fill', () => {
  it('puts values into their places', () => {
    expect(fill(messages('tr').step, { n: 3 })).toBe('3. adım');
    expect(fill('{a}{b}{a}', { a: 1, b: 'x' })).toBe('1x1');
  });

  it('leaves a place without a value as it is', () => {
    expect(fill('{a} {toString}', {})).toBe('{a} {toString}');
  });

  it('does not read values as patterns or as messages', () => {
    expect(fill('{a}', { a: '$& {a}' })).toBe('$& {a}');
  });
});
