import type { KeyRefusal } from '../keys/check-key.ts';
import { Problem } from '../problem.ts';
import type { KeyRecord } from '../store/assistant-store.ts';
import type { Exchange } from './exchange.ts';
import { checkBodyHeaders, readJsonBody } from './request-body.ts';
import type { Domain, Server } from './server.ts';

/** A request that may be answered. */
export interface Authorized {
  readonly key: KeyRecord;
  readonly domain: Domain;
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
  const domain = server.domains.get(domainId);
  const check = await server.checkKey({
    authorization: request.headers.get('authorization'),
    origin: request.headers.get('origin'),
    address: client.address,
    domain,
  });
  if (!check.isAllowed) throw keyProblem(check.refusal);
  const { key } = check;
  exchange.facts = {
    keyId: key.id,
    organization: key.organization,
    domain: check.domain.id,
  };
  const limited = await limits.authenticate(key);
  if (limited) throw new Problem(limited.code, limited);
  const body = await readJsonBody(request, server.body);
  // The check found it.
  if (!domain) throw keyProblem('domain_not_found');
  return { key, domain, body };
}

const details: Readonly<Record<KeyRefusal, string>> = {
  missing_api_key: 'Send an assistant API key: Authorization: Bearer <API_KEY>.',
  invalid_api_key: 'The API key is not known, or it was revoked.',
  expired_api_key: 'The API key has expired.',
  origin_not_allowed: 'The API key may not be used from this origin.',
  ip_not_allowed: 'The API key may not be used from this address.',
  domain_not_found: 'There is no documentation of this name.',
  domain_not_allowed: 'The API key may not be used for this documentation.',
};

function keyProblem(code: KeyRefusal): Problem {
  const isUnauthorized = /_api_key$/.test(code);
  const challenge = `Bearer realm="assistant"${code === 'missing_api_key' ? '' : ', error="invalid_token"'}`;
  return new Problem(code, {
    detail: details[code],
    ...(isUnauthorized ? { headers: { 'www-authenticate': challenge } } : {}),
  });
}
