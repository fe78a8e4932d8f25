import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, it, test } from 'vitest';
import { frontmatterKinds } from '../packages/content/src/frontmatter/fields.ts';
import { frontmatterDescriptions } from '../packages/core/src/json-schema/descriptions.ts';
import { docsSchema, frontmatterSchema, schemaText } from './schemas.ts';

it.each([
  ['docs.json', docsSchema],
  ['frontmatter.json', frontmatterSchema],
] as const)(
  'The published schema %s is that of the checks; `npm run docs` writes it.',
  (name, schema) => {
    const file = new URL(`../packages/waymark/schema/${name}`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(schemaText(schema));
  },
);

test('The schema of frontmatter takes pages as they are written, and describes every key', () => {
  const validate = new Ajv({ strict: false, logger: false }).compile(frontmatterSchema);
  const page = { title: 'A', hidden: true, boost: 2, mode: 'wide', 'og:image': '/a.png', own: [] };
  const more = {
    related: ['/a', { 'Sign in': '/b' }],
    contextual: { options: ['copy', { title: 'A', description: 'B', href: '/c' }] },
    groups: ['staff', { includes: ['a'], excludes: ['b'] }],
    authors: ['Ada', { name: 'Grace', url: 'https://acme.dev' }],
  };
  expect(validate({ ...page, ...more }), JSON.stringify(validate.errors)).toBe(true);
  expect(validate(page), JSON.stringify(validate.errors)).toBe(true);
  for (const mistake of [
    { hidden: 'yes' },
    { boost: 'high' },
    { mode: 'huge' },
    { related: 'a' },
    { related: [{ 'Sign in': '/a', 'Sign up': '/b' }] },
    { contextual: { options: ['copie'] } },
    { contextual: { options: ['copy'], display: 'footer' } },
    { groups: [{ include: ['staff'] }] },
    { authors: [{ url: 'https://acme.dev' }] },
  ]) {
    expect(validate({ ...page, ...mistake }), JSON.stringify(mistake)).toBe(false);
  }
  const described = new Set(
    Object.keys(frontmatterDescriptions).filter((key) => !key.includes('.')),
  );
  expect(new Set(frontmatterKinds.keys())).toEqual(described);
});
