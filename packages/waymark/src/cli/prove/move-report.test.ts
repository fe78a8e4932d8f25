import { diagnostic } from '@waymark/core';
import { expect, it } from 'vitest';
import { reportMark } from '../../project/output/move-report-file.ts';
import type { MoveFinding } from './findings.ts';
import { moveReport } from './move-report.ts';

const counts = { addresses: 3, direct: 1, redirected: 1, elsewhere: 0, gone: 1, withoutEnding: 0 };
const summary = {
  ...{ ...counts, pages: 2, words: 100, missing: 1, percent: 99 },
  ...{ anchors: 2, lostAnchors: 1, titles: 0, meta: {} },
};
const about = { old: 'old', dist: 'dist', most: 2, summary, accepted: 0 };
const finding = (code: MoveFinding['code'], more: Partial<MoveFinding>): MoveFinding => ({
  ...diagnostic(code, { at: { file: 'a.html', line: 1, column: 1 }, message: '' }),
  address: '/a',
  ...more,
});
const lacking = (address: string, missing: number) =>
  finding('move-words-missing', {
    address,
    missing,
    words: 100,
    passages: [
      [
        { text: 'kept ', isMissing: false },
        { text: '<lost>', isMissing: true },
      ],
    ],
  });

it('The report has the worst page first, its missing words marked, and nothing of the site as HTML', () => {
  const findings = [lacking('/some', 1), lacking('/most', 90)];
  const html = moveReport({ ...about, findings });
  expect(html.indexOf('/most')).toBeLessThan(html.indexOf('/some'));
  expect(html).toContain('<blockquote>kept <del>&lt;lost&gt;</del></blockquote>');
  expect(html).toContain(reportMark);
});

it('The report names the page most like an address that is gone, and the redirect to add', () => {
  const gone = (source: string, destination: string) =>
    finding('move-address-gone', {
      address: `${source}/`,
      nearest: destination,
      redirect: { source, destination },
    });
  const rule = (source: string, destination: string) =>
    `{&quot;source&quot;:&quot;${source}&quot;,&quot;destination&quot;:&quot;${destination}&quot;}`;
  const one = moveReport({ ...about, findings: [gone('/a', '/new/a')] });
  expect(one).toContain(
    `<td><code>/new/a</code></td><td><code>${rule('/a', '/new/a')}</code></td>`,
  );
  expect(one).not.toContain('<pre>');
  const both = moveReport({ ...about, findings: [gone('/a', '/new/a'), gone('/b', '/new/b')] });
  expect(both).toContain(
    `<pre><code>${rule('/a', '/new/a')},\n${rule('/b', '/new/b')}</code></pre>`,
  );
});

it('The report requests nothing and runs no code', () => {
  const html = moveReport({ ...about, findings: [finding('move-address-gone', {})] });
  expect(html).not.toMatch(/<script|\ssrc=|href="(?!data:)|url\(/);
});

it('The report of a site without losses says so, and leaves out what it would list', () => {
  const html = moveReport({ ...about, findings: [] });
  expect(html).toContain('Nothing is lost.');
  expect(html).not.toContain('<h2>');
});

it('The report of ten thousand poor pages stays small, and says what it leaves out', () => {
  const findings = Array.from({ length: 10_000 }, (_, index) => lacking(`/page/${index}`, 50));
  const html = moveReport({ ...about, findings });
  expect(html.length).toBeLessThan(400_000);
  expect(html).toContain('9,000 more are in the output of <code>--json</code>.');
});
