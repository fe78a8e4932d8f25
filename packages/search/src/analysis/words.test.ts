import { describe, expect, it } from 'vitest';
import { wordsOf } from './words.ts';

const texts = (text: string, kind: string) =>
  wordsOf(text)
    .filter((word) => word.kind === kind)
    .map((word) => word.text);

describe('wordsOf', () => {
  it.each([
    ['docs.json', ['docs.json'], ['docs', 'json']],
    ['useChat()', ['usechat'], ['use', 'chat']],
    ['X-Api-Key', ['x-api-key'], ['api', 'key']],
    ['run it with --dry-run', ['--dry-run'], ['dry', 'run']],
    ['GET /v1/users/{id}', ['v1/users/{id}'], ['v1', 'users', 'id']],
    ['GET /users/:name', ['users/:name'], ['users', 'name']],
    ['OBJECT_STORE_KEY', ['object_store_key'], ['object', 'store', 'key']],
    ['import @scope/some.pkg', ['scope/some.pkg'], ['scope', 'some', 'pkg']],
    ['v1.2.3', ['1.2.3'], ['v1']],
    ['V1.2.3-beta.1', ['1.2.3-beta.1'], ['v1', 'beta']],
    ['v1.2/users', ['1.2/users'], ['v1', 'users']],
    ['HTTPServer', ['httpserver'], ['http', 'server']],
    ['C++, F# and Notepad++', ['c++', 'f#', 'notepad++'], ['notepad']],
    ['C++17 in Straße#anker', ['c++'], []],
  ])('finds %s whole and in parts', (text, whole, parts) => {
    expect(texts(text, 'identifier')).toEqual(whole);
    expect(texts(text, 'part')).toEqual(parts);
  });

  it('takes ordinary words without the marks around them', () => {
    expect(texts('"Quick" start, (again).', 'word')).toEqual(['quick', 'start', 'again']);
  });

  it('drops what grows on a word around an apostrophe', () => {
    expect(texts("the page’s title, l'index, you don't", 'word')).toEqual([
      'the',
      'page',
      'title',
      'index',
      'you',
    ]);
  });

  it.each([
    "dell'utente",
    'nell’utente',
    "all'utente",
    "lorsqu'utente",
    "jusqu'utente",
    "L'UTENTE",
    'd’utente',
  ])('drops the elided word at the start of %s', (text) => {
    expect(wordsOf(text)).toEqual([{ text: 'utente', kind: 'word' }]);
  });

  it('drops it from names as well, and the ending of a possessive', () => {
    expect(texts("GitHub's l'auto-complétion d’OpenAI’s docs.json's", 'identifier')).toEqual([
      'github',
      'auto-complétion',
      'openai',
      'docs.json',
    ]);
  });

  it('takes the apostrophe of other scripts for a letter, however it is written', () => {
    expect(texts("ім'я ім’я імʼя", 'word')).toEqual(["ім'я", "ім'я", "ім'я"]);
  });

  it('leaves what only looks elided whole', () => {
    expect(texts("aujourd'hui", 'word')).toEqual(["aujourd'hui"]);
  });

  it('reads wide letters as the common ones', () => {
    expect(texts('ＡＰＩ', 'word')).toEqual(['api']);
  });

  it.each([
    ['全文搜索', ['全文', '文搜', '搜索']],
    ['ページ', ['ペー', 'ージ']],
    ['한국어', ['한국', '국어']],
    ['ภาษาไทย', ['ภา', 'าษ', 'ษา', 'าไ', 'ไท', 'ทย']],
    ['图', ['图']],
  ])('cuts %s into pairs of letters', (text, pairs) => {
    expect(texts(text, 'pair')).toEqual(pairs);
  });

  it('parts scripts that stand side by side without a space', () => {
    expect(wordsOf('安装CLI需要')).toEqual([
      { text: '安装', kind: 'pair' },
      { text: 'cli', kind: 'word' },
      { text: '需要', kind: 'pair' },
    ]);
  });

  it.each([
    ['R', true],
    ["R's", true],
    ['r', undefined],
    ['A', undefined],
    ['I', undefined],
  ])('says whether %s is a name: %s', (text, isName) => {
    expect(wordsOf(text)[0]?.isName).toBe(isName);
  });

  it('leaves out what is too long to be typed', () => {
    expect(wordsOf(`a ${'x'.repeat(41)} b`).map((word) => word.text)).toEqual(['a', 'b']);
  });
});
