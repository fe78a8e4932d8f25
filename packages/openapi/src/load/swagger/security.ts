import { isJsonObject, type JsonObject, type JsonValue } from '../../model/json.ts';

const flowNames: Readonly<Record<string, string>> = {
  implicit: 'implicit',
  password: 'password',
  application: 'clientCredentials',
  accessCode: 'authorizationCode',
};

/** `securityDefinitions` as `securitySchemes`; a scheme of no known type stays as it is. */
export function convertSecurity(definitions: JsonObject): JsonObject {
  const schemes = Object.entries(definitions).map(([name, scheme]): [string, JsonValue] => [
    name,
    isJsonObject(scheme) ? convertScheme(scheme) : scheme,
  ]);
  return Object.fromEntries(schemes);
}

function convertScheme(scheme: JsonObject): JsonObject {
  if (scheme['type'] === 'basic') return { ...scheme, type: 'http', scheme: 'basic' };
  if (scheme['type'] !== 'oauth2') return scheme;
  const { flow, authorizationUrl, tokenUrl, scopes, ...rest } = scheme;
  const name = typeof flow === 'string' ? flowNames[flow] : undefined;
  if (name === undefined) return { ...rest, flows: {} };
  const converted = {
    ...(authorizationUrl === undefined ? {} : { authorizationUrl }),
    ...(tokenUrl === undefined ? {} : { tokenUrl }),
    scopes: scopes ?? {},
  };
  return { ...rest, flows: { [name]: converted } };
}
