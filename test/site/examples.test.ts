import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { astroProject, runAstro } from '../support/astro-project.ts';
import { type BuiltSite, builtSite } from '../support/built-site.ts';
import { repository, runCli } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';

const examples = path.join(repository, 'examples');

/** The files of an example that is a project, by their paths. */
function filesOf(name: string): Record<string, string> {
  const folder = path.join(examples, name);
  const files = globSync('**/*.*', {
    cwd: folder,
    exclude: ['node_modules/**', 'dist/**', '.astro/**', '**/.waymark/**'],
  });
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
}

test('Every example that is a package starts with one command', () => {
  const packages = globSync('*/package.json', { cwd: examples });
  expect(packages.length).toBeGreaterThan(5);
  for (const file of packages) {
    const { scripts } = JSON.parse(readFileSync(path.join(examples, file), 'utf8'));
    expect(scripts?.start, file).toMatch(/^(waymark|astro) /);
  }
});

test('The smallest example is without a warning', async () => {
  const docs = tempFolder(filesOf('minimal'));
  const out = path.join(tempFolder(), 'site');
  const { exitCode, output } = await runCli(['build', docs, '--strict', '--out', out], docs);
  expect(exitCode, output).toBe(0);
  expect(builtSite(out).page('/boil').text).toContain('Fill the kettle');
});

describe('The example of an Astro site with parts of its own', () => {
  let site: BuiltSite;

  beforeAll(async () => {
    const project = astroProject(filesOf('overrides'));
    const { exitCode, output } = await runAstro(['build'], project);
    expect(exitCode, output).toBe(0);
    site = builtSite(path.join(project, 'dist'));
  });

  test('has a part that wraps the one of the theme', () => {
    expect(site.page('/docs').document.querySelector('.imprint')?.textContent).toContain(
      '© Kettle',
    );
    expect(site.page('/docs').document.querySelector('footer')).not.toBeNull();
  });

  test('has a content component in the place of one of the theme, and one of its own', () => {
    const { document } = site.page('/docs');
    expect(document.querySelector('.kettle-card a')?.getAttribute('href')).toBe(
      '/docs/guides/choose/',
    );
    expect(document.querySelector('[data-wm-content] .card')).toBeNull();
    expect(site.page('/docs/guides/choose').text).toContain('€29.00');
  });

  test('keeps its own page, which leads to the docs', () => {
    expect(site.page('/').html).toContain('href="/docs"');
  });
});
