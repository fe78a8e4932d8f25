/** Everything that the server of an adapter answers about the docs. */
import { built, modules } from 'virtual:waymark/assistant';
import type { APIRoute } from 'astro';
import { adapterDocs } from './adapter/adapter-docs.ts';
import { clientAddress } from './client-address.ts';

/** Answered by the server, as each answer depends on the request. */
export const prerender = false;

const answer = adapterDocs(built, modules, import.meta.url);

/** Answers a request of any method. */
export const ALL: APIRoute = (context) =>
  answer(context.request, { address: clientAddress(context) });
