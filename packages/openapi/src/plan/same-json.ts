import type { JsonValue } from '../model/json.ts';

/** Whether two values of descriptions are the same, however deep they are; key order is ignored. */
export function sameJson(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  const waiting: (readonly [unknown, unknown])[] = [[left, right]];
  for (let pair = waiting.pop(); pair !== undefined; pair = waiting.pop()) {
    const [one, other] = pair;
    if (Object.is(one, other)) continue;
    if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
    const [entries, others] = [Object.entries(one), new Map(Object.entries(other))];
    const isOfOneKind = Array.isArray(one) === Array.isArray(other);
    if (!isOfOneKind || entries.length !== others.size) return false;
    for (const [key, value] of entries) {
      if (!others.has(key)) return false;
      waiting.push([value, others.get(key)]);
    }
  }
  return true;
}
