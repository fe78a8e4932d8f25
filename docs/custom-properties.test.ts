import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { themeTokens } from '@waymark/core';
import { expect, test } from 'vitest';
import { internalProperties, propertyGroups } from './custom-properties.ts';
import { customPropertiesPage } from './custom-properties-page.ts';
import { rootProperties } from './root-properties.ts';

const listed = propertyGroups.flatMap(({ meanings }) => Object.keys(meanings));
const internal = Object.keys(internalProperties);
const made = themeTokens({
  colors: { primary: '#123456' },
  fonts: { family: 'Acme', weight: 400, heading: { family: 'Acme', weight: 700 } },
});
const madeNames = Object.keys(made.light).map((name) => name.slice('--wm-'.length));

test('The reference of custom properties has the values of the stylesheets; `npm run docs` writes it.', () => {
  const file = new URL('./reference/custom-properties.md', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(customPropertiesPage());
});

test('Every custom property of the root is listed, or marked as one that the theme keeps for itself.', () => {
  const declared = [...rootProperties().keys()];
  expect(declared.length).toBeGreaterThan(100);
  const known = new Set([...listed, ...internal]);
  expect([...declared, ...madeNames].filter((name) => !known.has(name))).toEqual([]);
});

test('No custom property is listed that is not there, or twice.', () => {
  const there = new Set([...rootProperties().keys(), ...madeNames]);
  expect([...listed, ...internal].filter((name) => !there.has(name))).toEqual([]);
  expect(new Set([...listed, ...internal]).size).toBe(listed.length + internal.length);
});

test('Custom properties that pages name are listed.', () => {
  const cwd = fileURLToPath(new URL('./', import.meta.url));
  const pages = globSync('*.{md,mdx}', { cwd }).map((file) =>
    readFileSync(new URL(file, import.meta.url), 'utf8'),
  );
  const names = pages.flatMap((page) =>
    [...page.matchAll(/`?(--wm-[\w-]*\w)/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(10);
  const known = new Set(listed.map((name) => `--wm-${name}`));
  expect(names.filter((name = '') => !known.has(name))).toEqual([]);
});
