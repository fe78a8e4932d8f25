import type { APIContext } from 'astro';

/** Address of who asks the server of an adapter. Some adapters do not know it, and say so by throwing. */
export function clientAddress(context: APIContext): string {
  try {
    return context.clientAddress;
  } catch {
    return '';
  }
}
