import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../../test/support/processor-time.ts';
import { credential, endpoint, parameter } from '../testing/endpoint.ts';
import { boundCall } from './bound-call.ts';
import type { ProxiedCall } from './proxied-call.ts';

const regional = {
  url: 'https://{region}.api.test/{base}',
  variables: [
    { name: 'region', default: 'eu', enum: ['eu', 'us'] },
    { name: 'base', default: 'v1' },
  ],
};

const plants = endpoint({
  method: 'POST',
  path: '/plants/{id}/leaves/{from}-{to}',
  servers: [{ url: 'https://api.test/v1/', variables: [] }, regional],
  security: [
    { label: 'key', credentials: [credential('apiKey', { in: 'header', name: 'X-Key' })] },
    { label: 'cookie', credentials: [credential('apiKey', { in: 'cookie', name: 'sid' })] },
  ],
  parameters: [
    parameter('header', 'X-Trace'),
    parameter('header', 'Host'),
    parameter('header', 'Cookie'),
    parameter('header', 'X-Forwarded-For'),
  ],
});

const usual: ProxiedCall = {
  method: 'POST',
  url: 'https://api.test/v1/plants/1/leaves/2-3?a=b#top',
  server: 'https://api.test/v1/',
  variables: {},
  headers: [],
};

function bound(parts: Partial<ProxiedCall>, of = plants) {
  const result = boundCall(of, { ...usual, ...parts });
  return 'call' in result ? result.call.url.href : result.refusal;
}

describe('A request of an endpoint is', () => {
  test('at one of its servers and at its path, with any query', () => {
    expect(bound({})).toBe('https://api.test/v1/plants/1/leaves/2-3?a=b');
  });

  test('also at a server with other values of its variables, if the description names them', () => {
    const url = 'https://us.api.test/v1/plants/1/leaves/2-3';
    const server = regional.url;
    expect(bound({ url, server, variables: { region: 'us', base: 'v1' } })).toBe(url);
    expect(bound({ url, server, variables: { region: 'us' } })).toBe(url);
  });

  test('one whose values have encoded slashes and the like in them', () => {
    const url = 'https://api.test/v1/plants/a%2Fb%20c/leaves/a-b-c';
    expect(bound({ url })).toBe(url);
  });

  test.each(['a..b', '...', 'v1.2', '100%25', 'a;b', 'x%2Fy.z', '.well-known'])(
    'one with the value %s',
    (value) => {
      const url = `https://api.test/v1/plants/${value}/leaves/2-3`;
      expect(bound({ url })).toBe(url);
    },
  );
});

