import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Sharp } from '../../packages/waymark/src/project/images/sharp.ts';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { page } from '../support/docs-folder.ts';
import { repository, runCli } from '../support/run-command.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

/*
 * The command line renders with a theme that was bundled with the package; an Astro project has
 * Astro bundle it. Both are the same site, but for the policy of content, which neither is to write here:
 * a page of a project gets it when the project has added its own.
 */

const cases = [
  { docs: 'examples/components', settings: { base: '/docs' }, flags: ['--base', '/docs'] },
  { docs: 'examples/atlas', settings: {}, flags: [] },
  {
    docs: 'examples/api',
    settings: { trailingSlash: 'always' },
    flags: ['--trailing-slash', 'always'],
  },
  {
    docs: 'test/fixtures/edge-cases',
    settings: { build: { format: 'file' } },
    flags: ['--format', 'file'],
  },
  {
    docs: 'test/fixtures/redirects',
    settings: {
      site: 'https://docs.example.com',
      trailingSlash: 'never',
      build: { format: 'preserve' },
    },
    flags: [
      '--site',
      'https://docs.example.com',
      '--trailing-slash',
      'never',
      '--format',
      'preserve',
    ],
    options: { images: true },
  },
];

const sharp = createRequire(path.join(repository, 'packages/waymark/'))('sharp') as Sharp;

/** Beside the package: Astro writes small scripts into pages unless they come from another disk. */
const projects = path.join(repository, 'test/.projects');

test.for(cases)(
  'The command writes $docs as Astro does, with the options $flags',
  async ({ docs, flags, options = {}, settings }) => {
    const config = `import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  ...${JSON.stringify(settings)},
  integrations: [waymark({ docs: './docs', rules: 'lenient', csp: false, ...${JSON.stringify(options)} })],
});
`;
    mkdirSync(projects, { recursive: true });
    const project = astroProject({ 'astro.config.mjs': config }, [], projects);
    cpSync(path.join(repository, docs), path.join(project, 'docs'), { recursive: true });
    const asked = Object.keys(options).map((name) => `--${name}`);
    if (asked.length > 0) await addPicture(path.join(project, 'docs'));
    const out = path.join(tempFolder({}), 'site');
    const own = ['--lenient', '--no-csp', '--out', out, ...asked, ...flags];
    const command = ['build', path.join(project, 'docs'), ...own];
    const [byAstro, byCommand] = [await buildProject(project), await runCli(command, project)];
    expect([byAstro.exitCode, byCommand.exitCode]).toEqual([0, 0]);
    const rename = 'base' in settings ? withoutScriptHashes : undefined;
    const hasSizes = existsSync(path.join(out, '_waymark/images'));
    expect(hasSizes).toBe(asked.length > 0);
    expect(contents(out, rename)).toEqual(contents(path.join(project, 'dist'), rename));
  },
);

/** On a page of its own, wide enough to have smaller sizes. */
async function addPicture(docs: string): Promise<void> {
  const picture = { width: 1000, height: 500, channels: 3, background: 'red' } as const;
  await sharp({ create: picture }).png({ compressionLevel: 0 }).toFile(path.join(docs, 'red.png'));
  writeFiles(docs, { 'red.mdx': page('Red', '![Red](/red.png)') });
}

/** Astro bundles the base into a script, so that it and those that load it have other names. */
function withoutScriptHashes(text: string): string {
  return text
    .replaceAll(/\.[\w-]{8}\.js/g, '.js')
    .replaceAll(
      /return(`[^`]*`|"[^"]*")\+e/g,
      (_, base: string) => `return ${base.slice(1, -1)}+e`,
    );
}

/** What is in the files of a site, but for the name of its stylesheet. */
function contents(site: string, rename = (text: string) => text): Record<string, string> {
  const files = readdirSync(site, { encoding: 'utf8', recursive: true }).filter(
    (file) => file !== '.waymark-output' && statSync(path.join(site, file)).isFile(),
  );
  const links = readFileSync(path.join(site, '404.html'), 'utf8').matchAll(
    /rel="stylesheet" href="[/\w]*\/(_astro\/[^"]+)"/g,
  );
  // Those of components come before it.
  const stylesheet = [...links].at(-1)?.[1] ?? '';
  const named = (text: string) => rename(text.replaceAll(stylesheet, 'stylesheet'));
  const digest = (file: string) =>
    createHash('sha256')
      .update(named(readFileSync(path.join(site, file), 'latin1')).trimEnd())
      .digest('hex');
  return Object.fromEntries(files.sort().map((file) => [named(file), digest(file)]));
}

test('The renderer says nothing of the machine on which it was bundled', () => {
  const renderer = path.join(repository, 'packages/waymark/dist/renderer');
  const texts = globSync('**/*.{mjs,js,css,md}', { cwd: renderer }).map((file) => ({
    file,
    text: readFileSync(path.join(renderer, file), 'utf8'),
  }));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter(({ text }) => text.includes(repository)).map(({ file }) => file)).toEqual([]);
});

test.each(['render/licenses/prerender.md', 'licenses/client.md'])(
  'The licences of what is in the renderer go with it: %s',
  (name) => {
    const file = path.join(repository, 'packages/waymark/dist/renderer', name);
    expect(readFileSync(file, 'utf8')).toContain('MIT');
  },
);
