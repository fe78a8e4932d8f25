import { expect, test } from 'vitest';
import { checkIcon } from './check-navigation-icons.ts';

const at = { file: 'docs.json', line: 1, column: 1 };

test.each([
  [
    undefined,
    'Write a name of the icon library, or the path of a picture. Names of Font Awesome Pro are not among the free icons that Waymark brings.',
  ],
  ['rocket', 'Did you mean "rocket"?'],
])('An icon that no library has, near to %j, is reported with what to write', (nearest, hint) => {
  const missing = { kind: 'missing', ...(nearest === undefined ? {} : { nearest }) } as const;
  expect(checkIcon({ name: 'x' }, () => missing, new Set(), at)).toMatchObject([
    { code: 'navigation-icon-unknown', hint },
  ]);
});
