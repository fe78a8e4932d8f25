import { describe, expect, it } from 'vitest';
import { projectRoutes } from './own-pages.ts';

const docs = {
  isPrerendered: false,
  origin: 'external',
  pattern: '/docs/[...path]',
  patternRegex: /^\/docs(?:\/(.*?))?\/?$/,
  type: 'page',
} as const;
const endpoint = {
  isPrerendered: false,
  origin: 'project',
  pattern: '/api/status',
  patternRegex: /^\/api\/status\/?$/,
  type: 'endpoint',
} as const;
const catchAll = {
  isPrerendered: false,
  origin: 'project',
  pattern: '/[...path]',
  patternRegex: /^(?:\/(.*?))?\/?$/,
  type: 'page',
} as const;

describe('The routes of a project beside its docs', () => {
  it('are all but those of docs in a project without pages', () => {
    const { isFixed, isOther } = projectRoutes([docs, endpoint], 'path', '/docs');
    expect(['/api/status', '/docs/guide', '/other'].map(isOther)).toEqual([true, false, false]);
    expect(['/api/status', '/docs/guide'].map(isFixed)).toEqual([true, false]);
  });

  it('are all in a project with pages, which may have more than its routes tell', () => {
    const { isFixed, isOther } = projectRoutes([docs, catchAll], 'path', '/docs');
    expect(['/docs/guide', '/other'].map(isOther)).toEqual([true, true]);
    expect(['/docs/guide', '/other'].map(isFixed)).toEqual([false, false]);
  });

  it('answer without a file where they lie below the docs and are rendered on demand, or redirect', () => {
    const own = { ...catchAll, pattern: '/docs/[id]', patternRegex: /^\/docs\/([^/]+?)\/?$/ };
    const answers = (...routes: Parameters<typeof projectRoutes>[0]) =>
      projectRoutes([docs, ...routes], 'path', '/docs').isAnswered('/docs/one');
    expect(answers(own)).toBe(true);
    expect(answers({ ...own, isPrerendered: true })).toBe(false);
    expect(answers({ ...own, isPrerendered: true, type: 'redirect' })).toBe(true);
    expect(answers(catchAll)).toBe(false);
  });
});
