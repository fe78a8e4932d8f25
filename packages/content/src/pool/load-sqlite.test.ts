import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const file = new URL('./load-sqlite.ts', import.meta.url).href;

it('says nothing, and keeps other warnings', () => {
  const program = `
    const { loadSqlite } = await import(${JSON.stringify(file)});
    new (loadSqlite().DatabaseSync)(':memory:').close();
    process.emitWarning('Another one.');`;
  const options = ['--input-type=module', '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'];
  const { stderr } = spawnSync(process.execPath, [...options, '--eval', program], {
    encoding: 'utf8',
  });
  expect(stderr.match(/\w*Warning: .*/g)).toEqual(['Warning: Another one.']);
});
