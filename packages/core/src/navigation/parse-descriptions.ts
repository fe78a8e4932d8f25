import { isRecord, quote } from '../config/json-value.ts';
import type { ConfigPath } from '../config/path.ts';
import type { BuildContext } from './build-context.ts';
import type { OpenApiSource } from './node.ts';

/** The key of an element that names descriptions. */
export type DescriptionKey = 'openapi' | 'asyncapi';

const objectKeys: Readonly<Record<DescriptionKey, readonly string[]>> = {
  openapi: ['source', 'directory', 'overlays'],
  asyncapi: ['source', 'directory'],
};

/**
 * Reads an element's own `openapi` or `asyncapi`: a path or URL, an object with `source` and
 * `directory`, or a list of these, all of which are in force. `undefined` when nothing usable is set.
 */
export function parseDescriptions(
  key: DescriptionKey,
  value: unknown,
  at: ConfigPath,
  context: BuildContext,
): readonly OpenApiSource[] | undefined {
  if (value === undefined) return undefined;
  const path = [...at, key];
  if (Array.isArray(value) && value.length === 0) return invalid(key, value, path, context);
  const entries = Array.isArray(value) ? value : [value];
  const sources = entries.flatMap((entry: unknown, index) => {
    const place = Array.isArray(value) ? [...path, index] : path;
    const source = parseSource(key, entry, place, context);
    return source ? [source] : [];
  });
  return sources.length > 0 ? sources : undefined;
}

function parseSource(
  key: DescriptionKey,
  value: unknown,
  path: ConfigPath,
  context: BuildContext,
): OpenApiSource | undefined {
  if (typeof value === 'string' && value.trim() !== '') return { source: value.trim() };
  if (!isRecord(value)) return invalid(key, value, path, context);
  const known = objectKeys[key];
  for (const name of Object.keys(value)) {
    if (known.includes(name)) continue;
    context.report(
      'navigation-key-unknown',
      [...path, name],
      `The \`${key}\` object has the unknown key ${quote(name)}.`,
      `It may hold ${known.map((each) => `\`${each}\``).join(', ')}.`,
    );
  }
  const { source, directory, overlays } = value;
  if (key === 'openapi' && overlays !== undefined && !isList(overlays)) {
    const at = [...path, 'overlays'];
    const message = `The \`overlays\` are ${quote(overlays)}, but they must be a list of paths and URLs.`;
    context.report('navigation-value-invalid', at, message);
  }
  if (typeof source !== 'string' || source.trim() === '') return invalid(key, value, path, context);
  if (directory === undefined) return { source: source.trim() };
  if (typeof directory === 'string') return { source: source.trim(), directory };
  context.report(
    'navigation-value-invalid',
    [...path, 'directory'],
    `The \`directory\` is ${quote(directory)}, but it must be a string.`,
  );
  return { source: source.trim() };
}

function isList(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string' && each.trim());
}

function invalid(
  key: DescriptionKey,
  value: unknown,
  path: ConfigPath,
  context: BuildContext,
): undefined {
  const file = key === 'openapi' ? 'OpenAPI' : 'AsyncAPI';
  context.report(
    'navigation-value-invalid',
    path,
    `The \`${key}\` value ${quote(value)} names no specification.`,
    `Write the path or URL of an ${file} file, or an object with \`source\` and \`directory\`.`,
  );
  return undefined;
}
