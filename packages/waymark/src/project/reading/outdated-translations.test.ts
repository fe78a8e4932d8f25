import { createHash } from 'node:crypto';
import { documentFromValue, type PageSource } from '@waymark/core';
import { describe, expect, it } from 'vitest';
import type { GitDates } from './git-dates.ts';
import { outdatedTranslations, type TranslationsInput } from './outdated-translations.ts';

const text = 'A page.\nOf two lines.\n';
const hash = createHash('sha256').update(text).digest('hex');

interface Asked {
  readonly outdated?: 'off' | 'check' | 'notice';
  readonly originalHash?: string;
  readonly times?: Readonly<Record<string, number>>;
  readonly cut?: readonly string[];
}

async function told({ outdated = 'check', originalHash, times = {}, cut = [] }: Asked) {
  let isGitAsked = false;
  const pages: PageSource[] = [
    { path: 'a', file: 'a.mdx', frontmatter: {} },
    { path: 'fr/a', file: 'fr/a.mdx', frontmatter: originalHash ? { originalHash } : {} },
    { path: 'fr/b', file: 'b.mdx', frontmatter: {}, fallbackOf: 'b' },
  ];
  const dates: GitDates = {
    days: new Map(),
    times: new Map(Object.entries(times)),
    cut: new Set(cut),
    isShallow: cut.length > 0,
    names: new Map(),
  };
  // Only what is read of a view.
  const view = (path: string) => (path === 'fr/a' ? { original: { path: 'a' } } : {});
  const { diagnostics, value } = await outdatedTranslations({
    site: { pages: new Map(pages.map((page) => [page.path, page])), view } as never,
    config: { translations: { fallback: false, outdated, offer: false } },
    document: documentFromValue({}),
    readDates: async () => {
      isGitAsked = true;
      return dates;
    },
    read: () => text.replaceAll('\n', '\r\n'),
    locateField: ({ file }: PageSource) => ({ file, line: 2, column: 1 }),
  } satisfies TranslationsInput);
  return { codes: diagnostics.map(({ code }) => code), isGitAsked, pages: [...value] };
}

describe('A translation', () => {
  it.each<[string, Asked, readonly string[], readonly string[]]>([
    [
      'older than its original',
      { times: { 'a.mdx': 9, 'fr/a.mdx': 8 } },
      ['fr/a'],
      ['translation-outdated'],
    ],
    ['of the same commit', { times: { 'a.mdx': 9, 'fr/a.mdx': 9 } }, [], []],
    ['that is newer', { times: { 'a.mdx': 8, 'fr/a.mdx': 9 } }, [], []],
    ['that was never committed', { times: { 'a.mdx': 8 } }, [], []],
    [
      'a shallow clone does not reach',
      { times: { 'a.mdx': 9 }, cut: ['fr/a.mdx'] },
      ['fr/a'],
      ['translation-outdated'],
    ],
    [
      'whose original a shallow clone does not reach',
      { times: { 'fr/a.mdx': 9 }, cut: ['a.mdx'] },
      [],
      [],
    ],
    [
      'neither of which a shallow clone reaches',
      { cut: ['a.mdx', 'fr/a.mdx'] },
      [],
      ['timestamp-unknown'],
    ],
    [
      'with the hash of its original',
      { times: { 'a.mdx': 9, 'fr/a.mdx': 8 }, originalHash: hash.slice(0, 12) },
      [],
      [],
    ],
    [
      'with another hash',
      { times: { 'a.mdx': 8, 'fr/a.mdx': 9 }, originalHash: '0123456789ab' },
      ['fr/a'],
      ['translation-outdated'],
    ],
    [
      'with a hash too short to say anything',
      { originalHash: hash.slice(0, 4) },
      ['fr/a'],
      ['translation-outdated'],
    ],
  ])('%s is told of as it should be', async (_, asked, pages, codes) => {
    expect(await told(asked)).toMatchObject({ pages, codes });
  });

  it('with a hash is compared on every site, and Git is asked only where the site wants it', async () => {
    const off = { outdated: 'off', times: { 'a.mdx': 9, 'fr/a.mdx': 8 } } as const;
    expect(await told(off)).toEqual({ codes: [], isGitAsked: false, pages: [] });
    expect(await told({ ...off, originalHash: '0123456789ab' })).toEqual({
      codes: ['translation-outdated'],
      isGitAsked: false,
      pages: ['fr/a'],
    });
  });
});
