/** Everything at the place of docs whose readers can sign in: what they get depends on who they are. */
import { built, loadBodies, modules } from 'virtual:waymark/readers';
import type { APIRoute } from 'astro';
import { adapterSite } from './adapter/adapter-site.ts';
import { clientAddress } from './client-address.ts';

/** Answered by the server, as each answer depends on who asks. */
export const prerender = false;

const answer = adapterSite(built, modules, loadBodies, import.meta.url);

/** Answers a request of any method. */
export const ALL: APIRoute = (context) =>
  answer(context.request, { address: clientAddress(context) });
