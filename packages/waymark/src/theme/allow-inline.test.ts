import { describe, expect, it } from 'vitest';
import { personalMarks } from '../project/personal-marks.ts';
import { allowInline } from './allow-inline.ts';
import { policyHash } from './policy-hash.ts';

/** What a page with one style attribute lets other attributes be. */
function attributesOf(content: string, runsOwnCode = false): readonly string[] {
  const sources: string[] = [];
  const note = (entry: string | { kind?: string; resource?: string; hash?: string }) => {
    if (typeof entry === 'object' && entry.kind === 'attribute') {
      sources.push(entry.resource ?? entry.hash ?? '');
    }
  };
  const policy = {
    insertDirective: note,
    insertScriptResource: note,
    insertScriptHash: note,
    insertStyleResource: note,
    insertStyleHash: note,
  };
  const styles = ['color:red'];
  allowInline(policy, { content, rules: undefined, runsOwnCode, scripts: [], styles });
  return sources;
}

describe('Style attributes of a page', () => {
  it('are those that stand in it', () => {
    const named = ["'unsafe-hashes'", policyHash('color:red')];
    expect(attributesOf('<p style="color:red">A</p>')).toEqual(named);
    expect(attributesOf('<script>own()</script><style>b {}</style>')).toEqual(named);
    // What is drawn in the browser gets its styles by script.
    expect(attributesOf('<wm-mermaid></wm-mermaid>')).toEqual(named);
  });

  it.each([
    ['a component that runs in the browser', '<astro-island></astro-island>'],
    ['a script of another site', '<script src="https://player.example/embed.js"></script>'],
    ['a body for each reader', `${personalMarks(0).start}<p>A</p>${personalMarks(0).end}`],
  ])('may be any with %s', (_, content) => {
    expect(attributesOf(content)).toEqual(["'unsafe-inline'"]);
  });

  it('may be any where all pages have code that may write them', () => {
    expect(attributesOf('<p>A</p>', true)).toEqual(["'unsafe-inline'"]);
  });
});
