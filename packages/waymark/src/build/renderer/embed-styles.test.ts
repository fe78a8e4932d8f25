import { expect, test } from 'vitest';
import { embedStyles } from './embed-styles.ts';

test('What is said of the root of a page is said of the host of the tree', () => {
  const css = ':root{--a:1}:root.dark{--a:2}@media print{:root{--a:3}}';
  expect(embedStyles(css)).toBe(
    ':host{--a:1}:host([data-theme="dark"]){--a:2}@media print{:host{--a:3}}',
  );
});

test('Lengths do not depend on the size that the page gives its root', () => {
  const css = '@media (min-width:64rem){a{margin:-.5rem calc(1.25rem + 1em);--x1rem:2}}';
  expect(embedStyles(css)).toBe(
    '@media (min-width:1024px){a{margin:-8px calc(20px + 1em);--x1rem:2}}',
  );
});
