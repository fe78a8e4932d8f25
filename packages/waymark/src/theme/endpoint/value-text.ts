import type { JsonValue } from '@waymark/openapi';
import { jsonText } from '@waymark/openapi/request';

/** A value as readers write it: quotes only where a string could be taken for something else. */
export function valueText(value: JsonValue): string {
  if (typeof value !== 'string') return jsonText(value);
  const isMistakable =
    /^(?:\s.*|.*\s|[-+]?[\d.]*\d(?:[eE][-+]?\d+)?|true|false|null|undefined|[[{"].*|)$/s.test(
      value,
    );
  return isMistakable ? jsonText(value) : value;
}
