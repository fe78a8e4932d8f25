import { anchorPath } from '../api-schema/anchors.ts';
import type { CredentialModel, OAuthFlow, SecurityAlternative } from '../model/endpoint.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { member, objectMember, plainText, textList, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { resolveReference } from '../reference/resolve-reference.ts';
import { safeUrl } from '../reference/safe-url.ts';
import { type Located, locatedObject, type PageContext } from './context.ts';

/**
 * What has to be sent to be let in (docs/format/openapi.md#security): the list of the operation,
 * even an empty one, else that of the description; what the API sends has its own only.
 */
export function securityModel(
  context: PageContext,
  operation: Located,
  isSentByApi: boolean,
): readonly SecurityAlternative[] {
  const own = member(operation.object, 'security');
  const holder: Located = own === undefined ? { object: context.root, pointer: '' } : operation;
  const written = own ?? (isSentByApi ? undefined : member(context.root, 'security'));
  if (!isJsonArray(written)) return [];
  return written.flatMap((entry, index) => {
    if (!isJsonObject(entry)) return [];
    return alternative(context, entry, childPointer(holder.pointer, 'security', index));
  });
}

function alternative(
  context: PageContext,
  requirement: JsonObject,
  pointer: string,
): SecurityAlternative {
  const credentials = Object.entries(requirement).map(([id, scopes]) =>
    credentialModel(context, id, textList(scopes), childPointer(pointer, id)),
  );
  const names = credentials.map(({ id }) => id.replace(/[_-]+/g, ' ').trim());
  return { label: names.length === 0 ? 'None' : names.join(' & '), credentials };
}

const places = ['header', 'query', 'cookie'] as const;

function credentialModel(
  context: PageContext,
  id: string,
  scopes: readonly string[],
  pointer: string,
): CredentialModel {
  const scheme = securityScheme(context, id, pointer);
  const object = scheme?.object ?? {};
  const type = typeOf(object);
  if (scheme !== undefined && type === 'unknown') {
    const message = `The security scheme \`${id}\` has the type \`${plainText(member(object, 'type'))}\`, which is none of OpenAPI.`;
    const at = childPointer(scheme.pointer, 'type');
    context.report({ code: 'openapi-security-scheme', pointer: at, message });
  }
  const place = places.find((known) => known === member(object, 'in'));
  const name = type === 'apiKey' ? (textMember(object, 'name') ?? id) : undefined;
  return {
    id,
    type,
    scheme: type === 'http' ? textMember(object, 'scheme') : undefined,
    bearerFormat: textMember(object, 'bearerFormat'),
    in: type === 'apiKey' ? (place ?? 'header') : undefined,
    name,
    description: textMember(object, 'description'),
    scopes,
    flows: oauthFlows(object),
    openIdConnectUrl: safeUrl(textMember(object, 'openIdConnectUrl') ?? '') || undefined,
    oauth2MetadataUrl: safeUrl(textMember(object, 'oauth2MetadataUrl') ?? '') || undefined,
    ...(member(object, 'deprecated') === true ? { deprecated: true } : {}),
    default: textMember(object, 'x-default'),
    anchor: context.anchors.take(anchorPath('authorization', name ?? anchorName(type, id))),
  };
}

/** Existing sites link to the header that a credential goes into. */
function anchorName(type: CredentialModel['type'], id: string): string {
  return type === 'mutualTLS' || type === 'unknown' ? id : 'authorization';
}

function securityScheme(context: PageContext, id: string, pointer: string): Located | undefined {
  const schemes = objectMember(objectMember(context.root, 'components'), 'securitySchemes');
  const at = childPointer('/components/securitySchemes', id);
  const written = member(schemes, id) ?? referred(context.root, id);
  if (written !== undefined) return locatedObject(context, written, at, 'security scheme');
  const message = `\`${id}\` is none of the security schemes of this description.`;
  context.report({ code: 'openapi-security-scheme', pointer, message });
  return undefined;
}

/** Since 3.2 a requirement may name its scheme by an address. */
function referred(root: JsonObject, id: string): JsonValue | undefined {
  if (!id.includes('#') && !id.includes('/')) return undefined;
  const target = resolveReference(root, id);
  return target.found ? target.value : undefined;
}

function typeOf(scheme: JsonObject): CredentialModel['type'] {
  const type = member(scheme, 'type');
  if (type === 'http') {
    const name = textMember(scheme, 'scheme')?.toLowerCase();
    return name === 'bearer' || name === 'basic' ? name : 'http';
  }
  if (type === 'apiKey' || type === 'oauth2' || type === 'openIdConnect') return type;
  // What Swagger 2.0 says for `http` with the scheme `basic`.
  if (type === 'basic') return 'basic';
  return type === 'mutualTLS' ? 'mutualTLS' : 'unknown';
}

/** The ways to a token that a scheme of OAuth 2.0 offers. */
export function oauthFlows(scheme: JsonObject): readonly OAuthFlow[] {
  const flows = Object.entries(objectMember(scheme, 'flows'));
  return flows.flatMap(([type, flow]) => {
    if (!isJsonObject(flow) || type.startsWith('x-')) return [];
    // AsyncAPI 3 calls them another way.
    const { scopes: named, availableScopes = named } = flow;
    const scopes = isJsonObject(availableScopes) ? Object.entries(availableScopes) : [];
    const url = (key: string) => safeUrl(textMember(flow, key) ?? '') || undefined;
    return {
      type,
      authorizationUrl: url('authorizationUrl'),
      deviceAuthorizationUrl: url('deviceAuthorizationUrl'),
      tokenUrl: url('tokenUrl'),
      refreshUrl: url('refreshUrl'),
      scopes: scopes.map(([name, description]) => ({
        name,
        description: typeof description === 'string' ? description : '',
      })),
    };
  });
}

/** Names that credentials take up, so that no parameter asks for them again. */
export function credentialNames(security: readonly SecurityAlternative[]): ReadonlySet<string> {
  const names = security.flatMap(({ credentials }) =>
    credentials.map(({ type, in: place, name = '' }) => {
      if (type === 'apiKey') return `${place}:${place === 'header' ? name.toLowerCase() : name}`;
      return type === 'mutualTLS' || type === 'unknown' ? '' : 'header:authorization';
    }),
  );
  return new Set(names);
}
