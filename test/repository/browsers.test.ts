import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const packages = fileURLToPath(new URL('../../packages/', import.meta.url));
const stylesheets = globSync('waymark/src/**/*.css', { cwd: packages });

/** Declarations of one property in all stylesheets, each with its file and what is declared with it. */
function declarationsOf(property: string) {
  return stylesheets.flatMap((file) =>
    readFileSync(packages + file, 'utf8')
      .split(/[{}]/)
      .flatMap((declared) =>
        [...declared.matchAll(new RegExp(`(?<![\\w-])${property}: ([^;]+);`, 'g'))].map(
          ([, value = '']) => ({ file, value, declared }),
        ),
      ),
  );
}

const found = (declarations: ReturnType<typeof declarationsOf>) =>
  declarations.map(({ file, value }) => `${file}: ${value}`);

// https://developer.mozilla.org/en-US/docs/Web/CSS/user-select#browser_compatibility
test.for(['user-select', 'box-decoration-break'])(
  '%s stands with the prefix that Safari asks for',
  (property) => {
    const all = declarationsOf(property);
    expect(all.length).toBeGreaterThan(0);
    expect(found(all.filter(({ declared }) => !declared.includes(`-webkit-${property}:`)))).toEqual(
      [],
    );
  },
);

// Safari takes a line alone in the shorthand, and drops a declaration of more than that.
test('What a line under text is like stands in properties of its own', () => {
  const all = declarationsOf('text-decoration');
  expect(found(all.filter(({ value }) => value.includes(' ')))).toEqual([]);
});

// Beside it there is no room, so it is as narrow as may be. In Firefox and Safari that is nothing for a
// picture that may shrink (CSS Sizing 3, 5.2.2).
test('What stands wholly beside another box says how wide it is', () => {
  const all = declarationsOf('inset-inline-end').filter(({ value }) => value === '100%');
  expect(all.length).toBeGreaterThan(0);
  expect(found(all.filter(({ declared }) => !/\binline-size:/.test(declared)))).toEqual([]);
});

// Safari has it since 18, Firefox since 126.
test('What runs in a browser parses no address with URL.parse', () => {
  const folders = '{waymark/src/client,client/src,search/src/query,openapi/src/request}';
  const modules = globSync(`${folders}/**/*.ts`, { cwd: packages });
  const runs = modules.filter((file) => !file.endsWith('.test.ts'));
  expect(runs.length).toBeGreaterThan(0);
  const text = (file: string) => readFileSync(packages + file, 'utf8');
  expect(runs.filter((file) => text(file).includes('URL.parse('))).toEqual([]);
});
