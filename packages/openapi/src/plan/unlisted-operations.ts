import { type Diagnostic, diagnostic } from '@waymark/core';
import type { ApiDescription } from '../model/description.ts';
import type { EndpointPage } from '../model/endpoint-page.ts';
import { isExcluded } from './excluded.ts';
import { type DescribedOperation, operationsOf } from './operations.ts';

/** How many operations without a page a diagnostic names. */
const named = 5;

/**
 * One diagnostic for each description that some pages document and that has operations without a
 * page: what was added to a description later is easily forgotten where pages name their endpoints
 * one by one.
 */
export function unlistedOperations(endpoints: Iterable<EndpointPage>): Diagnostic[] {
  const listed = new Map<ApiDescription, Set<string>>();
  for (const { target } of endpoints) {
    if (target.kind !== 'operation' && target.kind !== 'webhook') continue;
    const operations = listed.get(target.description) ?? new Set();
    listed.set(target.description, operations.add(target.pointer));
  }
  return Array.from(listed, ([description, pointers]) =>
    operationsOf(description).filter(
      (operation) => !isExcluded(operation) && !pointers.has(operation.pointer),
    ),
  ).flatMap(withoutPage);
}

function withoutPage(operations: readonly DescribedOperation[]): Diagnostic[] {
  const [first] = operations;
  if (!first) return [];
  const names = operations.slice(0, named).map(({ method, path }) => `${method} ${path}`);
  const more = operations.length > named ? ` and ${operations.length - named} more` : '';
  return [
    diagnostic('openapi-operations-unlisted', {
      at: first.description.locate(first.pointer),
      message: `Operations of this description have no page: ${names.join(', ')}${more}.`,
    }),
  ];
}
