import { describe, expect, test } from 'vitest';
import { endpointSlug, ownSlug, segment } from './slug.ts';

describe('A name becomes a part of a path by the rule of the format', () => {
  test.each([
    ['Get a User by ID', 'get-a-user-by-id'],
    ['Create user, then notify.', 'create-user-then-notify'],
    ['v1.2 status', 'v12-status'],
    ['a---b', 'a--b'],
    ['{id} details', '-details'],
    ['user_profile', 'user_profile'],
    ['A & B / C', 'a-&-b-c'],
    ['DEPRECATED: use X', 'deprecated:-use-x'],
    ['What is new?', 'what-is-new?'],
    ['Say "hi"', 'say-"hi"'],
    ['获取列表', '获取列表'],
    ['Über-Suche', 'über-suche'],
  ])('%s is %s', (name, expected) => {
    expect(segment(name)).toBe(expected);
  });
});

describe('An operation without a summary is named by its method and path', () => {
  test.each([
    ['GET', '/users/{id}', 'get-users'],
    ['DELETE', '/v1/users/{user_id}/posts/{id}', 'delete-v1users-posts'],
    ['GET', '/files/{path}.json', 'get-files-json'],
    ['GET', '/', 'get-'],
    ['POST', '/v1/{a}-{b}', 'post-v1-'],
    ['WEBHOOK', 'Order Paid', 'order-paid'],
  ])('%s %s is %s', (method, path, expected) => {
    expect(endpointSlug({ directory: '', method, path }).exact).toBe(expected);
  });
});

describe('A path that a URL or a file cannot have is made safe, and the exact form is kept', () => {
  test.each([
    ['What is new?', 'what-is-new'],
    ['50% off', '50-off'],
    ['C# sample', 'c-sample'],
    ['Say "hi"', 'say-hi'],
    ['DEPRECATED: use X', 'deprecated-use-x'],
    ['a : b', 'a-b'],
    ['???', 'get-x'],
    ['Cafe\u0301', 'caf\u00e9'],
  ])('%s is at %s', (summary, expected) => {
    const slug = endpointSlug({ directory: '', summary, method: 'GET', path: '/x' });
    expect(slug.safe).toBe(expected);
    expect(slug.exact).not.toBe(expected);
  });

  test.each(['a---b', 'A & B / C', '获取列表', 'user_profile', 'Rocket 🚀'])(
    '%s is safe already',
    (summary) => {
      const slug = endpointSlug({ directory: '', summary, method: 'GET', path: '/x' });
      expect(slug.safe).toBe(slug.exact);
    },
  );

  test('A summary of 300 characters fits into a file name', () => {
    const summary = '長'.repeat(300);
    const { safe } = endpointSlug({ directory: 'api', summary, method: 'GET', path: '/x' });
    expect(Buffer.byteLength(safe)).toBeLessThan(255);
  });
});

test('Directory and tag stand in front, all in small letters', () => {
  const parts = {
    directory: '/API/v2/',
    tag: 'User Mgmt',
    summary: 'Get',
    method: 'GET',
    path: '/',
  };
  expect(endpointSlug(parts).safe).toBe('api/v2/user-mgmt/get');
});

test('A tag of which nothing is left gives no empty folder', () => {
  const slug = endpointSlug({
    directory: 'api',
    tag: '...',
    summary: 'Get',
    method: 'GET',
    path: '/',
  });
  expect(slug).toEqual({ exact: 'api//get', safe: 'api/get' });
});

describe('An operation may set the path of its page', () => {
  test.each([
    ['/guides/Users', 'guides/Users'],
    ['guides/users', 'guides/users'],
    ['guides/users.html', 'guides/users'],
    ['/guides/../users?x=1#y', 'users'],
    ['/', 'index'],
  ])('%s is %s', (href, expected) => {
    expect(ownSlug(href).safe).toBe(expected);
  });
});
