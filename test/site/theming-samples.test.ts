import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { beforeAll, describe, expect, test } from 'vitest';
import { samples } from '../../docs/samples.ts';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { type BuiltPage, builtSite } from '../support/built-site.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { repository } from '../support/run-command.ts';
import type { Files } from '../support/temp-folder.ts';

const shown = samples.filter(({ place }) => place.startsWith('theming.mdx:'));
const sample = (title: string) => shown.find((one) => one.title === title)?.code ?? '';
const example = (file: string) =>
  readFileSync(path.join(repository, 'examples/overrides/src/components', file), 'utf8');

/** The parts that the page shows, and those that its configuration names. */
const parts: Files = Object.fromEntries([
  ['src/Card.astro', example('Card.astro')],
  ['src/Price.astro', example('Price.astro')],
  ...shown.filter(({ language }) => language === 'astro').map(({ code, title }) => [title, code]),
]);

/** A component of React that the project has, for its own pages too. */
const counter = `import { useState } from 'react';

export default function Counter({ start = 0 }: { start?: number }) {
  const [count, setCount] = useState(start);
  return <button onClick={() => setCount(count + 1)}>Clicks: {count}</button>;
}
`;

/** The project that the page describes, with a part that its text speaks of besides. */
const files: Files = {
  ...parts,
  'src/Counter.tsx': counter,
  'astro.config.mjs': `import react from '@astrojs/react';\n${sample('astro.config.mjs')}`
    .replace('integrations: [', 'integrations: [react(), ')
    .replace(
      'components: {',
      "components: {\n        Header: './src/Header.astro',\n        Clicks: './src/Clicks.astro',",
    ),
  'docs/docs.json': docsJson({
    ...JSON.parse(sample('docs.json')),
    navigation: { pages: ['index'] },
  }),
  'docs/index.mdx': page(
    'Home',
    '<Card title="A card">Inside.</Card>\n\n<Price of={1250} />\n\n<Clicks start={3} />',
  ),
  'docs/style.css': sample('style.css'),
  'docs/logo/light.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/logo/dark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/fonts/acme.woff2': 'a font',
};

describe('A site made of the samples about theming', () => {
  let built: BuiltPage;
  let styles: string;

  beforeAll(async () => {
    const folder = astroProject(files, ['@astrojs/react', 'react', 'react-dom']);
    const { exitCode, output } = await buildProject(folder);
    expect(exitCode, output).toBe(0);
    expect(output).not.toContain('[waymark]');
    const dist = path.join(folder, 'dist');
    built = builtSite(dist).page('/');
    const sheets = globSync('**/*.css', { cwd: dist });
    styles = [
      built.html,
      ...sheets.map((file) => readFileSync(path.join(dist, file), 'utf8')),
    ].join('\n');
  });

  test('has all the parts that the page shows', () => {
    expect(Object.keys(parts).sort()).toEqual(
      ['Card', 'Clicks', 'Footer', 'Header', 'Price'].map((name) => `src/${name}.astro`),
    );
  });

  test('has the words of its own header before those of the header that it wraps', () => {
    const { html } = built;
    const header = html.indexOf('<header');
    expect(header).toBeGreaterThan(0);
    expect(html.slice(0, header)).toContain('<p>Version 3 is out.</p>');
  });

  test('has the words of its own footer, with the name of docs.json', () => {
    expect(built.html).toContain('<p>© Test site</p>');
  });

  test('has its own content components', () => {
    expect(built.text).toContain('A card');
    expect(built.document.querySelector('.kettle-card')?.textContent).toContain('Inside.');
    expect(built.document.querySelector('data')?.textContent).toBe('€12.50');
  });

  test('runs a component of the project in the browser', () => {
    const island = built.document.querySelector('astro-island');
    expect(island?.getAttribute('client')).toBe('load');
    expect(island?.textContent).toContain('Clicks: 3');
  });

  test('sets properties that its pages are drawn with, by selectors that the theme has', () => {
    const code = sample('style.css');
    const classes: string[] = [];
    const properties: string[] = [];
    transform({
      filename: 'style.css',
      code: Buffer.from(code),
      visitor: {
        Selector: (parts) => {
          for (const part of parts) if (part.type === 'class') classes.push(part.name);
        },
        Declaration: {
          custom: ({ name }) => {
            properties.push(name);
          },
        },
      },
    });
    expect(classes).toEqual(['dark']);
    expect(properties.length).toBeGreaterThan(5);
    expect(properties.filter((name) => !styles.includes(`var(${name}`))).toEqual([]);
    expect(classes.filter((name) => !new RegExp(`\\.${name}[ ,:){]`).test(styles))).toEqual([]);
    for (const value of ['#b45309', '#fbbf24', '48rem']) {
      expect(code).toContain(value);
      expect(styles).toContain(value);
    }
  });
});
