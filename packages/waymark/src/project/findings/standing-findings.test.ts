import { type Diagnostic, diagnostic } from '@waymark/core';
import { expect, test } from 'vitest';
import { createStandingFindings } from './standing-findings.ts';

function missing(link: string, line = 1, file = 'guide.mdx'): Diagnostic {
  const at = { file, line, column: 1 };
  return diagnostic('link-page-missing', { at, message: `No page is at "${link}".`, hint: '' });
}

test('A finding is told once as long as it stands, at whatever line', () => {
  const standing = createStandingFindings();
  expect(standing.take('guide', [missing('/a', 4)])).toEqual([missing('/a', 4)]);
  expect(standing.take('guide', [missing('/a', 4)])).toEqual([]);
  expect(standing.take('guide', [missing('/a', 9)])).toEqual([]);
});

test('A finding that was mended is told when it comes back', () => {
  const standing = createStandingFindings();
  standing.take('guide', [missing('/a'), missing('/b')]);
  expect(standing.take('guide', [missing('/b')])).toEqual([]);
  expect(standing.take('guide', [missing('/a'), missing('/b')])).toEqual([missing('/a')]);
});

test('The same mistake at one more place is told', () => {
  const standing = createStandingFindings();
  standing.take('guide', [missing('/a', 1)]);
  expect(standing.take('guide', [missing('/a', 1), missing('/a', 7)])).toEqual([missing('/a', 7)]);
});

test('A finding in a snippet of two pages is told for the first of them, and when it comes back', () => {
  const standing = createStandingFindings();
  const shared = missing('/a', 1, 'snippets/part.mdx');
  expect(standing.take('one', [shared])).toEqual([shared]);
  expect(standing.take('two', [shared])).toEqual([]);
  // Nobody has opened the second page since it was mended.
  standing.take('one', []);
  expect(standing.take('one', [shared])).toEqual([shared]);
  expect(standing.take('two', [shared])).toEqual([]);
});

test('What was not looked for stands on', () => {
  const standing = createStandingFindings();
  const thrown = diagnostic('page-evaluation', {
    at: { file: 'guide.mdx', line: 1, column: 1 },
    message: 'It threw.',
    hint: '',
  });
  standing.take('guide', [missing('/a'), thrown]);
  standing.take('guide', [], ({ code }) => code !== 'page-evaluation');
  expect(standing.take('guide', [missing('/a'), thrown])).toEqual([missing('/a')]);
});

test('What is about the installation is told once for all pages', () => {
  const standing = createStandingFindings();
  const notInstalled = (file: string) =>
    diagnostic('mermaid-not-installed', {
      at: { file, line: 1, column: 1 },
      message: 'Mermaid is not installed.',
      hint: '',
    });
  expect(standing.take('one', [notInstalled('one.mdx')])).toHaveLength(1);
  expect(standing.take('two', [notInstalled('two.mdx')])).toEqual([]);
});

test('What was found aside is told once, and so it is when a page has it', () => {
  const standing = createStandingFindings();
  expect(standing.takeAside([missing('/a')])).toEqual([missing('/a')]);
  expect(standing.takeAside([missing('/a')])).toEqual([]);
  expect(standing.take('guide', [missing('/a')])).toEqual([]);
});

test('A page that is gone and comes back is told of anew', () => {
  const standing = createStandingFindings();
  standing.take('guide', [missing('/a')]);
  standing.forget((part) => part === 'guide');
  expect(standing.take('guide', [missing('/a')])).toEqual([missing('/a')]);
});
