import { z } from 'zod';
import { redirectEntry } from '../config/redirects.ts';
import { docsConfigSchema } from '../config/schema/docs-config.ts';
import { described } from './describe.ts';
import { docsJsonDescriptions } from './descriptions.ts';
import { draft, type JsonSchema } from './json-schema.ts';
import { navigationSchema, reference } from './navigation-schema.ts';

/**
 * The JSON Schema of docs.json, for editors: made of the schemas that check it. What only code can
 * say, such as that a path leads nowhere, is told by `waymark check`.
 */
export function docsJsonSchema(): JsonSchema {
  const { definitions, root } = navigationSchema();
  const { $schema: _draft, ...schema } = fromZod(docsConfigSchema);
  const { $schema: _other, ...redirect } = fromZod(redirectEntry);
  const properties = {
    ...schema.properties,
    redirects: { anyOf: [{ type: 'array', items: redirect }, reference] },
  };
  const all = described({ ...schema, properties }, docsJsonDescriptions);
  const { description, examples } = all.properties?.['navigation'] ?? {};
  const navigation = { description, examples, ...root };
  return {
    $schema: draft,
    title: 'docs.json of Waymark',
    ...all,
    properties: { ...all.properties, navigation },
    required: [...(schema.required ?? []), 'navigation'],
    definitions,
  };
}

/** What a schema of zod takes. Objects of the format have the keys that they name, and no others. */
function fromZod(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override({ jsonSchema, zodSchema }) {
      const { def } = zodSchema._zod;
      if (def.type === 'object') jsonSchema.additionalProperties = false;
      // What an absent section stands for is said by the defaults in it.
      if (def.type === 'prefault') delete jsonSchema.default;
    },
  }) as JsonSchema;
}
