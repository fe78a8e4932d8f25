import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { absent } from './absent.ts';

const html = (props: Parameters<typeof absent>[0], ...children: string[]) =>
  renderToStaticMarkup(element(absent, props, ...children));

test('What is not there in the browser shows what it is called, its content and where it leads', () => {
  expect(html({ title: 'T' }, 'text')).toBe('<span style="display:block">T</span>text');
  expect(html({ name: 'id' })).toContain('>id</span>');
  expect(html({ label: 'v1' })).toContain('>v1</span>');
  expect(html({ title: 'T', href: '/a' })).toBe(
    '<a href="/a"><span style="display:block">T</span></a>',
  );
  expect(html({}, 'text')).toBe('text');
});

test('So does each of its members', () => {
  const { File } = absent as unknown as { File: { Part: typeof absent } };
  expect(renderToStaticMarkup(element(File.Part, { name: 'x' }))).toContain('>x</span>');
});
