import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from '../../../../test/support/temp-folder.ts';
import { writeRedirectsFile } from './write-redirects.ts';

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
