import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { serverUrl } from '../request/server-url.ts';
import { describedBy } from '../testing/description.ts';
import { endpointModel } from './endpoint-model.ts';

function serversOf(servers: readonly JsonObject[], source = 'openapi.json', own: JsonObject = {}) {
  const description = describedBy({ servers, paths: { '/x': { get: own } } }, source);
  const { value, diagnostics } = endpointModel(description, {
    kind: 'operation',
    description,
    method: 'GET',
    path: '/x',
    pointer: '/paths/~1x/get',
  });
  return { servers: value.servers, codes: diagnostics.map(({ code }) => code) };
}

function urlOf(url: string, source?: string): string | undefined {
  return serversOf([{ url }], source).servers[0]?.url;
}

describe('servers', () => {
  it('of the operation win over those of the description', () => {
    const own = { servers: [{ url: 'https://b.example.com' }] };
    const { servers } = serversOf([{ url: 'https://a.example.com' }], 'openapi.json', own);
    expect(servers.map(({ url }) => url)).toEqual(['https://b.example.com']);
    expect(serversOf([]).servers).toEqual([]);
  });

  it('keep their variables, with a default for each', () => {
    const variables = { env: { enum: ['eu', 'us'] }, port: { default: 443, description: 'Port.' } };
    const { servers, codes } = serversOf([
      { url: '{scheme}://{env}.example.com:{port}', variables },
    ]);
    expect(servers[0]?.variables).toEqual([
      { name: 'env', default: 'eu', enum: ['eu', 'us'] },
      { name: 'port', default: '443', description: 'Port.' },
    ]);
    expect(codes).toEqual(['openapi-server-url']);
  });

  it('leave a variable without a default open, and say so', () => {
    const variables = { tenant: { description: 'Your tenant.' }, empty: { default: '' } };
    const { servers, codes } = serversOf([{ url: 'https://{tenant}{empty}.dev', variables }]);
    expect(servers[0]?.variables.map((variable) => variable.default)).toEqual([undefined, '']);
    expect(codes).toEqual(['openapi-server-url']);
    expect(serverUrl(servers, { variables: {} }).base).toBe('https://{tenant}.dev');
    expect(serverUrl(servers, { variables: { tenant: '' } }).base).toBe('https://{tenant}.dev');
    expect(serverUrl(servers, { variables: { tenant: 'a' } }).base).toBe('https://a.dev');
  });

  it.each([
    ['//api.example.com/v1', undefined, 'https://api.example.com/v1'],
    ['/v1', undefined, '/v1'],
    ['/v1', 'https://example.com/specs/openapi.json', 'https://example.com/v1'],
    ['../{a}/v1?x=1', 'https://example.com/specs/a/o.json', 'https://example.com/specs/{a}/v1?x=1'],
    ['https://example.com/a?b=c', undefined, 'https://example.com/a?b=c'],
    ['localhost:8080/v1', undefined, 'https://localhost:8080/v1'],
    ['javascript:alert(1)', undefined, undefined],
    ['', undefined, undefined],
  ])('at %j of %j are at %j', (url, source, expected) => {
    expect(urlOf(url, source)).toBe(expected);
  });
});
