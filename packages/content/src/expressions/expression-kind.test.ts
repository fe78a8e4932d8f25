import { describe, expect, it } from 'vitest';
import { expressionKind } from './expression-kind.ts';

const known = new Set(['product', 'user', 'items', 'Card']);

describe('expressionKind', () => {
  it.each(['', ' ', '/* a */', '\n/* a\n b */ ', '// a', '// a\n', '/* a */ /* b */'])(
    'takes %j for a comment',
    (code) => {
      expect(expressionKind(code, known)).toBe('comment');
    },
  );

  it.each(['product', ' user ', 'undefined'])('takes %j for a name', (code) => {
    expect(expressionKind(code, known)).toBe('name');
  });

  it.each([
    ...['" "', '"{"', "'<'", '3', '-1', '`{`', 'true', 'null', '[1, 2]', '/a/'],
    ...['user.name', 'user.org?.plan', 'user ? <b>{user.name}</b> : null', 'Math.round(1.5)'],
    ...[
      'items.map((item) => <Card key={item}>{item}</Card>)',
      '(1, 2).toFixed()',
      'product /* a */',
      "typeof window === 'undefined' ? 1 : 2",
      '(() => { const i = setInterval(product, 600); return () => clearInterval(i); })()',
    ],
  ])('takes %j for a value', (code) => {
    expect(expressionKind(code, known)).toBe('value');
  });

  it.each([
    ...['id', 'constructor', 'a.b', 'f(x)', 'A | B', 'A-B', 'x-y', 'product | other'],
    ...[
      '1, 2',
      '1,',
      ',2',
      'product, user',
      '{x}',
      '{ product }',
      '{}',
      '{secrets.KEY}',
      'product = 1',
    ],
    ...['#if a', 'name: string', 'a b', '...items', '<Unknown />'],
  ])('takes %j for prose', (code) => {
    expect(expressionKind(code, known)).toBe('prose');
  });
});
