import { describe, expect, test } from 'vitest';
import { syntaxFault, writtenOptions } from './astro-project.ts';

const config = (call: string) => `import { defineConfig } from 'astro/config';
import waymark from "waymark";
// integrations: [waymark({ docs: './old' })],
export default defineConfig({ integrations: [${call}] } as object);`;

describe('The docs folders of an Astro project', () => {
  test.each([
    ['waymark()', ['./docs']],
    ["waymark({ path: '/docs' })", ['./docs']],
    ['waymark({ docs: "./guides", assistant: { domain: "a" } })', ['./guides']],
    ["waymark({ docs: 'a' }), waymark({ path: '/b', docs: 'b' })", ['a', 'b']],
    ['waymark({ docs: folder })', [undefined]],
    ['waymark({ ...shared })', ['./docs']],
    ['waymark(options)', ['./docs']],
    ['other()', []],
  ])('that %s names are %j', (call, folders) => {
    expect(writtenOptions(config(call)).map(({ docs }) => docs)).toEqual(folders);
  });

  test('are those of the integration under its own name', () => {
    const text =
      "import docs from 'waymark';\nexport default { integrations: [docs({ docs: 'd' })] };";
    expect(writtenOptions(text).map(({ docs }) => docs)).toEqual(['d']);
    const other = "import waymark from './waymark.js'; waymark({ docs: 'd' })";
    expect(writtenOptions(other)).toEqual([]);
  });
});

describe('Options of an Astro project', () => {
  const read = (options: string) => writtenOptions(config(`waymark(${options})`))[0];

  test('that decide what is wrong with its docs are known where they are written out', () => {
    const written = read(`{
      path: '/docs',
      rules: { preset: 'lenient', 'page-syntax': 'error' },
      components: { Hello: './src/Hello.astro', 'Own': path('./src/Own.astro') },
    }`);
    expect(written?.values).toEqual({
      path: '/docs',
      rules: { preset: 'lenient', 'page-syntax': 'error' },
    });
    expect(written?.components).toEqual(['Hello', 'Own']);
    expect(written?.computed).toEqual([]);
  });

  test.each([
    ["{ rules: isCi ? 'strict' : 'lenient' }", ['rules']],
    ["{ rules: { preset, 'page-syntax': 'off' } }", ['rules']],
    ['{ components: own }', ['components']],
    ["{ components: { ...own, Hello: './Hello.astro' } }", ['components']],
    ["{ docs: 'd', ...shared }", ['...']],
    ['options', ['...']],
    ["{ site: address, rules: 'lenient' }", []],
  ])('that are computed are named: %s', (options, computed) => {
    expect(read(options)?.computed).toEqual(computed);
  });
});

test('What a configuration says that is no code is told with its place', () => {
  expect(syntaxFault('export default {\n  integrations: [waymark({],\n};')).toMatchObject({
    line: 2,
    column: 27,
  });
  expect(syntaxFault(config('waymark()'))).toBeUndefined();
});
