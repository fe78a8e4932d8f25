import type { KeyGrant } from '../keys/check-key.ts';
import type { Exchange } from './exchange.ts';
import { checkBodyHeaders, readJsonBody } from './request-body.ts';
import type { Domain, Server } from './server.ts';

/** A request that may be answered. */
export interface Authorized extends KeyGrant<Domain> {
  readonly body: unknown;
}

/**
 * The checks from the content type to the body, in their order (docs/format/assistant.md#refusals).
 *
 * @throws Problem with the first that fails
 */
export async function authorize(
  server: Server,
  exchange: Exchange,
  domainId: string,
): Promise<Authorized> {
  const { client, limits, request } = exchange;
  checkBodyHeaders(request, server.body);
  const { domain, key } = await server.checkKey({
    authorization: request.headers.get('authorization'),
    origin: request.headers.get('origin'),
    address: client.address,
    domain: server.domains.get(domainId),
  });
  exchange.facts = { keyId: key.id, organization: key.organization, domain: domain.id };
  await limits.authenticate(key);
  return { key, domain, body: await readJsonBody(request, server.body) };
}
