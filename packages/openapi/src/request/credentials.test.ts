import { expect, test } from 'vitest';
import type { CredentialModel, ParameterModel } from '../model/endpoint.ts';
import { credential, endpoint, parameter } from '../testing/endpoint.ts';
import { buildRequest } from './build-request.ts';
import type { CredentialValue } from './choice.ts';
import type { ApiRequest } from './request.ts';

function authorized(
  credentials: readonly CredentialModel[],
  values: Readonly<Record<string, CredentialValue>>,
  parameters: readonly ParameterModel[] = [],
): ApiRequest {
  const model = endpoint({ path: '', security: [{ label: '', credentials }], parameters });
  return buildRequest(model, {
    variables: {},
    security: 0,
    credentials: values,
    parameters: parameters.map(({ in: place, name }) => ({ in: place, name, value: 'parameter' })),
  });
}

const authorization = (value: string) => [{ name: 'Authorization', value }];

test('Tokens go into the Authorization header', () => {
  expect(authorized([credential('bearer')], { bearer: 't' }).headers).toEqual(
    authorization('Bearer t'),
  );
  expect(authorized([credential('bearer')], { bearer: 'bearer t' }).headers).toEqual(
    authorization('bearer t'),
  );
  expect(authorized([credential('oauth2')], { oauth2: 't' }).headers).toEqual(
    authorization('Bearer t'),
  );
  expect(authorized([credential('openIdConnect')], { openIdConnect: 't' }).headers).toEqual(
    authorization('Bearer t'),
  );
  expect(authorized([credential('http', { scheme: 'digest' })], { http: 'c' }).headers).toEqual(
    authorization('Digest c'),
  );
});

test('User and password are kept apart from the headers', () => {
  const value = { user: 'me:x\n', password: 'a:b\0' };
  expect(authorized([credential('basic')], { basic: value })).toMatchObject({
    headers: [],
    basic: { user: 'mex', password: 'a:b' },
  });
});

test('Keys go where their scheme says, and together where they are needed together', () => {
  const request = authorized(
    [
      credential('apiKey', { id: 'h', in: 'header', name: 'X-Key' }),
      credential('apiKey', { id: 'q', in: 'query', name: 'api key' }),
      credential('apiKey', { id: 'c', in: 'cookie', name: 'sid' }),
      credential('mutualTLS'),
    ],
    { h: 'a', q: 'b&', c: 'c;' },
  );
  expect(request).toMatchObject({
    url: 'https://api.test/v1?api%20key=b%26',
    headers: [{ name: 'X-Key', value: 'a' }],
    cookies: [{ name: 'sid', value: 'c%3B' }],
    clientCertificate: true,
  });
});

test('A credential without a value, or of an unknown kind, sends nothing', () => {
  const request = authorized([credential('bearer'), credential('unknown')], { unknown: 'x' });
  expect(request.headers).toEqual([]);
  expect(authorized([credential('bearer', { id: 'constructor' })], {}).headers).toEqual([]);
});

test('Of two credentials for one header the first is sent', () => {
  const both = [credential('basic'), credential('bearer')];
  const values = { basic: { user: 'u', password: 'p' }, bearer: 't' };
  expect(authorized(both, values)).toMatchObject({ basic: { user: 'u' }, headers: [] });
  const turned = authorized(both.toReversed(), values);
  expect(turned.basic).toBeUndefined();
  expect(turned.headers).toEqual(authorization('Bearer t'));
});

test('A parameter that repeats a credential is sent once', () => {
  const request = authorized(
    [
      credential('bearer'),
      credential('apiKey', { id: 'q', in: 'query', name: 'key' }),
      credential('apiKey', { id: 'c', in: 'cookie', name: 'sid' }),
    ],
    { bearer: 't', q: 'k', c: 's' },
    [parameter('header', 'authorization'), parameter('query', 'key'), parameter('cookie', 'sid')],
  );
  expect(request).toMatchObject({
    url: 'https://api.test/v1?key=k',
    headers: authorization('Bearer t'),
    cookies: [{ name: 'sid', value: 's' }],
  });
  const basic = authorized([credential('basic')], { basic: { user: 'u', password: 'p' } }, [
    parameter('header', 'Authorization'),
  ]);
  expect(basic.headers).toEqual([]);
});

test('Without a chosen alternative nothing is sent, and a header parameter has its place', () => {
  const parameters = [parameter('header', 'Authorization')];
  const model = endpoint({
    security: [{ label: '', credentials: [credential('bearer')] }],
    parameters,
  });
  const request = buildRequest(model, {
    variables: {},
    credentials: { bearer: 't' },
    parameters: [{ in: 'header', name: 'Authorization', value: 'mine' }],
  });
  expect(request.headers).toEqual(authorization('mine'));
});
