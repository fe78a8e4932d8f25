import type { JsonObject } from '../model/json.ts';
import type { SchemaModel } from '../model/schema.ts';
import { textMember } from '../reference/member.ts';

/**
 * What a parameter or a header says of itself, and what its schema says besides: the one tells what
 * it is for, the other, often shared by many, what its values are.
 */
export function describedWithSchema(
  object: JsonObject,
  { description: ofSchema }: SchemaModel,
): string | undefined {
  const own = textMember(object, 'description') || undefined;
  if (own === undefined || ofSchema === undefined) return own ?? ofSchema;
  return own.includes(ofSchema.trim()) ? own : `${own}\n\n${ofSchema}`;
}
