import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { readConfigDocument } from '../packages/core/src/config/document.ts';
import { parseConfig } from '../packages/core/src/config/parse.ts';
import {
  docsJsonDescriptions,
  navigationDescriptions,
} from '../packages/core/src/json-schema/descriptions.ts';
import type { JsonSchema } from '../packages/core/src/json-schema/json-schema.ts';
import { docsJsonProperties } from '../packages/core/src/properties/docs-json.ts';
import { navigationProperties } from '../packages/core/src/properties/navigation.ts';
import { buildSite } from '../packages/core/src/site.ts';
import { docsSchema, frontmatterSchema } from './schemas.ts';

const around = fileURLToPath(new URL('../../', import.meta.url));
const configs = process.env['WAYMARK_CORPUS'] ?? join(around, 'shared/corpus/configs');

const validate = new Ajv({ strict: false, logger: false }).compile(docsSchema);

/** What needs more than the file itself, or compares places in it that a schema cannot. */
const notSaid =
  /^(?:page-|config-(?:redirect-|path-|property-|foreign)|navigation-(?:page-|key-unused|list-empty|element-empty))/;

/** The codes of what our own checks find in a docs.json by itself. */
function found(text: string): string[] | undefined {
  const { value: document } = readConfigDocument({ read: () => text, file: 'docs.json' });
  if (!document) return undefined;
  const config = parseConfig(document);
  const site = buildSite({ document, config: config.value, pages: [] });
  const codes = [...config.diagnostics, ...site.diagnostics].map(({ code }) => code);
  return codes.filter((code) => !notSaid.test(code));
}

const whole = {
  theme: 'mint',
  name: 'Acme',
  colors: { primary: '#0F766E' },
  navigation: { pages: ['index'] },
};

/** The properties of a schema and of the objects in it, by their paths, but those of `navigation`. */
function schemaProperties(schema: JsonSchema, path = ''): [string, JsonSchema][] {
  const { anyOf = [], items, properties = {} } = schema;
  const inner = [...anyOf, ...(items ? [items] : [])];
  return [
    ...Object.entries(properties).flatMap(([key, part]): [string, JsonSchema][] => {
      const below = path === '' ? key : `${path}.${key}`;
      return [[below, part], ...(below === 'navigation' ? [] : schemaProperties(part, below))];
    }),
    ...inner.flatMap((part) => schemaProperties(part, path)),
  ];
}

/** Whether an editor offers the values, or the keys, of a property. */
function isListed({ enum: values, type, properties }: JsonSchema): boolean {
  return values !== undefined || type === 'boolean' || properties !== undefined;
}

describe('The JSON Schema of docs.json', () => {
  test('takes what the checks take', () => {
    const languages = [{ language: 'en', navbar: { links: [] }, pages: ['index'] }];
    const groups = [{ group: 'A', icon: { name: 'x' }, pages: [{ group: 'B', pages: ['b'] }] }];
    const tabs = [{ tab: 'T', menu: [{ item: 'I', groups }], groups: ['staff'] }];
    for (const more of [{}, { navigation: { languages } }, { navigation: { tabs } }]) {
      expect(validate({ ...whole, ...more }), JSON.stringify(validate.errors)).toBe(true);
      expect(found(JSON.stringify({ ...whole, ...more }))).toEqual([]);
    }
  });

  test.each([
    { theme: 'mimt' },
    { name: '' },
    { colors: { primary: 'teal' } },
    { colors: {} },
    { logo: { light: '/a.svg' } },
    { navbar: { links: [{ label: 'A', href: 'acme.dev' }] } },
    { footer: { socials: { gitlub: 'https://acme.dev' } } },
    { contextual: { options: ['copie'] } },
    { variables: { a: 1 } },
    { seo: { metatags: { robots: true } } },
    { fonds: {} },
    { api: { playground: { display: 'big' } } },
    { navigation: { tabs: [{ tab: 'A', grups: [] }] } },
    { navigation: { tabs: [{ pages: ['index'] }] } },
    { navigation: { tabs: [{ tab: 'A', pages: ['a'], groups: [{ group: 'B', pages: ['b'] }] }] } },
    { navigation: { pages: ['index'], groups: [{ group: 'B', pages: ['b'] }] } },
    { navigation: { groups: [{ group: 'A', expanded: 'true', pages: ['a'] }] } },
    { navigation: { languages: [{ language: 'english', pages: ['a'] }] } },
  ])('refuses what the checks refuse: %j', (mistake) => {
    const written = { ...whole, ...mistake };
    expect(validate(written)).toBe(false);
    expect(found(JSON.stringify(written))).not.toEqual([]);
  });

  test('describes every property', () => {
    const rows = Object.keys(docsJsonProperties);
    expect(rows.filter((row) => !(row in docsJsonDescriptions))).toEqual([]);
    const silent = schemaProperties(docsSchema).filter(([, { description }]) => !description);
    expect(silent.map(([path]) => path)).toEqual([]);
    const keys = Object.keys(navigationProperties).filter((row) => !row.includes('.'));
    expect(keys.filter((row) => !(row in navigationDescriptions))).toEqual([]);
  });
});

describe.each([
  ['docs.json', docsSchema],
  ['frontmatter', frontmatterSchema],
])('The examples of the JSON Schema of %s', (name, schema) => {
  const properties = schemaProperties(schema);

  test('are there for every value that an editor cannot list by itself', () => {
    const needed = properties.filter(([, part]) => name === 'frontmatter' || !isListed(part));
    expect(needed.length).toBeGreaterThan(30);
    const without = needed.filter(([, { examples, enum: values }]) => !examples && !values);
    expect(without.map(([path]) => path)).toEqual([]);
  });

  test('are values that the schema takes', () => {
    const ajv = new Ajv({ strict: false, logger: false, validateFormats: false });
    // What nests in `navigation` is not to be taken out of the whole.
    const others = properties.filter(([path]) => path !== 'navigation');
    const refused = others.flatMap(([path, part]) => {
      const takes = ajv.compile(part);
      return (part.examples ?? []).filter((example) => !takes(example)).map(() => path);
    });
    expect(refused).toEqual([]);
    const [navigation] = docsSchema.properties?.['navigation']?.examples ?? [];
    expect(validate({ ...whole, navigation })).toBe(true);
  });
});

describe.skipIf(!existsSync(configs))('Configurations of real sites', () => {
  const names = existsSync(configs) ? readdirSync(configs) : [];
  test.each(names.filter((name) => name.endsWith('.json')))(
    '%s is taken by the schema if and only if the checks find nothing that it can say',
    (name) => {
      const text = readFileSync(join(configs, name), 'utf8');
      // Its parts stand in other files.
      const codes = text.includes('"$ref"') ? undefined : found(text);
      if (codes) expect(validate(JSON.parse(text)), codes.join(' ')).toBe(codes.length === 0);
    },
  );
});
