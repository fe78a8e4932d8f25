import { multipleOf, type Range, rangeOf } from '../api-schema/constraints.ts';
import { outermostValue } from '../api-schema/keywords.ts';
import type { View } from '../api-schema/view.ts';
import type { JsonValue } from '../model/json.ts';
import type { JsonType } from '../model/schema.ts';

/** Fixed values, so that a page is the same with every build (docs/format/openapi.md#examples). */
const byFormat: Readonly<Record<string, string>> = {
  uuid: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
  date: '2024-01-15',
  'date-time': '2024-01-15T09:30:00Z',
  time: '09:30:00Z',
  duration: 'P1D',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  iri: 'https://example.com',
  'uri-reference': '/path',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ip: '192.0.2.1',
  ipv6: '2001:db8::1',
  byte: 'aGVsbG8=',
  base64: 'aGVsbG8=',
  'json-pointer': '/path',
};

/** An example of a type that nothing is nested in; text without a format is `<string>`. */
export function scalarExample(view: View, type: JsonType): JsonValue {
  if (type === 'boolean') return true;
  if (type === 'string') return stringExample(view);
  return numberExample(rangeOf(view.leaves), type === 'integer', multipleOf(view.leaves));
}

function stringExample(view: View): string {
  const format = outermostValue(view.leaves, 'format');
  if (typeof format !== 'string' || !Object.hasOwn(byFormat, format)) return '<string>';
  return byFormat[format] ?? '<string>';
}

const usual = 123;

/** The usual number where it is allowed, else the nearest that is. */
function numberExample(
  range: Range,
  isInteger: boolean,
  multiple: number | bigint | undefined,
): number | bigint {
  const { minimum, maximum } = range;
  if (typeof minimum === 'bigint' || typeof maximum === 'bigint') {
    return minimum !== undefined && minimum > usual ? minimum : usual;
  }
  const step = typeof multiple === 'number' ? multiple : isInteger ? 1 : undefined;
  const least = minimum === undefined ? undefined : lowest(minimum, range.isAbove, step, maximum);
  const most = maximum === undefined ? undefined : highest(maximum, range.isBelow, step, minimum);
  let value = step === undefined ? usual : Math.floor(withoutNoise(usual / step)) * step;
  if (most !== undefined && value > most) value = most;
  if (least !== undefined && value < least) value = least;
  return Number.isFinite(value) ? withoutNoise(value) : usual;
}

function lowest(
  minimum: number,
  isOpen: boolean,
  step: number | undefined,
  maximum: number | undefined,
): number {
  if (step === undefined) return isOpen ? minimum + gap(minimum, maximum) : minimum;
  const first = Math.ceil(withoutNoise(minimum / step)) * step;
  return isOpen && first <= minimum ? first + step : first;
}

function highest(
  maximum: number,
  isOpen: boolean,
  step: number | undefined,
  minimum: number | undefined,
): number {
  if (step === undefined) return isOpen ? maximum - gap(minimum, maximum) : maximum;
  const last = Math.floor(withoutNoise(maximum / step)) * step;
  return isOpen && last >= maximum ? last - step : last;
}

/** How far inside an open range of real numbers an example lies. */
function gap(minimum: number | undefined, maximum: number | undefined): number {
  if (minimum === undefined || maximum === undefined) return 1;
  return Math.min(1, (maximum - minimum) / 2);
}

/** `0.1 * 3` is 0.30000000000000004; readers expect 0.3. */
function withoutNoise(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(12));
}
