import { documentFromValue, type Frontmatter } from '@waymark/core';
import { describe, expect, it } from 'vitest';
import type { GitDates, NoGitDates } from './git-dates.ts';
import { withDates } from './page-dates.ts';

interface Asked {
  readonly timestamp: boolean;
  readonly pages: Readonly<Record<string, Frontmatter>>;
  readonly dates?: GitDates | NoGitDates;
}

async function dated({ timestamp, pages, dates = 'failed' }: Asked) {
  const asked: string[] = [];
  const { value, diagnostics } = await withDates({
    pages: Object.entries(pages).map(([path, frontmatter]) => ({
      path,
      file: `${path}.mdx`,
      frontmatter,
    })),
    config: { metadata: { timestamp, contributors: false } },
    document: documentFromValue({}),
    readDates: async ({ files }) => {
      asked.push(...files);
      return dates;
    },
    locateField: ({ file }) => ({ file, line: 2, column: 1 }),
  });
  return { asked, diagnostics, days: value.map(({ changed }) => changed) };
}

const known = {
  days: new Map([['a.mdx', '2026-08-13']]),
  cut: new Set<string>(),
  isShallow: false,
  times: new Map(),
  names: new Map(),
};

describe('Git', () => {
  it('is not asked where no page shows when it was last changed', async () => {
    const pages = { a: {}, b: { lastUpdatedDate: '2026-01-01' } };
    expect(await dated({ timestamp: false, pages })).toMatchObject({ asked: [], diagnostics: [] });
  });

  it('is asked for pages that show it and do not say it themselves', async () => {
    const pages = {
      a: {},
      b: { lastUpdatedDate: '2026-01-01' },
      c: { timestamp: false },
      d: { url: 'https://a.example' },
      e: { lastUpdatedDate: 'last week' },
    };
    const { asked, days } = await dated({ timestamp: true, pages, dates: known });
    expect(asked).toEqual(['a.mdx', 'e.mdx']);
    expect(days).toEqual(['2026-08-13', undefined, undefined, undefined, undefined]);
    const single = { a: { timestamp: true }, b: {} };
    expect((await dated({ timestamp: false, pages: single, dates: known })).asked).toEqual([
      'a.mdx',
    ]);
  });
});

describe('One warning', () => {
  it.each<[string, GitDates | NoGitDates, string]>([
    ['Git is not installed', 'no-git', 'not installed'],
    ['there is no history', 'no-repository', 'no history'],
    ['Git fails', 'failed', 'cannot read'],
    [
      'the clone is shallow',
      { ...known, cut: new Set(['b.mdx']) },
      'of 1 of 2 pages it does not reach back',
    ],
  ])('is given where %s', async (_, dates, message) => {
    const { diagnostics } = await dated({ timestamp: true, pages: { a: {}, b: {} }, dates });
    expect(diagnostics).toMatchObject([{ code: 'timestamp-unknown', file: 'docs.json' }]);
    expect(diagnostics[0]?.message).toContain(message);
  });

  it('stands at the first page that asks where docs.json does not, and not for new files', async () => {
    const pages = { a: {}, b: { timestamp: true } };
    const failed = await dated({ timestamp: false, pages });
    expect(failed.diagnostics).toMatchObject([{ file: 'b.mdx', line: 2 }]);
    expect((await dated({ timestamp: true, pages, dates: known })).diagnostics).toEqual([]);
  });
});

describe('Who changed pages', () => {
  const ask = (isShallow: boolean) =>
    withDates({
      pages: [{ path: 'a', file: 'a.mdx', frontmatter: {} }],
      config: { metadata: { timestamp: false, contributors: true } },
      document: documentFromValue({}),
      readDates: async () => ({ ...known, isShallow, names: new Map([['a.mdx', ['Ada']]]) }),
      locateField: ({ file }) => ({ file, line: 2, column: 1 }),
    });

  it('is told without the day, if only that is asked for', async () => {
    const { diagnostics, value } = await ask(false);
    expect(value).toEqual([expect.objectContaining({ contributors: ['Ada'] })]);
    expect(value[0]).not.toHaveProperty('changed');
    expect(diagnostics).toEqual([]);
  });

  it('is told by nobody in a shallow clone, which says so', async () => {
    const { diagnostics, value } = await ask(true);
    expect(value[0]).not.toHaveProperty('contributors');
    expect(diagnostics).toMatchObject([{ code: 'timestamp-unknown' }]);
  });
});
