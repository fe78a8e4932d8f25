import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../../../test/support/temp-folder.ts';
import type { Project } from '../project/project.ts';
import { writeRedirects, writeRedirectsFile } from './write-redirects.ts';

const site = {
  base: '',
  redirects: [
    { source: '/old', destination: '/new', permanent: true },
    { source: '/v1/:rest*', destination: '/v2/:rest*', permanent: true },
  ],
};

it('A _redirects file of the docs is kept, and said to lack the patterns of docs.json', () => {
  const output = tempFolder({ _redirects: '/own /other\n' });
  const [found, ...others] = writeRedirectsFile(site, output, true);
  expect(found).toMatchObject({ code: 'host-file-kept' });
  expect(found?.hint).toContain('/v1/* /v2/:splat 301');
  expect(found?.hint).not.toContain('/old');
  expect(others).toEqual([]);
  expect(readFileSync(path.join(output, '_redirects'), 'utf8')).toBe('/own /other\n');
});

it('Where a host has the redirects from other rules, the file of the docs hides none', () => {
  const output = tempFolder({ _redirects: '/own /other\n' });
  expect(writeRedirectsFile(site, output, false)).toEqual([]);
  expect(readFileSync(path.join(output, '_redirects'), 'utf8')).toBe('/own /other\n');
});

/** Docs with a page and a file, of which these paths are redirected. */
function redirected(...sources: string[]): Project {
  const redirects = sources.map((source) => ({
    ...{ source, destination: '/new', permanent: true, pattern: false },
  }));
  return {
    settings: { mount: '', urls: { base: '', trailingSlash: 'never' } },
    config: { redirects },
    site: { home: {} },
    pages: [{ path: 'guide' }, { path: 'Å' }],
    assets: ['Logo.svg'],
  } as unknown as Project;
}

describe('A redirect whose path differs only in case from that of a page or file', () => {
  const project = redirected('/Guide', '/a\u030a', '/logo.SVG', '/GUIDE.md', '/old');
  const kept = new Set(['guide/index.html', 'guide.md']);
  const sources = ['/Guide', '/a%CC%8A', '/logo.SVG', '/GUIDE.md', '/old'];

  it('has no page where a file system takes the two for one, and is in the rules for hosts', () => {
    const output = { folder: tempFolder({}), kept };
    const rules = writeRedirects(project, output, true);
    expect(rules.map(({ source }) => source)).toEqual(sources);
    expect(['Guide', 'a\u030a', 'logo.SVG', 'GUIDE.md', 'old'].map(isIn(output))).toEqual([
      ...[false, false, false, false],
      true,
    ]);
  });

  it('has its page where a file system tells them apart', () => {
    const output = { folder: tempFolder({}), kept };
    expect(writeRedirects(project, output, false)).toHaveLength(sources.length);
    expect(['Guide', 'logo.SVG', 'old'].map(isIn(output))).toEqual([true, true, true]);
  });
});

const isIn =
  ({ folder }: { readonly folder: string }) =>
  (name: string) =>
    existsSync(path.join(folder, name));
