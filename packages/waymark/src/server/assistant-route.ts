/** Everything that the server of an adapter answers about the docs. */
import { built, modules } from 'virtual:waymark/assistant';
import type { APIContext, APIRoute } from 'astro';
import { adapterDocs } from './adapter-docs.ts';

/** Answered by the server, as each answer depends on the request. */
export const prerender = false;

const answer = adapterDocs(built, modules, import.meta.url);

/** Answers a request of any method. */
export const ALL: APIRoute = (context) => answer(context.request, { address: addressOf(context) });

/** Some adapters do not know it, and say so by throwing. */
function addressOf(context: APIContext): string {
  try {
    return context.clientAddress;
  } catch {
    return '';
  }
}
