import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { repository, runCli } from '../support/run-command.ts';
import { sharedSite } from '../support/shared-site.ts';

// A busy machine must not fail it: a hundred pages are built.
describe('The documentation of Waymark', { timeout: 180_000 }, () => {
  test('is without a warning, accessibility included, and its search answers what newcomers ask', async () => {
    const { exitCode, output } = await runCli(['check', 'docs', '--a11y', '--strict'], repository);
    expect(exitCode, output).toBe(0);
    const [, questions, recall] = /(\d+) questions: recall@5 ([\d.]+)/.exec(output) ?? [];
    expect(Number(questions)).toBeGreaterThanOrEqual(20);
    expect(Number(recall)).toBeGreaterThanOrEqual(0.95);
  });

  test('is built by Waymark by strict rules', async () => {
    const { files, page } = builtSite((await sharedSite('docs')).dist);
    expect(page('/start').text).toContain('npx waymark init my-docs');
    expect(page('/components/cards').document.querySelectorAll('.card')).not.toEqual([]);
    expect(
      page('/examples/endpoints').document.querySelectorAll('[data-wm-sidebar] a'),
    ).toHaveLength(3);
    // Sources and notes of the folder are no part of the site.
    expect(files.filter((file) => /\.ts$|^brief/.test(file))).toEqual([]);
  });

  test('has no picture of more than 60 kB', () => {
    const pictures = globSync('docs/**/*.{png,webp,svg}', { cwd: repository });
    expect(pictures.length).toBeGreaterThan(4);
    const sizes = pictures.map((file) => statSync(path.join(repository, file)).size);
    expect(Math.max(...sizes)).toBeLessThan(60_000);
  });
});
