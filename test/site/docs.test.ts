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
    // Sources and notes of the folder are no part of the site.
    expect(files.filter((file) => /\.ts$|^brief/.test(file))).toEqual([]);
  });

  test('has no link whose text does not say where it leads', async () => {
    const { files, read } = builtSite((await sharedSite('docs')).dist);
    const vague =
      /<a [^>]*>\s*(?:click here|here|this|start|more|learn more|read more|go)\s*<\/a>/gi;
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages.flatMap((file) => read(file).match(vague) ?? [])).toEqual([]);
  });

  test('has an example to open in each section of the page of navigation', async () => {
    const { page } = builtSite((await sharedSite('docs')).dist);
    const article = page('/navigation').document.querySelector('article')?.outerHTML ?? '';
    const [, ...sections] = article.split('<h2');
    expect(sections.length).toBeGreaterThan(10);
    expect(sections.filter((section) => !section.includes('href="/examples/'))).toEqual([]);
  });

  test('has examples that are what the page of navigation says of them', async () => {
    const { page } = builtSite((await sharedSite('docs')).dist);
    const links = (url: string) =>
      page(url)
        .document.querySelectorAll('[data-wm-sidebar] a[href^="/examples/"]')
        .map((link) => link.getAttribute('href')?.replace(/\/$/, ''));
    const trail = page('/examples/groups/ristretto').document.querySelectorAll(
      '[data-wm-breadcrumbs] li',
    );
    expect(trail.map(({ text }) => text.trim())).toContain('Deeper still');
    const group = page('/examples/groups').document.querySelector(
      '[data-wm-sidebar] summary[data-wm-forced]',
    );
    expect(group?.text).toContain('Open at first');
    expect(links('/examples/groups')).toContain('/examples/groups/milk');
    expect(links('/examples/groups')).not.toContain('/examples/groups/crema');
    expect(links('/examples/groups/crema')).toContain('/examples/groups/filter');
    expect(links('/examples/nesting')).toContain('/examples/nesting/cupping');
    const anchors = page('/examples/nesting').document.querySelectorAll('a:has(.wm-anchor-icon)');
    expect(anchors.map(({ text }) => text.trim())).toEqual(
      expect.arrayContaining(['Tasting', 'Roasting']),
    );
    expect(links('/examples/hidden')).not.toContain('/examples/hidden/cellar');
    expect(links('/examples/hidden')).not.toContain('/examples/hidden/attic');
    expect(page('/examples/hidden/attic').document.querySelector('h1')?.text).toBe('Attic');
    expect(links('/examples/endpoints')).toEqual(
      expect.arrayContaining([
        '/examples/endpoints/beans/list-beans',
        '/examples/endpoints/orders/order-beans',
        '/examples/mill/grinds/list-grinds',
        '/examples/mill/grinds/get-a-grind',
      ]),
    );
    expect(links('/examples/endpoints')).not.toContain('/examples/endpoints/orders/list-orders');
  });

  test('has no picture of more than 60 kB', () => {
    const pictures = globSync('docs/**/*.{png,webp,svg}', { cwd: repository });
    expect(pictures.length).toBeGreaterThan(4);
    const sizes = pictures.map((file) => statSync(path.join(repository, file)).size);
    expect(Math.max(...sizes)).toBeLessThan(60_000);
  });
});
