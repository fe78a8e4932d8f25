import type { FieldKind } from './fields.ts';
import { frontmatterKinds, modes } from './fields.ts';

type JsonSchema = Record<string, unknown>;

const text: JsonSchema = { type: ['string', 'number', 'boolean'] };

const schemas: Readonly<Record<FieldKind, JsonSchema>> = {
  text,
  link: text,
  date: { ...text, format: 'date' },
  flag: { type: 'boolean' },
  number: { type: 'number' },
  list: { type: 'array', items: text },
  mode: { enum: [...modes] },
  operation: { type: 'string' },
  contextual: { type: 'object', required: ['options'] },
  related: {
    anyOf: [{ const: false }, { type: 'array', items: { type: ['string', 'object'] } }],
  },
  any: {},
};

/** The properties of frontmatter, each with what it may hold; other keys are the author's own. */
export function frontmatterPropertySchemas(): Record<string, JsonSchema> {
  return Object.fromEntries([...frontmatterKinds].map(([key, kind]) => [key, schemas[kind]]));
}
