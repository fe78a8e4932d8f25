import { iconLibraries } from '../config/schema/icon.ts';
import {
  type ElementKind,
  type ElementSpec,
  elementKinds,
  elementSpecs,
  type FieldKey,
  kindOfList,
  type ListKey,
} from '../navigation/element-specs.ts';
import { languages } from '../navigation/languages.ts';
import { described } from './describe.ts';
import { navigationDescriptions } from './descriptions.ts';
import { closedObject, type JsonSchema } from './json-schema.ts';

const text: JsonSchema = { type: 'string', minLength: 1 };
const flag: JsonSchema = { type: 'boolean' };
const definition = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
const either = (...anyOf: JsonSchema[]): JsonSchema => ({ anyOf });

/** A part of docs.json that stands in a file of its own. */
export const reference = closedObject({ $ref: text }, ['$ref']);

const icon = either(
  { type: 'string' },
  closedObject({ name: text, style: text, library: { enum: iconLibraries } }, ['name']),
);

const description = closedObject({ source: text, directory: text, overlays: listOf(text) }, [
  'source',
]);

/** Readers of the pages below: `groups` names them where other entries hold the pages. */
const readers = either(text, closedObject({ includes: listOf(text), excludes: listOf(text) }));

/** Values of the keys; those of a language are the properties of docs.json. */
const fields: Readonly<Record<FieldKey, JsonSchema>> = {
  align: { enum: ['start', 'end'] },
  asyncapi: {},
  banner: { $ref: '#/properties/banner' },
  boost: { type: 'number' },
  color: closedObject({ light: text, dark: text }),
  default: flag,
  description: { type: 'string' },
  directory: { enum: ['none', 'accordion', 'card'] },
  expanded: flag,
  footer: { $ref: '#/properties/footer' },
  global: definition('global'),
  graphql: {},
  hidden: flag,
  href: text,
  icon,
  iconType: { type: 'string' },
  name: { type: 'string' },
  navbar: { $ref: '#/properties/navbar' },
  noindex: flag,
  openapi: either(text, description, { ...listOf(either(text, description)), minItems: 1 }),
  outdated: flag,
  public: flag,
  root: { type: 'string' },
  sdk: {},
  searchable: flag,
  tag: { type: 'string' },
};

function list(key: ListKey): JsonSchema {
  const element = definition(kindOfList[key]);
  if (key === 'pages') return listOf(either({ type: 'string' }, element, reference));
  return listOf(either(element, reference, ...(key === 'groups' ? [readers] : [])));
}

/** Whether an element has children in a list: `groups` may name readers instead. */
function holds(key: ListKey): JsonSchema {
  const elements = { contains: { type: 'object', required: ['group'] } };
  return { required: [key], ...(key === 'groups' && { properties: { groups: elements } }) };
}

function element({ briefChildren, children, fields: keys, kind }: ElementSpec): JsonSchema {
  const lists = briefChildren ?? children;
  const label = kind === 'language' ? { enum: Object.keys(languages) } : text;
  const properties = {
    ...(kind !== 'root' && { [kind]: label }),
    ...Object.fromEntries(lists.map((key) => [key, list(key)])),
    ...Object.fromEntries(keys.map((key) => [key, fields[key]])),
    ...(!lists.includes('groups') && { groups: listOf(readers) }),
  };
  const isGroup = kind === 'group';
  return {
    ...described(
      closedObject(properties, kind === 'root' ? [] : [kind]),
      isGroup
        ? { ...navigationDescriptions, groups: 'Readers of the pages.' }
        : navigationDescriptions,
    ),
    // One kind of child at each level.
    ...(lists.length > 1 && {
      oneOf: [...lists.map(holds), { not: { anyOf: lists.map(holds) } }],
    }),
  };
}

const globalAnchors = closedObject({
  anchors: listOf({
    ...described(
      closedObject(
        {
          anchor: text,
          href: text,
          icon,
          iconType: text,
          color: fields.color,
          hidden: flag,
          public: flag,
          groups: listOf(readers),
        },
        ['anchor', 'href'],
      ),
      navigationDescriptions,
    ),
  }),
});

/** `navigation` of docs.json: the definitions of its elements, and that of its root. */
export function navigationSchema(): {
  readonly definitions: Record<string, JsonSchema>;
  readonly root: JsonSchema;
} {
  const kinds = elementKinds.map((kind: ElementKind) => [kind, element(elementSpecs[kind])]);
  return {
    definitions: { ...Object.fromEntries(kinds), global: globalAnchors, reference },
    root: either(element(elementSpecs.root), reference),
  };
}
