import type { EndpointModel } from '../model/endpoint.ts';
import { buildUrl } from '../request/build-url.ts';
import { emptyParts } from '../request/request-parts.ts';
import { serverUrl } from '../request/server-url.ts';
import { callHeaders } from './call-headers.ts';
import { leadsUp } from './dot-segments.ts';
import { isFilledPath, valueMark } from './filled-path.ts';
import type { ProxiedCall } from './proxied-call.ts';

/** A request that is one of the endpoint's own. */
export interface BoundCall {
  readonly method: string;
  readonly url: URL;
  /** Origin and path that all of the chosen server is below. */
  readonly server: URL;
  readonly headers: Readonly<Record<string, string>>;
}

/** Methods that would make something else of a connection, or reflect what is sent. */
const refusedMethods = /^(CONNECT|TRACE|TRACK)$/i;

/**
 * A request as far as it is one that the description of an endpoint has: its method, one of its
 * servers with the values that it declares for variables, its path, its headers. That is all that
 * a proxy for readers sends (docs/format/openapi.md#playground).
 *
 * @returns the request, or why it is none, as a sentence
 */
export function boundCall(
  endpoint: EndpointModel,
  call: ProxiedCall,
): { readonly call: BoundCall } | { readonly refusal: string } {
  const { method } = endpoint;
  if (call.method !== method || refusedMethods.test(method)) {
    return refusal(`The method ${call.method} is not sent for this endpoint.`);
  }
  const server = endpoint.servers.find(({ url }) => url === call.server);
  if (!server) return refusal('The description of this endpoint has no such server.');
  for (const [name, value] of Object.entries(call.variables)) {
    const variable = server.variables.find((known) => known.name === name);
    if (!(variable?.enum ?? [variable?.default]).includes(value)) {
      return refusal(`The description does not name this value of the variable "${name}".`);
    }
  }
  const { variables } = call;
  const choice = { server: server.url, variables, credentials: {}, parameters: [] };
  const base = serverUrl([server], choice);
  if (base.isRelative) return refusal('The server of this endpoint names no host.');
  if (!URL.canParse(base.base) || /[{}]/.test(base.base) || !URL.canParse(call.url)) {
    return refusal('The address of the request is not complete.');
  }
  const url = new URL(call.url);
  const whole = new URL(base.base);
  if (url.origin !== whole.origin || url.username !== '' || url.password !== '') {
    return refusal('The request is not for the chosen server.');
  }
  const template = new URL(buildUrl(base, endpoint.path, templateParts(endpoint.path)));
  if (!isFilledPath(template.pathname, url.pathname)) {
    return refusal('The path of the request is not that of this endpoint.');
  }
  if (leadsUp(url.pathname)) return refusal('A value of the path leads to another path.');
  url.hash = '';
  return { call: { method, url, server: whole, headers: callHeaders(endpoint, call.headers) } };
}

function refusal(text: string) {
  return { refusal: text };
}

/** Every placeholder of a path filled with the mark of a value. */
function templateParts(path: string) {
  const parts = emptyParts();
  for (const [, name = ''] of path.matchAll(/\{([^{}]*)\}/g)) parts.path.set(name, valueMark);
  return parts;
}
