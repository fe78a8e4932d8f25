import { expect, test } from 'vitest';
import { scriptJson } from './structured-data.ts';

test('Structured data ends no script element, and begins nothing in it', () => {
  const text = 'a <p> of </script><SCRIPT><!-- b';
  const written = scriptJson({ '@type': 'Thing', text });
  expect(written).not.toMatch(/<!--|<\/?script/i);
  expect(written).toContain('a <p> of');
  expect(JSON.parse(written)).toEqual({ '@type': 'Thing', text });
});
