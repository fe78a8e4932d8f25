/// <reference path="../packages/waymark/mdx.d.ts" />
import { readFileSync } from 'node:fs';
import { expect, it, test } from 'vitest';
import { publishedFiles } from '../bench/report/published.ts';
import { createProgram } from '../packages/waymark/src/cli/program.ts';
import { cliPage } from './cli-page.ts';
import { componentProperties } from './component-properties.ts';
import { docsJsonPage } from './docs-json-page.ts';
import { layersPicture } from './layers-picture.ts';
import { mdxTypes } from './mdx-types.ts';
import { optionsPage } from './options-page.ts';
import { componentsPage, contentParts, partsPage } from './parts-page.ts';
import { docsSchema, frontmatterSchema } from './schemas.ts';

const written = (name: string) =>
  readFileSync(new URL(`./reference/${name}`, import.meta.url), 'utf8');

it('The reference of commands says what their help says; `npm run docs` writes it.', () => {
  expect(written('cli.md')).toBe(cliPage(createProgram('')));
});

it('The reference of commands says what each argument is, and what the help adds of a command.', () => {
  const page = written('cli.md');
  expect(page).toContain(
    '| `[words...]` | folder that holds docs.json, unless it is the current one',
  );
  expect(page).toContain('| `<old>` | folder of saved pages');
  expect(page).toContain('| `[dir]` | folder to create (default: the current one) |');
  expect(page).toContain('Nothing is fetched.');
  expect(page).not.toMatch(/^\| `[<[].*\|\s+\|$/m);
});

it('The reference of commands has all flags in code, where their hyphens are no dash.', () => {
  const text = written('cli.md')
    .replace(/^---$/gm, '')
    .replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  expect(text).not.toMatch(/--\w/);
});

it('The reference of options says what their schemas say; `npm run docs` writes it.', () => {
  expect(written('options.md')).toBe(optionsPage());
});

it('The reference of docs.json says what its schema says; `npm run docs` writes it.', () => {
  expect(written('docs-json.md')).toBe(docsJsonPage(docsSchema, frontmatterSchema));
});

it('Every property of a part and of a component has a meaning.', () => {
  expect(`${partsPage()}${componentsPage()}`).not.toMatch(/\|\s+\|$/m);
});

it('The references of parts and components say what these take; `npm run docs` writes them.', () => {
  expect(written('parts.md')).toBe(partsPage());
  expect(written('components.md')).toBe(componentsPage());
});

it('The reference of a component has what it can be given, and nothing that it sets itself.', () => {
  const names = (component: string) =>
    contentParts()
      .find(({ name }) => name === component)
      ?.props.map(({ name }) => name);
  expect(names('Note')).toContain('title');
  expect(names('Note')).not.toContain('type');
  expect(names('CodeGroup')).toContain('dropdown');
  expect(names('CodeGroup')).not.toContain('name');
  expect(names('Callout')).toEqual(expect.arrayContaining(['type', 'color', 'title']));
  expect(new Set(names('Callout')).size).toBe(names('Callout')?.length);
});

it('Nothing is asked of who writes a component into a page, and a star says what a part always gets.', () => {
  expect(componentsPage()).not.toContain('` * |');
  expect(partsPage()).toContain('` * |');
  expect(partsPage()).toContain('With `*`');
});

it('The description of the assistant is that of its package; `npm run docs` copies it.', () => {
  const api = new URL('../packages/assistant/openapi.yaml', import.meta.url);
  const copy = new URL('./assistant.openapi.yaml', import.meta.url);
  expect(readFileSync(copy, 'utf8')).toBe(readFileSync(api, 'utf8'));
});

it('The page of the bench says what was published; `npm run docs` writes it, with its picture.', () => {
  for (const { file, text } of publishedFiles()) {
    expect(readFileSync(new URL(file, import.meta.url), 'utf8')).toBe(text);
  }
});

it('The picture of the layers has those that imports go down through; `npm run docs` draws it.', () => {
  const picture = readFileSync(new URL('./pictures/layers.svg', import.meta.url), 'utf8');
  expect(picture).toBe(layersPicture());
});

it('The build knows the properties that the components have; `npm run docs` writes them.', () => {
  const file = new URL('../packages/waymark/src/theme/content/properties.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(componentProperties());
});

it('The types for the language server of MDX are those of the components; `npm run docs` writes them.', () => {
  const types = readFileSync(new URL('../packages/waymark/mdx.d.ts', import.meta.url), 'utf8');
  expect(types).toBe(mdxTypes());
  // The type checker reads this file.
  const card = { title: 'A', horizontal: true } satisfies Parameters<
    MDXProvidedComponents['Card']
  >[0];
  const item = { name: 'A' } satisfies Parameters<MDXProvidedComponents['Tree']['File']>[0];
  const field = { path: 'id', required: true, placeholder: 'A' } satisfies Parameters<
    MDXProvidedComponents['ParamField']
  >[0];
  const update = { tags: ['A'], rss: { title: 'A' } } satisfies Parameters<
    MDXProvidedComponents['Update']
  >[0];
  const link = { href: 'A' } satisfies Parameters<MDXProvidedComponents['Link']>[0];
  const given = [card.title, item.name, field.placeholder, update.rss.title, link.href];
  expect(given).toEqual(['A', 'A', 'A', 'A', 'A']);
});

test('Every option and every property of the references says what it means', () => {
  const rows = [...`${written('options.md')}${written('docs-json.md')}`.matchAll(/^\|.*\|$/gm)];
  expect(rows.length).toBeGreaterThan(300);
  const silent = rows.filter(([row]) => /\|\s*\|$/.test(row));
  expect(silent.map(([row]) => row)).toEqual([]);
});
