import type { FieldKind } from './fields.ts';
import { frontmatterKinds, modes } from './fields.ts';

type JsonSchema = Record<string, unknown>;

const text: JsonSchema = { type: ['string', 'number', 'boolean'] };

const link: JsonSchema = { type: 'string', minLength: 1 };

/** `Sign in: /guides/sign-in`, one in each entry. */
const titledLink: JsonSchema = {
  type: 'object',
  additionalProperties: link,
  minProperties: 1,
  maxProperties: 1,
};

const groupName: JsonSchema = { type: ['string', 'number'] };
const groupNames: JsonSchema = { anyOf: [groupName, { type: 'array', items: groupName }] };
const readers: JsonSchema = {
  anyOf: [
    groupName,
    {
      type: 'object',
      properties: { includes: groupNames, excludes: groupNames },
      additionalProperties: false,
      minProperties: 1,
    },
  ],
};

const author: JsonSchema = {
  anyOf: [text, { type: 'object', properties: { name: text }, required: ['name'] }],
};

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
  related: { anyOf: [{ const: false }, { type: 'array', items: { anyOf: [link, titledLink] } }] },
  any: {},
};

/** Keys that take more than their kind says. */
const own: Readonly<Record<string, JsonSchema>> = {
  authors: { type: 'array', items: author },
  groups: { anyOf: [readers, { type: 'array', items: readers }] },
};

/** The properties of frontmatter, each with what it may hold; other keys are the author's own. */
export function frontmatterPropertySchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    [...frontmatterKinds].map(([key, kind]) => [key, own[key] ?? schemas[kind]]),
  );
}
