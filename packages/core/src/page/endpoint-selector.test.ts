import { expect, test } from 'vitest';
import { parseEndpointSelector } from './endpoint-selector.ts';

test.each([
  ['webhook new user', { method: 'WEBHOOK', path: 'new user', certain: false }],
  ['Webhook order', { method: 'WEBHOOK', path: 'order', certain: false }],
  [
    'specs/api.yaml webhook new user',
    { method: 'WEBHOOK', path: 'new user', file: 'specs/api.yaml', certain: true },
  ],
  ['get /users', { method: 'GET', path: '/users', certain: true }],
])('%s is an endpoint', (text, selector) => {
  expect(parseEndpointSelector(text)).toEqual(selector);
});

test.each(['webhooks', 'my webhook guide for users', 'guides/webhook new', 'webhook'])(
  '%s is the path of a page',
  (text) => {
    expect(parseEndpointSelector(text)).toBeUndefined();
  },
);
