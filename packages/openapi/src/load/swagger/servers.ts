import { isJsonArray, type JsonObject, type JsonValue } from '../../model/json.ts';

/**
 * `host`, `basePath` and `schemes` as servers. Without a host the API is on the server that the
 * description came from, so the URL stays relative; without schemes it is taken to be `https`.
 *
 * @param schemes those of the operation, where it has its own
 */
export function convertServers(root: JsonObject, schemes = root['schemes']): readonly JsonValue[] {
  const basePath = typeof root['basePath'] === 'string' ? root['basePath'] : '';
  const base = basePath === '/' ? '' : basePath.replace(/^(?!\/|$)/, '/');
  const host = root['host'];
  if (typeof host !== 'string' || host === '') return base === '' ? [] : [{ url: base }];
  const written = isJsonArray(schemes) ? schemes.filter((name) => typeof name === 'string') : [];
  const names = written.length === 0 ? ['https'] : written;
  // The secure one is the better default, whatever the order.
  const ordered = names.toSorted((a, b) => Number(b === 'https') - Number(a === 'https'));
  return ordered.map((name) => ({ url: `${name}://${host}${base}` }));
}
