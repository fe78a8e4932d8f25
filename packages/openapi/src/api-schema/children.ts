import { remember } from '@waymark/core';
import { isJsonArray, isJsonObject } from '../model/json.ts';
import { objectMember, textList } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { keyword } from './keywords.ts';
import { fromOutermost, type Leaf, type Part, partAt } from './part.ts';
import type { View } from './view.ts';

/** The schemas of `properties` by name, merged over all parts. */
export const propertyParts = remember((view: View) => partsByName(view, 'properties'));

/** The schemas of `patternProperties` by pattern. */
export const patternParts = remember((view: View) => partsByName(view, 'patternProperties'));

function partsByName(view: View, key: string): ReadonlyMap<string, readonly Part[]> {
  const found = new Map<string, Part[]>();
  for (const leaf of view.leaves) {
    for (const [name, schema] of Object.entries(objectMember(leaf.schema, key))) {
      const part = partAt(childPointer(leaf.pointer, key, name), schema, leaf.level);
      const known = found.get(name);
      if (known === undefined) found.set(name, [part]);
      else known.push(part);
    }
  }
  return new Map([...found].map(([name, parts]) => [name, fromOutermost(parts)]));
}

/** Names that an object must have, by any of the parts. */
export const requiredNames = remember((view: View): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const leaf of view.leaves) {
    for (const name of textList(keyword(leaf, 'required'))) names.add(name);
  }
  return names;
});

/** Names that an object must have and that no part describes: they are as any other name is. */
export function undescribedNames(view: View): readonly string[] {
  const described = propertyParts(view);
  return [...requiredNames(view)].filter((name) => !described.has(name));
}

/** The schema of the elements of an array; empty where nothing is said. */
export const itemParts = remember((view: View) => schemasAt(view, 'items'));

/** The schemas of the first elements: `prefixItems`, or the list that `items` once was. */
export const elementParts = remember((view: View): readonly (readonly Part[])[] => {
  const elements: Part[][] = [];
  for (const leaf of view.leaves) {
    for (const key of ['prefixItems', 'items']) {
      const written = keyword(leaf, key);
      if (!isJsonArray(written)) continue;
      for (const [index, schema] of written.entries()) {
        const part = partAt(childPointer(leaf.pointer, key, index), schema, leaf.level);
        const known = elements[index];
        if (known === undefined) elements.push([part]);
        else known.push(part);
      }
    }
  }
  return elements.map(fromOutermost);
});

/** The schema of what a text holds (`contentSchema`). */
export const contentParts = remember((view: View) => schemasAt(view, 'contentSchema'));

/** What properties without a name of their own may be. */
export const additionalParts = remember((view: View) => {
  const written = view.leaves.map((leaf) => keyword(leaf, 'additionalProperties'));
  const parts = schemasAt(view, 'additionalProperties').filter(({ schema }) => isFilled(schema));
  return { parts, isForbidden: written.includes(false) };
});

function isFilled(schema: Part['schema']): boolean {
  return isJsonObject(schema) && Object.keys(schema).length > 0;
}

function schemasAt(view: View, key: string): readonly Part[] {
  const parts = view.leaves.flatMap((leaf: Leaf) => {
    const schema = keyword(leaf, key);
    const isSchema = isJsonObject(schema) || typeof schema === 'boolean';
    return isSchema ? [partAt(childPointer(leaf.pointer, key), schema, leaf.level)] : [];
  });
  return parts.length === 0 ? parts : fromOutermost(parts);
}
