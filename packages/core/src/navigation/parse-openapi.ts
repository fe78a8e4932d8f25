import { isRecord, quote } from '../config/json-value.ts';
import type { ConfigPath } from '../config/path.ts';
import type { BuildContext } from './build-context.ts';
import type { OpenApiSource } from './node.ts';

const objectKeys: ReadonlySet<string> = new Set(['source', 'directory', 'overlays']);

/**
 * Reads an element's own `openapi`: a path or URL, an object with `source` and `directory`, or a
 * list of these, all of which are in force. `undefined` when nothing usable is set.
 */
export function parseOpenApi(
  value: unknown,
  path: ConfigPath,
  context: BuildContext,
): readonly OpenApiSource[] | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.length === 0) return invalid(value, path, context);
  const entries = Array.isArray(value) ? value : [value];
  const sources = entries.flatMap((entry: unknown, index) => {
    const source = parseSource(entry, Array.isArray(value) ? [...path, index] : path, context);
    return source ? [source] : [];
  });
  return sources.length > 0 ? sources : undefined;
}

function parseSource(
  value: unknown,
  path: ConfigPath,
  context: BuildContext,
): OpenApiSource | undefined {
  if (typeof value === 'string' && value.trim() !== '') return { source: value.trim() };
  if (!isRecord(value)) return invalid(value, path, context);
  for (const key of Object.keys(value)) {
    if (objectKeys.has(key)) continue;
    context.report(
      'navigation-key-unknown',
      [...path, key],
      `The \`openapi\` object has the unknown key ${quote(key)}.`,
      'It may hold `source`, `directory` and `overlays`.',
    );
  }
  const { source, directory, overlays } = value;
  if (overlays !== undefined && !isList(overlays)) {
    const at = [...path, 'overlays'];
    const message = `The \`overlays\` are ${quote(overlays)}, but they must be a list of paths and URLs.`;
    context.report('navigation-value-invalid', at, message);
  }
  if (typeof source !== 'string' || source.trim() === '') return invalid(value, path, context);
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

function invalid(value: unknown, path: ConfigPath, context: BuildContext): undefined {
  context.report(
    'navigation-value-invalid',
    path,
    `The \`openapi\` value ${quote(value)} names no specification.`,
    'Write the path or URL of an OpenAPI file, or an object with `source` and `directory`.',
  );
  return undefined;
}
