import { frontmatterPropertySchemas } from '../packages/content/src/frontmatter/frontmatter-schema.ts';
import { described } from '../packages/core/src/json-schema/describe.ts';
import { frontmatterDescriptions } from '../packages/core/src/json-schema/descriptions.ts';
import { docsJsonSchema } from '../packages/core/src/json-schema/docs-json-schema.ts';
import { draft, type JsonSchema } from '../packages/core/src/json-schema/json-schema.ts';

/** The JSON Schema of docs.json. */
export const docsSchema: JsonSchema = docsJsonSchema();

/** The menu of a page is written as that of the site is. */
const { description: _, examples: __, ...contextual } = docsSchema.properties?.['contextual'] ?? {};

/** The JSON Schema of the frontmatter of a page. */
export const frontmatterSchema: JsonSchema = {
  $schema: draft,
  title: 'Frontmatter of a page of Waymark',
  ...described(
    { type: 'object', properties: { ...frontmatterPropertySchemas(), contextual } },
    frontmatterDescriptions,
  ),
  patternProperties: { '^(og|twitter|article):': { type: ['string', 'number', 'boolean'] } },
};

/** A schema as the text of its file. */
export function schemaText(schema: JsonSchema): string {
  return `${JSON.stringify(schema, null, 2)}\n`;
}
