import { isJsonArray, type JsonObject, type JsonValue } from '../model/json.ts';
import { member, objectMember } from '../reference/member.ts';
import { outermostValue } from './keywords.ts';
import { schemaName } from './name.ts';
import type { Part } from './part.ts';
import { tellingProperties } from './telling-property.ts';
import { schemaTitle } from './title.ts';
import { nestedTypeLabel } from './type-label.ts';
import { viewOf } from './view.ts';

/** Something with a label. */
export interface Labelled {
  /** The alternative by itself. */
  readonly own: readonly Part[];
  /** Values of the discriminator that mean it. */
  readonly values: readonly string[];
}

/**
 * What tabs of alternatives are called: title, discriminator, name of the component or type, with a
 * property that tells equal ones apart, else by number (docs/format/openapi.md#composition). All
 * labels of a list differ.
 */
export function choiceLabels(root: JsonObject, choices: readonly Labelled[]): readonly string[] {
  const names = choices.map((choice) => ownName(root, choice));
  const wanted = choices.map((choice, index) => names[index] ?? typeName(root, choice));
  const isShared = (name: string) => wanted.indexOf(name) !== wanted.lastIndexOf(name);
  const own = choices.map((choice) => choice.own);
  const telling = wanted.some(isShared) ? tellingProperties(root, own) : [];
  const used = new Set<string>();
  return wanted.map((name, index) => {
    const property = telling[index];
    const told = property === undefined ? names[index] : `${name} (${property})`;
    const label = isShared(name) ? (told ?? `Option ${index + 1}`) : name;
    let unique = label;
    for (let count = 2; used.has(unique); count += 1) unique = `${label} ${count}`;
    used.add(unique);
    return unique;
  });
}

/** Whether every alternative has a name that no other one has. */
export function hasOwnLabels(root: JsonObject, choices: readonly Labelled[]): boolean {
  const names = choices.map((choice) => ownName(root, choice) ?? typeName(root, choice));
  return new Set(names).size === names.length;
}

function ownName(root: JsonObject, { own, values }: Labelled): string | undefined {
  const names = own.map((part) => {
    const title = schemaTitle(viewOf(root, [part]));
    return title ?? (own.length === 1 ? values[0] : undefined) ?? schemaName(root, [part]);
  });
  if (names.some((name) => name === undefined)) return undefined;
  return names.join(' & ');
}

function typeName(root: JsonObject, { own }: Labelled): string {
  const label = nestedTypeLabel(root, own);
  const constant = constantHint(root, own);
  return constant === undefined ? label : `${label} (${constant})`;
}

const maxHint = 40;

/** `type: card`, of the first property that can have one value only. */
function constantHint(root: JsonObject, own: readonly Part[]): string | undefined {
  const { leaves } = viewOf(root, own);
  for (const leaf of leaves) {
    const properties = objectMember(leaf.schema, 'properties');
    for (const name of Object.keys(properties)) {
      const property = objectMember(properties, name);
      const value = onlyValue(member(property, 'const'), member(property, 'enum'));
      if (value !== undefined) return `${name}: ${value}`;
    }
  }
  return onlyValue(outermostValue(leaves, 'const'), outermostValue(leaves, 'enum'));
}

/** OpenAPI 3.0 has no `const`: an enumeration of one value stands for it. */
function onlyValue(constant?: JsonValue, options?: JsonValue): string | undefined {
  const [first, ...others] = isJsonArray(options) ? options : [];
  const value = constant ?? (others.length === 0 ? first : undefined);
  return value == null || typeof value === 'object' ? undefined : String(value).slice(0, maxHint);
}
