import { messages } from '@waymark/core';
import { expect, test } from 'vitest';
import { endpointBar as bar } from './endpoint-bar.ts';

const text = messages('en');
const endpointBar = (...given: Parameters<typeof bar>) => bar(...given).html;
const one = [{ url: 'https://api.example.com/v1/' }];
const two = [...one, { url: 'https://eu.example.com', description: 'Europe' }];

test('the bar shows the path with its places set off, and copies it', () => {
  const html = endpointBar({ method: 'GET', path: '/a/{id}', servers: one, full: false }, text);
  expect(html).toContain('<wbr>/a<wbr>/<var>{id}</var>');
  expect(html).toContain('data-value="/a/{id}"');
  expect(html).not.toContain('api.example.com');
});

test('the bar shows and copies the whole address where the configuration says so', () => {
  const html = endpointBar({ method: 'GET', path: '/a', servers: one, full: true }, text);
  expect(html).toContain('<span class="wm-endpoint-base">https://api.example.com/v1</span>');
  expect(html).toContain('data-value="https://api.example.com/v1/a"');
});

test('several servers are a menu', () => {
  const html = endpointBar({ method: 'GET', path: '/a', servers: two, full: false }, text);
  expect(html).toContain('aria-label="Server"');
  expect(html).toContain('title="Europe"');
});

test('a server says which address samples have for it', () => {
  const servers = [{ url: 'https://{a}.test/', base: 'https://b.test' }, { url: '/c' }];
  const html = endpointBar({ method: 'GET', path: '/a', servers, full: false }, text);
  expect(html).toContain('<option value="https://{a}.test/" data-base="https://b.test">');
  expect(html).toContain('<option value="/c">');
});

test('nothing of a description is HTML of the bar', () => {
  const evil = '"><img src=x onerror=alert(1)>';
  const servers = [{ url: evil, description: evil }, { url: `${evil}2` }];
  const html = endpointBar({ method: evil, path: `/${evil}{${evil}}`, servers, full: true }, text);
  expect(html).not.toContain('<img');
});
