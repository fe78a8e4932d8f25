import type { PageView } from '@waymark/core';
import { describe, expect, it } from 'vitest';
import { longDate, pageEnding } from './page-ending.ts';

const noFeedback = { thumbsRating: false, suggestEdit: false, raiseIssue: false };

describe('the day of the last change', () => {
  const shown = (
    site: boolean,
    timestamp?: boolean,
    modified: string | undefined = '2026-08-13',
  ) => {
    const page = { frontmatter: { ...(timestamp === undefined ? {} : { timestamp }) }, modified };
    // Only these properties are read.
    const view = { page, related: [] } as unknown as PageView;
    return pageEnding(
      view,
      { metadata: { timestamp: site, contributors: false }, feedback: noFeedback },
      {},
    )?.modified;
  };

  it('is shown where the site says so, unless the page says otherwise', () => {
    expect(shown(true)).toBe('2026-08-13');
    expect(shown(false)).toBeUndefined();
    expect(shown(true, false)).toBeUndefined();
    expect(shown(false, true)).toBe('2026-08-13');
  });

  it.each([
    ['en', 'August 13, 2026'],
    ['de', '13. August 2026'],
    ['ja', '2026年8月13日'],
    ['th', '13 สิงหาคม ค.ศ. 2026'],
    ['no such language', 'August 13, 2026'],
  ])('is written as in the language %s', (lang, text) => {
    expect(longDate('2026-08-13', lang)).toBe(text);
  });
});
