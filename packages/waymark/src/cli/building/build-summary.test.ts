import { expect, it } from 'vitest';
import { createProgram } from '../program.ts';
import { previewCommand } from './build-summary.ts';

it('The command that shows what was built names where it is, and how it is served', () => {
  expect(previewCommand('my docs', 'site', { base: '/docs' })).toBe(
    'npx waymark preview "my docs" --out site --base /docs',
  );
  expect(previewCommand('.', 'dist', { base: '/' })).toBe('npx waymark preview');
});

it('A preview takes no option that only a build heeds', () => {
  const preview = createProgram('').commands.find((command) => command.name() === 'preview');
  expect(preview?.options.map(({ long }) => long)).toEqual(['--out', '--base', '--port', '--host']);
});
