import { expect, test } from 'vitest';
import { cookiesOf } from './cookies.ts';

test('All cookies of a name are read, since sites below one another have one each', () => {
  const header = 'a=1; name=in=ner ;other-name=2; name=outer';
  expect(cookiesOf(header, 'name')).toEqual(['in=ner', 'outer']);
  expect(cookiesOf(header, 'missing')).toEqual([]);
  expect(cookiesOf(undefined, 'name')).toEqual([]);
});
