import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfigDocument } from './document.ts';
import { isRecord } from './json-value.ts';
import { parseConfig } from './parse.ts';
import { readProjectConfig } from './read-project.ts';

/** Folder of real configurations, which are not part of this repository. */
const corpus = process.env['WAYMARK_CORPUS'] ?? '../shared/corpus';
const configs = entries('configs');
const pairs = entries('legacy-pairs');

function entries(folder: string): string[] {
  const path = join(corpus, folder);
  return existsSync(path) ? readdirSync(path) : [];
}

function project(file: string, path: string) {
  const text = readFileSync(join(corpus, path), 'utf8');
  return readProjectConfig({ read: (name) => (name === file ? text : undefined) });
}

describe.skipIf(configs.length === 0)('real configurations (corpus)', () => {
  test.each(configs)('%s is read and every diagnostic has a place', (name) => {
    const { value, diagnostics } = project('docs.json', join('configs', name));
    const parsed = value === undefined ? undefined : parseConfig(value);
    for (const found of [...diagnostics, ...(parsed?.diagnostics ?? [])]) {
      expect(found.file).toBe('docs.json');
      expect(found.line).toBeGreaterThanOrEqual(1);
      expect(found.column).toBeGreaterThanOrEqual(1);
    }
    const allowed = ['config-ref-missing', 'config-theme'];
    const errors = parsed?.diagnostics.filter((found) => found.severity === 'error') ?? [];
    expect(errors.filter((found) => !allowed.includes(found.code))).toEqual([]);
  });

  test.each(configs)('%s is the same value as JSON.parse gives', (name) => {
    const text = readFileSync(join(corpus, 'configs', name), 'utf8');
    const { value } = readConfigDocument({
      file: name,
      read: (path) => (path === name ? text : undefined),
    });
    if (text.includes('"$ref"')) return;
    expect(value?.value).toEqual(JSON.parse(text));
  });
});

describe.skipIf(pairs.length === 0)('real mint.json files (corpus)', () => {
  test.each(pairs)('%s keeps every page and is free of errors', (name) => {
    const path = join('legacy-pairs', name, 'mint.json');
    const { value } = project('mint.json', path);
    const mint: unknown = JSON.parse(readFileSync(join(corpus, path), 'utf8'));
    const before = isRecord(mint) ? pagesIn(mint['navigation']) : [];
    const after = isRecord(value?.value) ? pagesIn(value.value['navigation']) : [];
    expect(before.length).toBeGreaterThan(0);
    expect([...new Set(after)].toSorted()).toEqual([...new Set(before)].toSorted());
    const parsed = value === undefined ? undefined : parseConfig(value);
    expect(parsed?.diagnostics.filter((found) => found.severity === 'error')).toEqual([]);
  });
});

/** All page entries below a value: the texts in arrays called `pages`. */
function pagesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pagesIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = key === 'pages' && Array.isArray(inner) ? inner : [];
    return [...own.filter((page) => typeof page === 'string'), ...pagesIn(inner)];
  });
}
