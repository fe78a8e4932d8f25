import { expect, test } from 'vitest';
import { describedAs, pathsOf } from '../testing/plan-of.ts';
import { linkedOperation } from './linked-operation.ts';

const description = describedAs('api.json', {
  ...pathsOf(
    ['GET /users', { operationId: 'listUsers', tags: ['User accounts'] }],
    ['GET /users/{id}', { operationId: 'users.get', tags: ['User accounts'] }],
    ['DELETE /users/{id}', { tags: ['Danger'] }],
  ),
  webhooks: { gone: { post: { operationId: 'gone', tags: ['Events'] } } },
});

test.each([
  ['#operation/listUsers', 'GET /users'],
  ['#/operation/listUsers', 'GET /users'],
  ['#tag/User-accounts/operation/users.get', 'GET /users/{id}'],
  ['#tag/Danger/paths/~1users~1%7Bid%7D/delete', 'DELETE /users/{id}'],
  ['#tag/danger/DELETE/users/{id}', 'DELETE /users/{id}'],
  ['#tag/User%20accounts', 'GET /users'],
  ['#tag/user-accounts/', 'GET /users'],
  ['#tag/Events/operation/gone', 'WEBHOOK gone'],
])('%s leads to %s', (href, name) => {
  const found = linkedOperation(description, href);
  expect(found && `${found.method} ${found.path}`).toBe(name);
});

test.each([
  '#operation/other',
  '#tag/Other',
  '#tag/Danger/get/users/{id}/more',
  '#tag/Danger/operation/%',
  '#section/Intro',
  '#',
  '',
  '/operation/listUsers',
  'https://example.com/#operation/listUsers',
])('"%s" leads to none', (href) => {
  expect(linkedOperation(description, href)).toBeUndefined();
});
