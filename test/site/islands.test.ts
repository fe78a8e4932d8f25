import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { builtSite } from '../support/built-site.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import type { Files } from '../support/temp-folder.ts';

const react = ['@astrojs/react', 'react', 'react-dom'];

const config = `import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  integrations: [waymark({ docs: './docs', rules: 'lenient' })],
});
`;

const counter = `export const Counter = ({ label, onCount }) => {
  const [count, setCount] = useState(0);
  return <button id="counter" onClick={() => setCount(count + 1)}>{label}: {count}</button>;
};
`;

const files: Files = {
  'astro.config.mjs': config,
  'docs/docs.json': docsJson({ navigation: { pages: ['index'] } }),
  'docs/index.mdx': page(
    'Home',
    `import { Counter } from '/snippets/counter.jsx'\n\n<Counter label="Clicks" />`,
  ),
  'docs/snippets/counter.jsx': counter,
};

async function build(project: string) {
  const { exitCode, output } = await buildProject(project);
  expect(exitCode, output).toBe(0);
  return { output, site: builtSite(path.join(project, 'dist')) };
}

function scripts(project: string): string[] {
  const folder = path.join(project, 'dist/_astro');
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.js')) : [];
}

describe('A site with components that keep state', () => {
  test('says what to install when React is not there, and shows what they start with', async () => {
    const project = astroProject(files);
    const { output, site } = await build(project);
    expect(output).toContain('snippets/counter.jsx:1:1  warning');
    expect(output).toContain('react-not-installed');
    expect(output).toContain('npm install react react-dom @astrojs/react');
    const button = site.page('/').document.querySelector('#counter');
    expect(button?.textContent).toBe('Clicks: 0');
    expect(site.page('/').document.querySelector('astro-island')).toBeNull();
  });

  test('renders them on the server and in the browser when React is there', async () => {
    const { output, site } = await build(astroProject(files, react));
    expect(output).not.toContain('react-not-installed');
    const island = site.page('/').document.querySelector('astro-island');
    expect(island?.getAttribute('client')).toBe('load');
    expect(island?.querySelector('#counter')?.textContent).toContain('Clicks');
  });

  test('says in its Markdown what they hold and hide at first, with what snippets give to them', async () => {
    const project = astroProject(
      {
        ...files,
        'docs/index.mdx': page(
          'Home',
          `import { Fold } from '/snippets/fold.jsx'\n\n<Fold>\n\nHidden **words**\n\n</Fold>\n\nAfter it.`,
        ),
        'docs/snippets/fold.jsx': `import { Label } from './label.mdx';
export const Fold = ({ children }) => {
  const [open, setOpen] = useState(false);
  return <div id="fold"><button onClick={() => setOpen(!open)}><Label /></button>{open && children}</div>;
};`,
        'docs/snippets/label.mdx': 'export const Label = () => <i>Show</i>',
      },
      react,
    );
    const { output, site } = await build(project);
    expect(output).not.toContain('module-syntax');
    expect(site.read('index.md')).toContain('_Show_\n\nHidden **words**\n\nAfter it.');
    expect(site.read('llms-full.txt')).toContain('Hidden **words**');
  });

  test('names what cannot be sent to the browser and what is not there, and shows its titles', async () => {
    const { output, site } = await build(
      astroProject(
        {
          ...files,
          'docs/index.mdx': page(
            'Home',
            `import { Counter } from '/snippets/counter.jsx'\n\n<Counter label="x" onCount={() => 1} />`,
          ),
          'docs/snippets/counter.jsx': `export const Counter = () => {
  useState(0);
  return <b id="files"><Tree><Tree.File name="a.ts" /></Tree><Tree /></b>;
};`,
        },
        react,
      ),
    );
    expect(output).toContain('island-property');
    expect(output).toContain('`onCount`');
    expect(output.match(/island-component/g)).toHaveLength(1);
    expect(output).toContain('<Tree> is not there in components that run in the browser');
    expect(site.page('/').document.querySelector('#files')?.text).toBe('a.ts');
  });

  test('renders nothing for one that throws on the server, and says so', async () => {
    const { output, site } = await build(
      astroProject(
        {
          ...files,
          'docs/snippets/counter.jsx': `export const Counter = () => {
  useEffect(() => {});
  throw new Error('Broken on purpose');
};`,
          'docs/index.mdx': `${files['docs/index.mdx']}\nAfter it.`,
        },
        react,
      ),
    );
    expect(output).toContain('<Counter> threw while it rendered: Broken on purpose');
    expect(output).toMatch(/index\.mdx:[2-9]/);
    expect(output).not.toContain('    at Counter');
    expect(site.page('/').text).toBe('Home After it.');
  });
});

test('A site without such components does not touch React where it is installed', async () => {
  const project = astroProject(
    {
      ...files,
      'docs/snippets/counter.jsx': 'export const Counter = ({ label }) => <b>{label}</b>;',
    },
    react,
  );
  const { site } = await build(project);
  expect(site.page('/').text).toContain('Clicks');
  expect(scripts(project).filter((name) => /^client|jsx/.test(name))).toEqual([]);
});

test('A component of React that `components` names itself is told how it runs in the browser', async () => {
  const { output } = await build(
    astroProject(
      {
        ...files,
        'astro.config.mjs': config.replace(
          "'lenient'",
          "'lenient', components: { Counter: './src/Counter.tsx' }",
        ),
        'src/Counter.tsx': `import { useState } from 'react';\n\nexport default () => <b>{useState(0)[0]}</b>;`,
        'docs/index.mdx': page('Home', '<Counter />'),
      },
      react,
    ),
  );
  expect(output).toContain('page-evaluation');
  expect(output).toContain(
    'an Astro component that `components` names shows it with `client:load`',
  );
});
