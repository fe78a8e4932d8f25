import { nearest, remember } from '@waymark/core';
import type { ApiDescription } from '../model/description.ts';
import { filesOf } from './description-set.ts';
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

/** Why something is missing, and what may have been meant. */
interface Miss {
  readonly reason: string;
  readonly hint: string;
}

/**
 * Why none of all descriptions that were searched has an operation: those that have the path with
 * another method explain it, else those with paths that start like it, else all together.
 */
export function explainMissInAll(
  descriptions: readonly ApiDescription[],
  wanted: WantedOperation,
): Miss {
  const closest = closestTo(wanted, descriptions);
  if (closest.length > 0 || descriptions.length === 1) {
    return explainMiss(closest.length > 0 ? closest : descriptions, wanted);
  }
  const what = wanted.method === 'WEBHOOK' ? 'webhook' : 'path';
  const reason = `none of the ${descriptions.length} API descriptions (${filesOf(descriptions)}) has the ${what} "${wanted.path}"`;
  const meant = nearestPath(wanted.path, pathsLike(wanted, descriptions));
  const hint =
    meant === undefined
      ? `Write a ${what} as it stands in one of them, or add the description that has it to the docs folder.`
      : `Did you mean "${meant}"?`;
  return { reason, hint };
}

/** Descriptions that may have been meant to have an operation. */
function closestTo(
  wanted: WantedOperation,
  descriptions: readonly ApiDescription[],
): readonly ApiDescription[] {
  const having = (isMeant: (path: string) => boolean) =>
    descriptions.filter((description) => pathsLike(wanted, [description]).some(isMeant));
  if (wanted.method === 'WEBHOOK') return having(() => true);
  const same = having((path) => path === wanted.path || path === otherEnd(wanted.path));
  return same.length > 0 ? same : having((path) => startOf(path) === startOf(wanted.path));
}

/** Paths of the operations of descriptions, or names of their webhooks where one is wanted. */
function pathsLike(
  { method }: WantedOperation,
  descriptions: readonly ApiDescription[],
): readonly string[] {
  const wanted = method === 'WEBHOOK' ? 'webhook' : 'operation';
  const all = descriptions.flatMap((description) => operationsOf(description));
  return [...new Set(all.filter(({ kind }) => kind === wanted).map(({ path }) => path))];
}

/** The first segment of a path. */
function startOf(path: string): string | undefined {
  return path.split('/')[1];
}

/** Why descriptions have no such operation, and what may have been meant. */
export function explainMiss(
  descriptions: readonly ApiDescription[],
  wanted: WantedOperation,
): Miss {
  const files = filesOf(descriptions);
  const have = descriptions.length > 1 ? 'have' : 'has';
  const paths = pathsLike(wanted, descriptions);
  if (wanted.method === 'WEBHOOK') {
    const reason = `${files} ${have} no webhook "${wanted.path}"`;
    return { reason, hint: suggestion(nearest(wanted.path, paths), paths, 'Webhooks') };
  }
  const same = descriptions
    .flatMap((description) => operationsOf(description))
    .filter(({ kind }) => kind === 'operation')
    .filter(({ path }) => path === wanted.path || path === otherEnd(wanted.path));
  if (same.length > 0) {
    const methods = [...new Set(same.map(({ method }) => method))];
    return {
      reason: `${files} ${have} no ${wanted.method} on "${wanted.path}"`,
      hint: `The methods of that path are ${methods.join(', ')}.`,
    };
  }
  const reason = `${files} ${have} no path "${wanted.path}"`;
  const alike = paths.filter((path) => startOf(path) === startOf(wanted.path));
  const shown = alike.length > 0 ? alike : paths;
  return { reason, hint: suggestion(nearestPath(wanted.path, paths), shown, 'Paths') };
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
