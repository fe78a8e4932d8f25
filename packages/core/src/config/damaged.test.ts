import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { applyRules } from '../diagnostic/rules.ts';
import { buildSite } from '../site.ts';
import { namedPaths } from '../testing/site-of.ts';
import { isRecord } from './json-value.ts';
import { parseConfig } from './parse.ts';
import { readProjectConfig } from './read-project.ts';

const repository = path.resolve(import.meta.dirname, '../../../..');
const places = [
  { name: 'the examples', folder: path.join(repository, 'examples') },
  {
    name: 'real repositories',
    folder: process.env['WAYMARK_CORPUS'] ?? path.join(repository, '../shared/corpus/configs'),
  },
];

type Place = readonly [holder: Record<string, unknown> | unknown[], key: string | number];

/** Every value of a document, by what holds it. */
function placesIn(value: unknown): Place[] {
  if (Array.isArray(value)) {
    return value.flatMap((inner, index): Place[] => [[value, index], ...placesIn(inner)]);
  }
  if (!isRecord(value)) return [];
  return Object.keys(value).flatMap((key): Place[] => [[value, key], ...placesIn(value[key])]);
}

const junk = [null, 7, true, '', 'x', '../x', 'javascript:alert(1)', [], [null], {}, { a: 1 }];

type Damage = (text: string, at: number, what: number) => string;

/** Something else stands at a random place of the document. */
const replaceValue: Damage = (text, at, what) => {
  const document: unknown = JSON.parse(text);
  const all = placesIn(document);
  const [holder, key] = all[at % all.length] ?? [];
  if (holder && key !== undefined) Object.assign(holder, { [key]: junk[what % junk.length] });
  return JSON.stringify(document);
};

const renameKey: Damage = (text, at) => {
  const document: unknown = JSON.parse(text);
  const all = placesIn(document).filter(([holder]) => isRecord(holder));
  const [holder, key] = all[at % all.length] ?? [];
  if (isRecord(holder) && key !== undefined) {
    holder[`${key}s`] = holder[key];
    delete holder[key];
  }
  return JSON.stringify(document);
};

const cutText: Damage = (text, at, what) => {
  const start = at % text.length;
  return text.slice(0, start) + text.slice(start + (what % 40));
};

const insertText: Damage = (text, at, what) => {
  const start = at % text.length;
  const slips = [',', '"', '{', ']', '//', '\\', '\u0000', '\ud800', "'", '\n', '<<<<<<< HEAD\n'];
  return text.slice(0, start) + slips[what % slips.length] + text.slice(start);
};

const damages: readonly Damage[] = [replaceValue, replaceValue, renameKey, cutText, insertText];

/** What lenient rules refuse of a docs.json, where its pages exist. */
function refusals(text: string): readonly Diagnostic[] {
  const read = (file: string) => (file === 'docs.json' ? text : undefined);
  const { value: document, diagnostics } = readProjectConfig({ read });
  if (!document) return applyRules(diagnostics, 'lenient').filter(isError);
  const config = parseConfig(document);
  const navigation = isRecord(document.value) ? document.value['navigation'] : undefined;
  const pages = ['index', ...new Set(namedPaths(navigation))].map((name) => ({
    path: name,
    file: `${name}.mdx`,
    frontmatter: {},
  }));
  const site = buildSite({ document, config: config.value, pages });
  for (const page of [...site.value.pages.keys()].slice(0, 3)) site.value.view(page);
  const found = [...diagnostics, ...config.diagnostics, ...site.diagnostics];
  for (const { line, column, message } of found) {
    expect(line, message).toBeGreaterThan(0);
    expect(column, message).toBeGreaterThan(0);
  }
  return applyRules(found, 'lenient').filter(isError);
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error';
}

/**
 * Of a text that is cut in the middle nothing may be left; what it is then called is one thing. Where
 * `group` becomes `groups`, its pages are for these readers alone, which may be all pages.
 */
const refused = ['config-unreadable', 'config-not-object', 'config-foreign-file', 'page-none'];

describe.each(places)('A docs.json of $name', ({ folder }) => {
  const files = existsSync(folder)
    ? globSync('{*.json,*/docs.json}', { cwd: folder, exclude: (name) => name === 'node_modules' })
    : [];
  test.skipIf(files.length === 0)(
    'damaged in a hundred ways is read leniently, or is refused by one mistake',
    { timeout: 120_000 },
    () => {
      for (const file of files) {
        const text = readFileSync(path.join(folder, file), 'utf8');
        const damaged = fc.property(
          fc.nat(),
          fc.nat(100),
          fc.constantFrom(...damages),
          (at, what, damage) => {
            const codes = refusals(damage(text, at, what)).map(({ code }) => code);
            expect(codes.length, `${file}: ${codes}`).toBeLessThanOrEqual(1);
            if (codes.length === 1) expect(refused, file).toContain(codes[0]);
          },
        );
        fc.assert(damaged, { numRuns: 100, seed: 7 });
      }
    },
  );
});
