import { describe, expect, test } from 'vitest';
import { meantKey } from './misspelt-key.ts';

describe('A key of frontmatter that the format does not know', () => {
  test.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['sidebarTitel', 'sidebarTitle'],
    ['sidebar_title', 'sidebarTitle'],
    ['decription', 'description'],
    ['hiden', 'hidden'],
    ['noIndex', 'noindex'],
    ['depracated', 'deprecated'],
    ['isPubic', 'isPublic'],
  ])('was to be another: %s is %s', (key, meant) => {
    expect(meantKey(key, [key])).toBe(meant);
  });

  test.each(
    [
      // Of other generators, and of real sites.
      'author authors tags tag model category sidebar_label sidebar_position shortTitle publish',
      'published date slug layout weight name type rules data license metadata overview github kind',
      'apiVersion seo sidebarDepth config service steps inputs hooks group keyword versions titles',
      'logoId popularityOrder compatibility permission_mode created updated status summary image',
      'label order draft aliases id parent template language lang toc pagination_next head hero',
      'versionTo version_to createdDateBy hiddenIn publicAt',
    ]
      .join(' ')
      .split(' '),
  )('is of the author: %s', (key) => {
    expect(meantKey(key, [key])).toBeUndefined();
  });

  test('is of the author where the page has the other one too', () => {
    expect(meantKey('titel', ['title', 'titel'])).toBeUndefined();
  });
});
