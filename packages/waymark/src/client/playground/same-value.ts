import type { JsonValue } from '@waymark/openapi';
import { jsonText } from '@waymark/openapi/request';

/** Whether two values are the same JSON; undefined is the same as undefined alone. */
export function isSameValue(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return jsonText(one) === jsonText(other);
}
