import { type Diagnostic, diagnostic } from '@waymark/core';
import type { ApiDescription } from '../model/description.ts';
import type { EndpointPage } from '../model/endpoint-page.ts';
import { isExcluded } from './excluded.ts';
import { type DescribedOperation, operationsOf } from './operations.ts';

/** How many operations without a page a diagnostic names. */
const named = 5;

/**
 * One diagnostic for each description that the site uses and that has operations without a page:
 * what was added to it later is easily forgotten where pages name their endpoints one by one.
 *
 * @param named descriptions that the configuration names, whether they have pages or not
 */
export function unlistedOperations(
  endpoints: Iterable<EndpointPage>,
  named: Iterable<ApiDescription>,
): Diagnostic[] {
  const listed = new Map(Array.from(named, (description) => [description, new Set<string>()]));
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
      message: `Operations of "${first.description.file}" have no page: ${names.join(', ')}${more}.`,
      hint: 'Pages that are listed restrict the endpoints; a group without pages has all of them, and with `--endpoints-beside-prose` an element that lists prose alone has them after that.',
      pointer: first.pointer,
    }),
  ];
}
