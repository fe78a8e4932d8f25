import type { EndpointModel } from '../model/endpoint.ts';
import { buildBody } from './body.ts';
import { buildUrl } from './build-url.ts';
import type { RequestChoice } from './choice.ts';
import { writeCredentials } from './credentials.ts';
import { addHeader, isToken } from './header.ts';
import { writeParameters } from './parameters.ts';
import type { ApiRequest, NamedValue, RequestBody } from './request.ts';
import { emptyParts } from './request-parts.ts';
import { serverUrl } from './server-url.ts';

/**
 * The request of an endpoint for what was chosen: everything that a
 * choice leaves open is left out. No value can end the URL, header or part that it stands in.
 */
export function buildRequest(endpoint: EndpointModel, choice: RequestChoice): ApiRequest {
  const parts = emptyParts();
  writeCredentials(endpoint.security, choice, parts);
  writeParameters(endpoint.parameters, choice, parts);
  const body = sentBody(endpoint, choice);
  addContentType(parts.headers, body);
  return {
    method: isToken(endpoint.method) ? endpoint.method : 'GET',
    url: buildUrl(serverUrl(endpoint.servers, choice), endpoint.path, parts),
    headers: parts.headers,
    cookies: parts.cookies,
    ...(parts.basic === undefined ? {} : { basic: parts.basic }),
    ...(parts.clientCertificate ? { clientCertificate: true } : {}),
    ...(body === undefined ? {} : { body }),
  };
}

/** HEAD and TRACE have no body (RFC 9110, 9.3.2 and 9.3.8). */
function sentBody(endpoint: EndpointModel, { body }: RequestChoice): RequestBody | undefined {
  if (body === undefined || /^(HEAD|TRACE)$/.test(endpoint.method)) return undefined;
  return buildBody(endpoint, body);
}

/** Clients write the type of a multipart body themselves: it names the boundary. */
function addContentType(headers: NamedValue[], body: RequestBody | undefined): void {
  if (body === undefined || body.kind === 'multipart') return;
  const media = body.kind === 'form' ? 'application/x-www-form-urlencoded' : body.media;
  addHeader(headers, 'Content-Type', media);
}
