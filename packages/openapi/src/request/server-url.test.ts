import { expect, test } from 'vitest';
import type { ServerModel } from '../model/endpoint.ts';
import { endpoint, parameter } from '../testing/endpoint.ts';
import { buildRequest } from './build-request.ts';
import type { RequestChoice } from './choice.ts';

function urlOf(
  server: string | ServerModel | undefined,
  path = '/users',
  choice: Partial<RequestChoice> = {},
): string {
  const one = typeof server === 'string' ? { url: server, variables: [] } : server;
  const servers = one === undefined ? [] : [one];
  const model = endpoint({ servers, path, parameters: [parameter('query', 'q')] });
  return buildRequest(model, { variables: {}, credentials: {}, parameters: [], ...choice }).url;
}

test('Server and path are joined by one slash', () => {
  expect(urlOf('https://a.test')).toBe('https://a.test/users');
  expect(urlOf('https://a.test/')).toBe('https://a.test/users');
  expect(urlOf('https://a.test/v1/')).toBe('https://a.test/v1/users');
  expect(urlOf('https://a.test/v1//')).toBe('https://a.test/v1//users');
  expect(urlOf('https://a.test/v1', 'users')).toBe('https://a.test/v1/users');
  expect(urlOf('https://a.test/v1/', '')).toBe('https://a.test/v1');
  expect(urlOf('https://a.test/v1', '/')).toBe('https://a.test/v1/');
});

test('Queries in the server and in the path survive, fragments do not', () => {
  const choice = { parameters: [{ in: 'query', name: 'q', value: '1' } as const] };
  expect(urlOf('https://a.test/v1?key=x&y', '/users?action=list#first', choice)).toBe(
    'https://a.test/v1/users?key=x&y&action=list&q=1',
  );
  expect(urlOf('https://a.test/#/v1')).toBe('https://a.test/users');
});

test('Without a server of its own a request goes to the placeholder', () => {
  expect(urlOf(undefined)).toBe('https://api.example.com/users');
  expect(urlOf('/v1')).toBe('https://api.example.com/v1/users');
  expect(urlOf('v1/')).toBe('https://api.example.com/v1/users');
  expect(urlOf('')).toBe('https://api.example.com/users');
  expect(urlOf('//a.test/v1')).toBe('https://a.test/v1/users');
});

test('A server without a host of its own lies at the origin of the choice', () => {
  const origin = 'http://localhost:4321';
  expect(urlOf(undefined, '/users', { origin })).toBe('http://localhost:4321/users');
  expect(urlOf('/v1', '/users', { origin })).toBe('http://localhost:4321/v1/users');
  expect(urlOf('v1/', '/users', { origin })).toBe('http://localhost:4321/v1/users');
  expect(urlOf('http://bad host/', '/users', { origin })).toBe('http://localhost/users');
  expect(urlOf('https://a.test/v1', '/users', { origin })).toBe('https://a.test/v1/users');
});

test('A host whose scheme was forgotten is a host', () => {
  expect(urlOf('api.a.test/v1')).toBe('https://api.a.test/v1/users');
  expect(urlOf('localhost:8080')).toBe('https://localhost:8080/users');
});

test('What HTTP cannot reach is not asked for', () => {
  expect(urlOf('javascript:alert(1)')).toBe('https://api.example.com/alert(1)/users');
  expect(urlOf('file:///etc')).toBe('https://api.example.com/etc/users');
  expect(urlOf('java\nscript://x/y')).toBe('https://api.example.com/y/users');
});

test('Variables have the chosen value, else their default, else they stay', () => {
  const server: ServerModel = {
    url: '{scheme}://{Region}.a.test:{port}/{base}/{unknown}',
    variables: [
      { name: 'scheme', default: 'https' },
      { name: 'Region', default: 'eu' },
      { name: 'port', default: '443' },
      { name: 'base', default: 'v1/beta' },
    ],
  };
  expect(urlOf(server)).toBe('https://eu.a.test:443/v1/beta/{unknown}/users');
  expect(urlOf(server, '/users', { variables: { scheme: 'http', Region: '$&', base: '' } })).toBe(
    'http://$&.a.test:443//{unknown}/users',
  );
  expect(urlOf('https://{Tenant}.a.test')).toBe('https://{Tenant}.a.test/users');
  expect(urlOf('https://{constructor}.a.test')).toBe('https://{constructor}.a.test/users');
});

test('The chosen server may be one that the description does not name', () => {
  expect(urlOf('https://a.test', '/users', { server: 'http://localhost:3000/x' })).toBe(
    'http://localhost:3000/x/users',
  );
});

test('What a URL cannot contain is encoded, what is encoded stays', () => {
  expect(urlOf('https://a.test/a b/é%20"\'`', '/x|y%zz')).toBe(
    "https://a.test/a%20b/%C3%A9%20%22'%60/x%7Cy%25zz",
  );
  expect(urlOf('https://münchen.test/')).toBe('https://xn--mnchen-3ya.test/users');
  expect(urlOf('http://bad host:80/')).toBe('http://api.example.com:80/users');
  expect(urlOf('http://[::1]:80/')).toBe('http://[::1]:80/users');
});
