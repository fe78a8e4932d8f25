import { nearest } from '@waymark/core';
import type { ApiDescription } from '../model/description.ts';
import { remember } from '../reference/remember.ts';
import { type DescribedOperation, operationsOf } from './operations.ts';

/** What an endpoint entry or a page asks for. */
export interface WantedOperation {
  /** Upper case; `WEBHOOK` for a webhook. */
  readonly method: string;
  readonly path: string;
}

/**
 * The operation that a selector names (docs/format/openapi.md#attachment): the path as written,
 * else the path that differs by one slash at the end. Names of path parameters count.
 */
export function findOperation(
  description: ApiDescription,
  { method, path }: WantedOperation,
): DescribedOperation | undefined {
  const index = indexOf(description);
  return index.get(keyOf(method, path)) ?? index.get(keyOf(method, otherEnd(path)));
}

/** Of several methods of one webhook the first counts. */
const indexOf = remember((description: ApiDescription) => {
  const index = new Map<string, DescribedOperation>();
  for (const operation of operationsOf(description)) {
    const key = keyOf(operation.method, operation.path);
    if (!index.has(key)) index.set(key, operation);
  }
  return index;
});

function keyOf(method: string, path: string): string {
  return `${method} ${path}`;
}

function otherEnd(path: string): string {
  if (path === '/') return path;
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
}

/** How many names a message lists at most. */
const listed = 10;

/** Why a description has no such operation, and what may have been meant. */
export function explainMiss(
  descriptions: readonly ApiDescription[],
  wanted: WantedOperation,
): { readonly reason: string; readonly hint: string } {
  const files = descriptions.map(({ file }) => `"${file}"`).join(' and ');
  const have = descriptions.length > 1 ? 'have' : 'has';
  const all = descriptions.flatMap((description) => operationsOf(description));
  const isWebhook = wanted.method === 'WEBHOOK';
  const ofKind = all.filter(({ kind }) => (kind === 'webhook') === isWebhook);
  const paths = [...new Set(ofKind.map(({ path }) => path))];
  if (isWebhook) {
    const reason = `${files} ${have} no webhook "${wanted.path}"`;
    return { reason, hint: suggestion(nearest(wanted.path, paths), paths, 'Webhooks') };
  }
  const same = ofKind.filter(({ path }) => path === wanted.path || path === otherEnd(wanted.path));
  if (same.length > 0) {
    const methods = same.map(({ method }) => method);
    return {
      reason: `${files} ${have} no ${wanted.method} on "${wanted.path}"`,
      hint: `The methods of that path are ${methods.join(', ')}.`,
    };
  }
  const reason = `${files} ${have} no path "${wanted.path}"`;
  return { reason, hint: suggestion(nearestPath(wanted.path, paths), paths, 'Paths') };
}

function suggestion(meant: string | undefined, names: readonly string[], what: string): string {
  if (meant !== undefined) return `Did you mean "${meant}"?`;
  if (names.length === 0) return `It has no ${what.toLowerCase()} at all.`;
  const more = names.length > listed ? `, and ${names.length - listed} more` : '';
  return `${what} there: ${names.slice(0, listed).join(', ')}${more}.`;
}

/** The same path with other names of its parameters, else the one with the nearest spelling. */
function nearestPath(path: string, paths: readonly string[]): string | undefined {
  const shape = shapeOf(path);
  return paths.find((other) => shapeOf(other) === shape) ?? nearest(path, paths);
}

function shapeOf(path: string): string {
  return path
    .replace(/\{[^}]*\}/g, '{}')
    .replace(/(?<=.)\/$/, '')
    .toLowerCase();
}
