import { expect, test } from 'vitest';
import { outputFile } from './output-file.ts';

test.each([
  ['', 'directory', 'index.html'],
  ['', 'file', 'index.html'],
  ['guide/start', 'directory', 'guide/start/index.html'],
  ['guide/start', 'file', 'guide/start.html'],
  ['guide', 'preserve', 'guide.html'],
  ['404', 'directory', '404.html'],
  ['500', 'directory', '500.html'],
  ['api/404', 'directory', 'api/404/index.html'],
] as const)('the page "%s" is in a file of the format %s: %s', (path, format, file) => {
  expect(outputFile(path, 'page', format)).toBe(file);
});

test('what is no page has the name of its path', () => {
  expect(outputFile('_waymark/icons/1.svg', 'endpoint', 'directory')).toBe('_waymark/icons/1.svg');
});
