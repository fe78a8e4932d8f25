import { isValidElement, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { absent } from './absent.ts';

/** Elements as HTML, without attributes but addresses. */
function html(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(html).join('');
  if (!isValidElement<{ href?: string; children?: ReactNode }>(node)) return node ? `${node}` : '';
  const { children, href } = node.props;
  const name = typeof node.type === 'string' ? node.type : undefined;
  const start = name === undefined ? '' : `<${name}${href ? ` href="${href}"` : ''}>`;
  return start + html(children) + (name === undefined ? '' : `</${name}>`);
}

test('What is not there in the browser shows what it is called, its content and where it leads', () => {
  expect(html(absent({ title: 'T', children: 'text' }))).toBe('<span>T</span>text');
  expect(html(absent({ name: 'id' }))).toBe('<span>id</span>');
  expect(html(absent({ label: 'v1' }))).toBe('<span>v1</span>');
  expect(html(absent({ title: 'T', href: '/a' }))).toBe('<a href="/a"><span>T</span></a>');
  expect(html(absent({ children: 'text' }))).toBe('text');
});

test('So does each of its members', () => {
  const { File } = absent as unknown as { File: { Part: typeof absent } };
  expect(html(File.Part({ name: 'x' }))).toBe('<span>x</span>');
});