describe('No request of an endpoint is', () => {
  test.each(['GET', 'DELETE', 'post', 'CONNECT'])('one with the method %s', (method) => {
    expect(bound({ method })).toBe(`The method ${method} is not sent for this endpoint.`);
  });

  test.each(['CONNECT', 'TRACE'])('one with %s, whatever the description says', (method) => {
    expect(bound({ method }, endpoint({ ...plants, method }))).toContain('is not sent');
  });

  test('one for a server that the description does not have', () => {
    expect(bound({ server: 'https://other.test' })).toContain('no such server');
  });

  test('one for a server without a host, be it the site or what samples show instead', () => {
    const here = endpoint({ ...plants, servers: [{ url: '/v1', variables: [] }] });
    const url = 'https://api.example.com/v1/plants/1/leaves/2-3';
    expect(bound({ url, server: '/v1' }, here)).toContain('names no host');
  });

  test.each([
    'https://other.test/v1/plants/1/leaves/2-3',
    'http://api.test/v1/plants/1/leaves/2-3',
    'https://api.test:8443/v1/plants/1/leaves/2-3',
    'https://api.test.evil.test/v1/plants/1/leaves/2-3',
    'https://api.test@evil.test/v1/plants/1/leaves/2-3',
    'https://me:secret@api.test/v1/plants/1/leaves/2-3',
    'https://us.api.test/v1/plants/1/leaves/2-3',
  ])('at another origin: %s', (url) => {
    expect(bound({ url })).toBe('The request is not for the chosen server.');
  });

  test.each([
    'https://api.test/v2/plants/1/leaves/2-3',
    'https://api.test/v10/plants/1/leaves/2-3',
    'https://api.test/plants/1/leaves/2-3',
    'https://api.test/v1/plants/1/leaves/2',
    'https://api.test/v1/plants/1/leaves/-3',
    'https://api.test/v1/plants//leaves/2-3',
    'https://api.test/v1/plants/1/2/leaves/2-3',
    'https://api.test/v1/plants/1/leaves/2-3/more',
    'https://api.test/v1/plants/../../admin',
    'https://api.test/v1/plants/%2e%2e/leaves/2-3',
    'https://api.test/v1/plants/1\\..\\..\\..\\admin',
  ])('at another path: %s', (url) => {
    expect(bound({ url })).toBe('The path of the request is not that of this endpoint.');
  });

  test.each([
    '..%2Fadmin',
    'a%2F..%2F..%2Fadmin',
    '..%5Cadmin',
    '..;',
    '..;a=b',
    '.;',
    '..%3B',
    '%252e%252e%252fadmin',
    '..%252Fadmin',
    '..%25252Fadmin',
    'a%2F%2e%2e',
    '..%00',
    '%2525252525252e%2525252525252e',
  ])('at a path that a server could read as another: %s', (value) => {
    expect(bound({ url: `https://api.test/v1/plants/${value}/leaves/2-3` })).toBe(
      'A value of the path leads to another path.',
    );
  });

  test.each([
    ['region', 'evil.test/'],
    ['region', 'EU'],
    ['region', ''],
    ['base', 'v2'],
    ['other', 'x'],
  ])('at a server with a value that the description does not name: %s=%s', (name, value) => {
    const variables = { [name]: value };
    expect(bound({ server: regional.url, variables })).toContain(
      'The description does not name this value of the variable',
    );
  });

  test.each(['', '/v1/plants', 'nothing'])('at no address: "%s"', (url) => {
    expect(bound({ url })).toBe('The address of the request is not complete.');
  });

  test('at a server whose variables have no value', () => {
    const open = endpoint({ servers: [{ url: 'https://{host}/v1', variables: [] }] });
    expect(bound({ method: 'GET', server: 'https://{host}/v1' }, open)).toContain('not complete');
  });

  test('one that takes long to be told apart, however long its path', () => {
    const path = `/${'{a}-'.repeat(30)}`;
    const url = `https://api.test/v1/${'-'.repeat(100_000)}x`;
    const spent = processorTime();
    expect(bound({ url }, endpoint({ ...plants, path }))).toContain('The path');
    expect(spent()).toBeLessThan(500);
  });
});

describe('The headers of a request are', () => {
  const sent = (...headers: [string, string][]) => {
    const result = boundCall(plants, { ...usual, headers });
    return 'call' in result ? result.call.headers : undefined;
  };

  test('those that the endpoint names, and the usual ones, each once', () => {
    expect(
      sent(
        ['Authorization', 'Bearer 1'],
        ['x-key', 'k'],
        ['X-Key', 'other'],
        ['X-Trace', 't'],
        ['Content-Type', 'text/plain'],
        ['Accept', 'text/csv'],
      ),
    ).toEqual({
      authorization: 'Bearer 1',
      'x-key': 'k',
      'x-trace': 't',
      'content-type': 'text/plain',
      accept: 'text/csv',
    });
  });

  test('none of the connection, no cookies, and none that say who asks', () => {
    expect(
      sent(
        ['Host', 'other.test'],
        ['Cookie', 'sid=1'],
        ['X-Forwarded-For', '10.0.0.1'],
        ['Connection', 'x-key'],
        ['Transfer-Encoding', 'chunked'],
        ['Proxy-Authorization', 'x'],
        ['X-Unknown', 'x'],
        ['X-Trace', 'a\r\nHost: b'],
      ),
    ).toEqual({});
  });
});
