import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { docsConfigSchema } from '../config/schema/docs-config.ts';
import { diagnosticCodes } from '../diagnostic/codes.ts';
import { elementKinds, elementSpecs, listKeys } from '../navigation/element-specs.ts';
import { docsJsonProperties } from './docs-json.ts';
import { frontmatterProperties } from './frontmatter.ts';
import { navigationProperties } from './navigation.ts';
import type { PropertyTable } from './property-state.ts';

type Definition = z.core.$ZodTypes['_zod']['def'];

/** The paths of all keys that a schema knows, without the indexes of lists. */
function pathsOf(schema: z.core.$ZodType, path = ''): string[] {
  // The base type of schemas does not tell them apart.
  const definition = schema._zod.def as Definition;
  switch (definition.type) {
    case 'object':
      return Object.entries(definition.shape).flatMap(([key, inner]) => {
        const below = path === '' ? key : `${path}.${key}`;
        return [below, ...pathsOf(inner, below)];
      });
    case 'optional':
    case 'default':
    case 'prefault':
      return pathsOf(definition.innerType, path);
    case 'array':
      return pathsOf(definition.element, path);
    case 'union':
      return definition.options.flatMap((option) => pathsOf(option, path));
    case 'pipe':
      return [...pathsOf(definition.in, path), ...pathsOf(definition.out, path)];
    default:
      return [];
  }
}

/** Paths for which the table has no row. */
function missingRows(paths: readonly string[], table: PropertyTable): string[] {
  const rows = Object.keys(table);
  const speaksForAll = (path: string) =>
    path in table && !rows.some((row) => row.startsWith(`${path}.`));
  return paths.filter((path) => {
    const parts = path.split('.');
    const above = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
    const ignored = above.some((row) => table[row]?.effect === 'not');
    // The second level is told of one by one.
    const summed = above.some((row) => row.includes('.') && speaksForAll(row));
    return !(path in table || ignored || summed);
  });
}

describe('The table of properties', () => {
  const schema = [...new Set(pathsOf(docsConfigSchema))];

  test('has a row for each property of docs.json, and no other row', () => {
    expect(schema).toContain('seo.organization.sameAs');
    expect(missingRows(schema, docsJsonProperties)).toEqual([]);
    const rows = Object.keys(docsJsonProperties);
    expect(rows.filter((row) => !schema.includes(row))).toEqual([]);
  });

  test('misses a property that is added to the schema', () => {
    const added = ['other', 'seo.other', 'api.params.other', 'navbar.links.other'];
    expect(missingRows(added, docsJsonProperties)).toEqual(added);
  });

  test('has a row for each key of an element of the navigation, and no other row', () => {
    const fields = Object.values(elementSpecs).flatMap((spec) => spec.fields);
    const parts = ['openapi', 'asyncapi'].flatMap((key) => [`${key}.source`, `${key}.directory`]);
    const keys = new Set([...listKeys, ...elementKinds, ...fields, ...parts, 'openapi.overlays']);
    expect(Object.keys(navigationProperties).toSorted()).toEqual([...keys].toSorted());
  });

  test('says what to do instead of each property that has no effect, or which diagnostic does', () => {
    const tables = [docsJsonProperties, navigationProperties, frontmatterProperties];
    for (const [name, state] of tables.flatMap((table) => Object.entries(table))) {
      if (state.effect === 'honoured') continue;
      const { missing, told } = state;
      expect(missing, name).toMatch(/^[A-Z].*\.$/);
      if ('code' in told) expect(Object.keys(diagnosticCodes), name).toContain(told.code);
      else expect(told.hint, name).toMatch(/^[A-Z].*\.$/);
      const isTold = state.effect === 'not' || 'code' in told || told.when !== undefined;
      expect(isTold, name).toBe(true);
    }
  });
});
