import { describe, expect, it } from 'vitest';
import { cleanAttributeId, cleanMarkdownId, createSlugger, githubSlug } from './slug.ts';

function ids(...texts: string[]) {
  const slugger = createSlugger();
  return texts.map((text) => slugger.id(text));
}

describe('createSlugger', () => {
  it.each([
    ['What’s new', 'what’s-new'],
    ['Config.json options', 'config-json-options'],
    ['Fees & billing', 'fees-&-billing'],
    ['v1.2.3', 'v1-2-3'],
    ['Read/write access', 'read/write-access'],
    ['Step 1: Install', 'step-1-install'],
    ['Rate limits (per minute)', 'rate-limits-per-minute'],
    ['Q&A: what?', 'q&a-what'],
    ['C++ & C#', 'c++-&-c#'],
    ['foo - bar', 'foo-bar'],
    ['foo — bar', 'foo-—-bar'],
    ['--flag option', 'flag-option'],
    ['🚀 Launch', '-launch'],
    ['Launch 🚀 now', 'launch--now'],
    ['snake_case_name', 'snake_case_name'],
    ['camelCaseHeading', 'camelcaseheading'],
    ['useState()', 'usestate'],
    ['GET /users/{id}', 'get-/users/id'],
    ['Émigré', 'émigré'],
    ['日本語 見出し', '日本語-見出し'],
    ['“Quoted” title', '“quoted”-title'],
    ['100% coverage', '100%-coverage'],
    ['key=value', 'key=value'],
    ['$ref', '$ref'],
    ['@scope/pkg', '@scope/pkg'],
    ['Array<string>', 'array<string>'],
    ['x → y', 'x-→-y'],
    ['1 + 1', '1-+-1'],
    ['—catalog vs. —config', '—catalog-vs-—config'],
    ['  Padded\n text ', 'padded-text'],
    ['A "straight" one', 'a-straight-one'],
    ['ÀÉ and %', 'àé-and-%'],
    ['Zero\u200Bwidth', 'zero\u200Bwidth'],
    ['Join\u200Der', 'joiner'],
    ['1️⃣ First', '-first'],
    ['Made in 🇫🇷', 'made-in-'],
    ['👩‍💻 and ✌🏽', '-and-'],
  ])('makes of %j the id %j', (text, id) => {
    expect(ids(text)).toEqual([id]);
  });

  it('numbers equal texts from 2', () => {
    expect(ids('Overview', 'overview', 'Overview')).toEqual([
      'overview',
      'overview-2',
      'overview-3',
    ]);
  });

  it('counts texts that end in a number with those that do not', () => {
    expect(ids('Overview', 'Overview', 'Overview', 'Overview 2', 'Overview 2')).toEqual([
      'overview',
      'overview-2',
      'overview-3',
      'overview-2-1',
      'overview-2-2',
    ]);
  });

  it('keeps ids apart that are equal only after cleaning', () => {
    expect(ids('What?', 'What', 'é (a)', 'é a', 'é: a')).toEqual([
      'what',
      'what-2',
      'é-a',
      'é-a-2',
      'é-a-3',
    ]);
  });

  it('gives an id to a text without letters or digits', () => {
    expect(ids('!!!', '', '…?')).toEqual(['section', 'section-2', '…']);
    expect(ids('🚀', '🚀')).toEqual(['%F0%9F%9A%80', '-2']);
  });

  it('takes custom ids into account in document order', () => {
    const slugger = createSlugger();
    expect(slugger.id('Install')).toBe('install');
    expect(slugger.id('Set up', 'install')).toBe('install-2');
    expect(slugger.id('Set up', 'Set-Up')).toBe('Set-Up');
    expect(slugger.id('Set up')).toBe('set-up');
    expect(slugger.id('Text', '')).toBe('text');
  });

  it('accepts text with half a surrogate pair', () => {
    expect(() => ids('a \uD800 b')).not.toThrow();
  });
});

describe('cleanMarkdownId', () => {
  it.each([
    ['my-id', 'my-id'],
    [' My id ', 'My-id'],
    ['a&b<c>"d"?', 'abcd'],
    ['what’s:🚀new', 'what’snew'],
    ['x.y/z_1', 'x.y/z_1'],
  ])('makes of %j %j', (id, cleaned) => {
    expect(cleanMarkdownId(id)).toBe(cleaned);
  });
});

describe('cleanAttributeId', () => {
  it('keeps white space and other punctuation', () => {
    expect(cleanAttributeId('Raw, Id')).toBe('Raw Id');
    expect(cleanAttributeId('a&b')).toBe('a&b');
  });
});

describe('githubSlug', () => {
  it.each([
    ['What’s new', 'whats-new'],
    ['Fees & billing', 'fees--billing'],
    ['v1.2.3', 'v123'],
    ['Read/write access', 'readwrite-access'],
    ['🚀 Launch', '-launch'],
  ])('makes of %j the id %j', (text, id) => {
    expect(githubSlug(text)).toBe(id);
  });
});
