/** A JSON Schema of the draft 2020-12, as far as those of Waymark use it. */
export interface JsonSchema {
  [key: string]: unknown;
  type?: string;
  description?: string;
  default?: unknown;
  examples?: unknown[];
  enum?: readonly unknown[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
}

/** The draft that the schemas follow; editors read this one everywhere. */
export const draft = 'http://json-schema.org/draft-07/schema#';

/** An object of named properties and no others. */
export function closedObject(
  properties: Record<string, JsonSchema>,
  required: readonly string[] = [],
): JsonSchema {
  return {
    type: 'object',
    properties,
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}
