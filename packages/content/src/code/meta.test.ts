import { describe, expect, it } from 'vitest';
import { parseCodeMeta } from './meta.ts';

const none = {
  language: 'js',
  lines: false,
  wrap: false,
  expandable: false,
  twoslash: false,
  nocopy: false,
  highlight: [],
  focus: [],
};

describe('the title of a fence', () => {
  it.each([
    ['', undefined],
    ['title="a b"', 'a b'],
    ["title='a b'", 'a b'],
    ['title = "a b"', 'a b'],
    ['title="say \\"x\\""', 'say "x"'],
    ['title=Query', 'Query'],
    ['Title="a"', 'a'],
    ['title={"a b"}', 'a b'],
    ['title="a" b', 'a'],
    ['server.json', 'server.json'],
    ['  JavaScript &  TypeScript ', 'JavaScript & TypeScript'],
    ['/app/layout.tsx', '/app/layout.tsx'],
    ['KEY=value file', 'KEY=value file'],
    ['{1,3-5} a.js', 'a.js'],
    ['a.js {1,3-5}', 'a.js'],
    ['Line focusing example focus=2,4,5', 'Line focusing example'],
    ['HelloWorld.java example icon=java lines', 'HelloWorld.java example'],
    ['Wrap example wrap', 'Wrap example'],
    ['proxy.ts [expandable]', 'proxy.ts'],
    ['twoslash Twoslash example', 'Twoslash example'],
    ['lines wrap', undefined],
    ['a.js theme=dark lang=x', 'a.js'],
  ])('of %j is %j', (meta, title) => {
    expect(parseCodeMeta('js', meta).title).toBe(title);
  });

  it.each([
    ['"a b"', 'a b'],
    ["'a b' lines", 'a b'],
    ['filename="a.js"', 'a.js'],
    ['filename=a.js', 'a.js'],
    ['copy', undefined],
    ['copy showLineNumbers', undefined],
    ['Deep copy', 'Deep copy'],
    ['showLineNumbers a.js', 'a.js'],
  ])('of %j, which the format does not know, is %j', (meta, title) => {
    expect(parseCodeMeta('js', meta).title).toBe(title);
  });

  it.each([
    ['Install lang pack', 'Install lang pack'],
    ['Custom icon set wrap', 'Custom icon set'],
    ['title property format', 'title property format'],
    ['Word wrap mode lines', 'Word wrap mode'],
    ['Example title', 'Example title'],
    ['a "b c" d', 'a "b c" d'],
    ['a "wrap" d', 'a "wrap" d'],
    ['Expandable example expandable', 'Expandable example'],
  ])('keeps what is no flag at its start or end: %j is %j', (meta, title) => {
    expect(parseCodeMeta('js', meta).title).toBe(title);
  });
});

describe('the flags of a fence', () => {
  it.each(['lines', 'wrap', 'expandable', 'twoslash', 'nocopy'] as const)('include %s', (name) => {
    for (const on of [name, `${name}=true`, `${name}="true"`, `${name}={true}`, `a.js ${name}`]) {
      expect(parseCodeMeta('js', on), on).toMatchObject({ [name]: true });
    }
    for (const off of ['', `${name}=false`, `${name}="false"`, `${name}={false}`]) {
      expect(parseCodeMeta('js', off), off).toEqual(none);
    }
  });

  it('are read in any case, while a capital keeps the word in the title', () => {
    expect(parseCodeMeta('js', 'Lines of code')).toEqual({
      ...none,
      title: 'Lines of code',
      lines: true,
    });
  });

  it('include the forms of other generators', () => {
    expect(parseCodeMeta('js', '[expandable]').expandable).toBe(true);
    expect(parseCodeMeta('js', 'showLineNumbers').lines).toBe(true);
    expect(parseCodeMeta('js', 'showLineNumbers={true}').lines).toBe(true);
  });
});

describe('the lines that a fence points out', () => {
  it.each([
    ['highlight={1,3-5}', [1, 3, 4, 5]],
    ['highlight={1, 3 - 5}', [1, 3, 4, 5]],
    ['highlight="1,3-5"', [1, 3, 4, 5]],
    ['highlight=4', [4]],
    ['highlight="4"', [4]],
    ['highlight="[1,3]"', [1, 3]],
    ['{1,3-5}', [1, 3, 4, 5]],
    ['a.js {2} wrap', [2]],
    ['highlight={2,2,1-3,,x}', [2, 1, 3]],
    ['highlight={5-2}', []],
    ['highlight={0}', []],
    ['highlight', []],
    ['/pattern/', []],
  ])('by %j are %j', (meta, highlight) => {
    expect(parseCodeMeta('js', meta).highlight).toEqual(highlight);
  });

  it.each([
    ['focus={2,4-5}', [2, 4, 5]],
    ['focus="2"', [2]],
    ['focus=2,4,5', [2, 4, 5]],
    ['{2}', []],
  ])('by %j have the focus: %j', (meta, focus) => {
    expect(parseCodeMeta('js', meta).focus).toEqual(focus);
  });

  it('stay within reason for a mistyped range', () => {
    expect(parseCodeMeta('js', '{1-999999999999}').highlight).toHaveLength(100_000);
  });
});

describe('the language of a fence', () => {
  it.each([
    ['js', '', 'js'],
    ['C++', '', 'C++'],
    ['bash=', '', 'bash'],
    ['Result:', '', 'Result'],
    ['python{15}', '', 'python'],
    ['title="x"', '', ''],
    ['{1,2}', '', ''],
    ['', '', ''],
    [null, null, ''],
  ])('%j is %j', (word, meta, language) => {
    expect(parseCodeMeta(word, meta).language).toBe(language);
  });

  it('gives what belongs to the meta back to it', () => {
    expect(parseCodeMeta('python{15}', 'a.py').highlight).toEqual([15]);
    expect(parseCodeMeta('title="a', 'b"')).toMatchObject({ language: '', title: 'a b' });
  });

  it('without a copy button is nocopy', () => {
    expect(parseCodeMeta('nocopy', null).nocopy).toBe(true);
  });
});

describe('the icon of a fence', () => {
  it.each(['icon="square-js"', 'icon=square-js', 'a.js icon=square-js lines'])(
    'is read from %j',
    (meta) => {
      expect(parseCodeMeta('js', meta).icon).toBe('square-js');
    },
  );
});

describe('the options of a diagram', () => {
  it('are its placement and actions', () => {
    expect(parseCodeMeta('mermaid', 'placement="top-left" actions={true}')).toMatchObject({
      placement: 'top-left',
      actions: true,
    });
    expect(parseCodeMeta('mermaid', 'actions=false')).toMatchObject({ actions: false });
    expect(parseCodeMeta('mermaid', '')).not.toHaveProperty('actions');
  });

  it('mean nothing on code', () => {
    expect(parseCodeMeta('js', 'actions=true')).toEqual({ ...none, title: 'actions=true' });
  });
});
