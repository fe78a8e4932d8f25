import type { DescribedOperation } from './operations.ts';

/** Whether a description keeps an operation from all pages (docs/format/openapi.md#metadata). */
export function isExcluded({ operation }: DescribedOperation): boolean {
  return Boolean(operation['x-excluded']) || operation['x-scalar-ignore'] === true;
}
