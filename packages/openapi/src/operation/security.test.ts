import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { operationOf } from '../testing/model-of.ts';

const components = {
  securitySchemes: {
    api_key: { type: 'apiKey', in: 'cookie', name: 'session', 'x-default': 'demo' },
    bearer: { $ref: '#/components/securitySchemes/token' },
    token: { type: 'http', scheme: 'Bearer', bearerFormat: 'JWT' },
    basic: { type: 'http', scheme: 'basic' },
    digest: { type: 'http', scheme: 'digest' },
    oauth: {
      type: 'oauth2',
      flows: {
        clientCredentials: { tokenUrl: 'https://a.example.com/t', scopes: { read: 'Read.' } },
        implicit: { authorizationUrl: 'javascript:alert(1)', scopes: {} },
      },
    },
    tls: { type: 'mutualTLS' },
    odd: { type: 'Schlüssel' },
  },
};

function securityOf(operation: JsonObject, security: JsonValue = [{ bearer: [] }]) {
  const { model, diagnostics } = operationOf(operation, { components, security });
  return { security: model.security, codes: diagnostics.map(({ code }) => code) };
}

describe('security', () => {
  it('is that of the description unless the operation has a list, even an empty one', () => {
    expect(securityOf({}).security.map(({ label }) => label)).toEqual(['bearer']);
    expect(securityOf({ security: [] }).security).toEqual([]);
  });

  it('has alternatives, credentials that go together, and none at all', () => {
    const { security } = securityOf({ security: [{ api_key: [], bearer: [] }, { basic: [] }, {}] });
    expect(security.map(({ label, credentials }) => [label, credentials.length])).toEqual([
      ['api key & bearer', 2],
      ['basic', 1],
      ['None', 0],
    ]);
  });

  it('says what each credential is and where it goes', () => {
    const names = ['api_key', 'bearer', 'basic', 'digest', 'oauth', 'tls'];
    const { security } = securityOf({
      security: [Object.fromEntries(names.map((name) => [name, ['read']]))],
    });
    expect(security[0]?.credentials).toMatchObject([
      {
        type: 'apiKey',
        in: 'cookie',
        name: 'session',
        default: 'demo',
        anchor: 'authorization-session',
      },
      { type: 'bearer', bearerFormat: 'JWT', anchor: 'authorization-authorization' },
      { type: 'basic' },
      { type: 'http', scheme: 'digest' },
      { type: 'oauth2', scopes: ['read'] },
      { type: 'mutualTLS', anchor: 'authorization-tls' },
    ]);
    expect(security[0]?.credentials[4]?.flows).toEqual([
      {
        type: 'clientCredentials',
        tokenUrl: 'https://a.example.com/t',
        scopes: [{ name: 'read', description: 'Read.' }],
      },
      { type: 'implicit', scopes: [] },
    ]);
  });

  it('says what 3.2 adds: what is deprecated, where metadata is, and the address for devices', () => {
    const oauth = {
      type: 'oauth2',
      deprecated: true,
      oauth2MetadataUrl: 'https://a.example.com/m',
      flows: { deviceAuthorization: { deviceAuthorizationUrl: 'https://a.example.com/d' } },
    };
    const { model } = operationOf(
      { security: [{ oauth: [] }] },
      { components: { securitySchemes: { oauth } } },
    );
    expect(model.security[0]?.credentials).toMatchObject([
      { deprecated: true, oauth2MetadataUrl: 'https://a.example.com/m' },
    ]);
    expect(model.security[0]?.credentials[0]?.flows).toEqual([
      {
        type: 'deviceAuthorization',
        deviceAuthorizationUrl: 'https://a.example.com/d',
        scopes: [],
      },
    ]);
  });

  it('reports schemes that are missing or of a type that does not exist', () => {
    const { security, codes } = securityOf({ security: [{ none: [] }, { odd: [] }] });
    expect(security.map(({ credentials }) => credentials[0]?.type)).toEqual(['unknown', 'unknown']);
    expect(codes).toEqual(['openapi-security-scheme', 'openapi-security-scheme']);
  });
});
