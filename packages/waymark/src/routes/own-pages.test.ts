import { describe, expect, it } from 'vitest';
import { projectRoutes } from './own-pages.ts';

const docs = {
  origin: 'external',
  pattern: '/docs/[...path]',
  patternRegex: /^\/docs(?:\/(.*?))?\/?$/,
  type: 'page',
} as const;
const endpoint = {
  origin: 'project',
  pattern: '/api/status',
  patternRegex: /^\/api\/status\/?$/,
  type: 'endpoint',
} as const;
const catchAll = {
  origin: 'project',
  pattern: '/[...path]',
  patternRegex: /^(?:\/(.*?))?\/?$/,
  type: 'page',
} as const;

describe('The routes of a project beside its docs', () => {
  it('are all but those of docs in a project without pages', () => {
    const { isFixed, isOther } = projectRoutes([docs, endpoint], 'path');
    expect(['/api/status', '/docs/guide', '/other'].map(isOther)).toEqual([true, false, false]);
    expect(['/api/status', '/docs/guide'].map(isFixed)).toEqual([true, false]);
  });

  it('are all in a project with pages, which may have more than its routes tell', () => {
    const { isFixed, isOther } = projectRoutes([docs, catchAll], 'path');
    expect(['/docs/guide', '/other'].map(isOther)).toEqual([true, true]);
    expect(['/docs/guide', '/other'].map(isFixed)).toEqual([false, false]);
  });
});
