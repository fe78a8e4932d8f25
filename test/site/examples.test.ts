import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { type BuiltSite, builtSite } from '../support/built-site.ts';
import { exampleFiles } from '../support/example-files.ts';
import { docsPages, pagesWithFaults } from '../support/page-policy.ts';
import { repository, runCli } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';

const examples = path.join(repository, 'examples');

/** Folders of docs by the names of the examples that they are of. */
const docsFolders = new Map(
  readdirSync(examples).flatMap((name) => {
    const places = [path.join(examples, name), path.join(examples, name, 'docs')];
    const docs = places.find((place) => existsSync(path.join(place, 'docs.json')));
    return docs === undefined ? [] : [[name, docs] as const];
  }),
);

/** The folder that the adapter of the host publishes. */
const published = '.vercel/output/static';

/**
 * What the adapter of Vercel does with a static site: it has an integration that follows all others
 * publish a copy. Those of Netlify and Cloudflare publish the site where it was built.
 */
const copyingAdapter = `import { cpSync } from 'node:fs';

const name = '@astrojs/vercel';
const copying = {
  name: 'copying',
  hooks: {
    'astro:build:done': ({ dir }) =>
      cpSync(dir, new URL('./${published}/', import.meta.url), { recursive: true }),
  },
};

export default {
  name,
  hooks: {
    'astro:config:setup': ({ updateConfig }) => updateConfig({ integrations: [copying] }),
    'astro:config:done': ({ setAdapter }) =>
      setAdapter({
        name,
        adapterFeatures: { buildOutput: 'static' },
        supportedAstroFeatures: { staticOutput: 'stable' },
      }),
  },
};
`;

/** The configuration of an example with the docs of others below their names, and with the adapter. */
function withMounts(own: string, names: readonly string[]): string {
  const mounts = names.map((name) => `waymark({ docs: './${name}', path: '/${name}' })`);
  return `import waymark from 'waymark';
import adapter from './adapter.mjs';
import own from '${own}';

const integrations = [...own.integrations, ${mounts.join(', ')}];
export default { ...own, adapter, integrations };
`;
}

test('The smallest example is without a warning', async () => {
  const docs = tempFolder(exampleFiles('minimal'));
  const out = path.join(tempFolder(), 'site');
  const { exitCode, output } = await runCli(['build', docs, '--strict', '--out', out], docs);
  expect(exitCode, output).toBe(0);
  expect(builtSite(out).page('/boil').text).toContain('Fill the kettle');
});

describe('The example of an Astro site with parts of its own, beside the docs of all others', () => {
  const others = [...docsFolders].filter(([name]) => name !== 'overrides');
  let site: BuiltSite;

  beforeAll(async () => {
    const { 'astro.config.mjs': own = '', ...files } = exampleFiles('overrides');
    const project = astroProject({
      ...files,
      'own.config.mjs': own,
      'adapter.mjs': copyingAdapter,
      'astro.config.mjs': withMounts(
        './own.config.mjs',
        others.map(([name]) => name),
      ),
    });
    for (const [name, docs] of others) {
      const filter = (file: string) =>
        !/^(?:\.waymark|node_modules|dist)$/.test(path.basename(file));
      cpSync(docs, path.join(project, name), { recursive: true, filter });
    }
    const { exitCode, output } = await buildProject(project);
    expect(exitCode, output).toBe(0);
    site = builtSite(path.join(project, published));
  });

  test('has pages of docs whose policies allow all that stands in them, and no script by any other name', () => {
    const mounted = new Set(docsPages(site).map((file) => file.split('/', 1)[0]));
    expect([...mounted].sort()).toEqual(
      ['404.html', 'docs', ...others.map(([name]) => name)].sort(),
    );
    expect(pagesWithFaults(site)).toEqual([]);
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
