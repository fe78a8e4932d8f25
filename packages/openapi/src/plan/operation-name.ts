import type { DescribedOperation } from './operations.ts';

/** How messages name an operation. */
export function nameOf({ kind, method, path, description }: DescribedOperation): string {
  if (kind === 'channel') return `"${path}" of "${description.file}"`;
  return `"${method} ${path}" of "${description.file}"`;
}
