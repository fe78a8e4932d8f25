import type { CredentialModel, EndpointModel } from '../model/endpoint.ts';
import type { CredentialValue, RequestChoice } from './choice.ts';
import { addCookie } from './cookie.ts';
import { hasHeader, headerText } from './header.ts';
import { encodeValue } from './percent-encode.ts';
import type { ApiRequest } from './request.ts';
import { type RequestParts, setHeader } from './request-parts.ts';

/**
 * Writes the credentials of the chosen alternative (docs/format/openapi.md#security). Of two that
 * want the same header only the first can be sent.
 */
export function writeCredentials(
  security: EndpointModel['security'],
  choice: RequestChoice,
  parts: RequestParts,
): void {
  const chosen = choice.security === undefined ? undefined : security[choice.security];
  for (const credential of chosen?.credentials ?? []) {
    if (credential.type === 'mutualTLS') parts.clientCertificate = true;
    const value = Object.hasOwn(choice.credentials, credential.id)
      ? choice.credentials[credential.id]
      : undefined;
    if (value !== undefined) writeCredential(credential, value, parts);
  }
}

function writeCredential(
  credential: CredentialModel,
  value: CredentialValue,
  parts: RequestParts,
): void {
  if (typeof value !== 'string') {
    if (credential.type === 'basic') writeBasic(value, parts);
  } else if (credential.type === 'apiKey') writeKey(credential, value, parts);
  else {
    const scheme = authorizationScheme(credential);
    if (scheme !== undefined) setHeader(parts, 'Authorization', withScheme(scheme, value));
  }
}

/** Controls are not allowed in user and password, nor a colon in the user (RFC 7617, section 2). */
function writeBasic(
  { user, password }: NonNullable<ApiRequest['basic']>,
  parts: RequestParts,
): void {
  if (parts.basic !== undefined || hasHeader(parts.headers, 'Authorization')) return;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
  const clean = (text: string) => text.toWellFormed().replace(/[\u0000-\u001f\u007f]/g, '');
  parts.basic = { user: clean(user).replaceAll(':', ''), password: clean(password) };
}

function writeKey(
  { in: place, name = '' }: CredentialModel,
  key: string,
  parts: RequestParts,
): void {
  if (place === 'query') parts.query.push([encodeValue(name), encodeValue(key)]);
  else if (place === 'cookie') addCookie(parts.cookies, name, key);
  else setHeader(parts, name, key);
}

function authorizationScheme({ scheme, type }: CredentialModel): string | undefined {
  if (type === 'bearer' || type === 'oauth2' || type === 'openIdConnect') return 'Bearer';
  if (type !== 'http' || scheme === undefined) return undefined;
  return scheme.charAt(0).toUpperCase() + scheme.slice(1);
}

/** A pasted `Bearer x` does not become `Bearer Bearer x`. */
function withScheme(scheme: string, secret: string): string {
  const value = headerText(secret);
  const has = value.toLowerCase().startsWith(`${scheme.toLowerCase()} `);
  return has ? value : `${scheme} ${value}`;
}
