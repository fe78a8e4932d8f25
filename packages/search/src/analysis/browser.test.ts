import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('runs in a browser: nothing of the analysis imports from Node or from outside its folder', () => {
  const folder = new URL('.', import.meta.url);
  const imports = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => [
      ...readFileSync(new URL(name, folder), 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g),
    ])
    .map(([, source = '']) => source);
  expect(imports.length).toBeGreaterThan(0);
  for (const source of imports) expect(source).toMatch(/^(?:\.\/[^/]+\.ts|@orama\/.+)$/);
});
