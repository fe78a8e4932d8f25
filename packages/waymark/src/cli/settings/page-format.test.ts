import { expect, it } from 'vitest';
import { pageFormat } from './page-format.ts';

const onPages = { GITHUB_PAGES: 'true' };

it.each([
  ['anywhere', undefined, {}, 'directory'],
  ['GitHub Pages', undefined, onPages, 'file'],
  ['Netlify', 'netlify', {}, 'file'],
  ['Cloudflare', 'cloudflare', {}, 'file'],
  ['nginx, from a workflow of GitHub', 'nginx', onPages, 'directory'],
  ['Vercel', 'vercel', {}, 'directory'],
] as const)('Pages for %s need no redirect', (_, host, environment, format) => {
  expect(pageFormat({}, host, environment)).toBe(format);
});

it('The form that is asked for is kept', () => {
  expect(pageFormat({ format: 'directory' }, 'netlify', {})).toBe('directory');
  expect(pageFormat({ format: 'preserve', trailingSlash: 'never' }, undefined, {})).toBe(
    'preserve',
  );
});

it('Links with a slash at the end lead to folders, whatever the host', () => {
  expect(pageFormat({ trailingSlash: 'always' }, 'netlify', onPages)).toBe('directory');
  expect(() => pageFormat({ format: 'file', trailingSlash: 'always' }, undefined, {})).toThrow(
    'links lead to folders, and --format file writes pages as files',
  );
});
