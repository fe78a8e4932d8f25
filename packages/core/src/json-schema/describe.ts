import type { Descriptions } from './descriptions.ts';
import type { JsonSchema } from './json-schema.ts';

/** Adds descriptions and examples to the properties of a schema, by their paths. */
export function described(schema: JsonSchema, descriptions: Descriptions, path = ''): JsonSchema {
  const inner = (part: JsonSchema, at = path) => described(part, descriptions, at);
  const { anyOf, items, properties } = schema;
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map((part) => inner(part)) }),
    ...(items && { items: inner(items) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, part]) => {
          const below = path === '' ? key : `${path}.${key}`;
          return [key, { ...descriptionOf(find(descriptions, below)), ...inner(part, below) }];
        }),
      ),
    }),
  };
}

function find(descriptions: Descriptions, path: string): Descriptions[string] | undefined {
  const ending = () =>
    Object.keys(descriptions).find((key) => key.startsWith('*.') && path.endsWith(key.slice(1)));
  return descriptions[path] ?? descriptions[ending() ?? ''];
}

function descriptionOf(description: Descriptions[string] | undefined): JsonSchema {
  if (description === undefined) return {};
  if (typeof description === 'string') return { description };
  const [text, example] = description;
  return { description: text, examples: [example] };
}
