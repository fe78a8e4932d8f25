import { describe, expect, it } from 'vitest';
import { correctedHtml } from './correct-links.ts';

describe('correctedHtml', () => {
  it('changes the links that need it, written with entities or not', () => {
    const corrections = new Map([
      ['/b?x=1&y=2#Install', '/b?x=1&y=2#install'],
      ['/b#Install', '/b#install'],
    ]);
    const html =
      '<a href="/b#Install">b</a><a href="/b?x=1&#38;y=2#Install">c</a><a href="/b#c">d</a>';
    expect(correctedHtml(html, corrections)).toBe(
      '<a href="/b#install">b</a><a href="/b?x=1&amp;y=2#install">c</a><a href="/b#c">d</a>',
    );
  });
});
