import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { samples } from '../../docs/samples.ts';
import { repository, runCli } from '../support/run-command.ts';
import { type SampleShell, sampleShell } from '../support/sample-shell.ts';
import { tempFolder } from '../support/temp-folder.ts';

let docs: string;

beforeAll(async () => {
  docs = tempFolder();
  const { exitCode, output } = await runCli(['init', 'my-docs'], docs);
  expect(exitCode, output).toBe(0);
});

function sample(title: string): string {
  const found = samples.find((one) => one.title === title);
  if (!found) throw new Error(`No page has ${title}.`);
  return found.code;
}

/** A machine that builds `my-docs`. */
function machine(): SampleShell {
  const shell = sampleShell();
  cpSync(docs, shell.folder, { recursive: true });
  return shell;
}

/** Runs what a host is told to; packages are installed. */
async function build(
  { run }: SampleShell,
  commands: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<void> {
  const script = commands.filter((command) => command !== 'npm ci').join('\n');
  const { exitCode, output } = await run(script, variables);
  expect(exitCode, output).toBe(0);
}

const read = ({ folder }: SampleShell, file: string) =>
  readFileSync(path.join(folder, file), 'utf8');

/** Links of the start page to the page beside it. */
const linked = (shell: SampleShell, file: string) =>
  /href="([^"]*)\/quickstart\/?"/.exec(read(shell, file))?.[1];

/** What a value of an object may be, by its key; what is not named is unknown to the host. */
type Keys = Readonly<
  Record<string, 'string' | 'boolean' | 'null' | Readonly<Record<string, string>>>
>;

function unknownKeys(value: object, known: Keys): string[] {
  return Object.entries(value).flatMap(([key, inner]) => {
    const kind = known[key];
    if (typeof kind === 'object' && typeof inner === 'object') {
      return unknownKeys(inner, kind as Keys).map((name) => `${key}.${name}`);
    }
    return kind === (inner === null ? 'null' : typeof inner) ? [] : [key];
  });
}

// https://docs.netlify.com/build/configure-builds/file-based-configuration
const netlify: Keys = {
  build: { base: 'string', command: 'string', publish: 'string', ignore: 'string' },
};

// https://vercel.com/docs/project-configuration
const vercel: Keys = { buildCommand: 'string', framework: 'null', outputDirectory: 'string' };

// https://developers.cloudflare.com/workers/wrangler/configuration
const wrangler: Keys = {
  name: 'string',
  main: 'string',
  compatibility_date: 'string',
  assets: {
    directory: 'string',
    binding: 'string',
    run_worker_first: 'boolean',
    not_found_handling: 'string',
  },
};

describe('Settings that the documentation shows for a host', () => {
  test('publish what their command builds: Netlify', async () => {
    const settings = parseToml(sample('netlify.toml')) as {
      readonly build: { readonly command: string; readonly publish: string };
    };
    expect(unknownKeys(settings, netlify)).toEqual([]);
    const { command, publish } = settings.build;
    const shell = machine();
    await build(shell, [command], { NETLIFY: 'true', URL: 'https://docs.acme.example' });
    expect(linked(shell, `${publish}/index.html`)).toBe('');
    expect(existsSync(path.join(shell.folder, '.netlify/v1/config.json'))).toBe(true);
  });

  test('have their command build what the host reads: Vercel', async () => {
    const settings = JSON.parse(sample('vercel.json'));
    expect(unknownKeys(settings, vercel)).toEqual([]);
    const shell = machine();
    await build(shell, [settings.buildCommand], { VERCEL: '1' });
    expect(linked(shell, '.vercel/output/static/index.html')).toBe('');
  });

  test('name files of a build, as these say themselves: Cloudflare', async () => {
    const settings = JSON.parse(sample('wrangler.jsonc'));
    expect(unknownKeys(settings, wrangler)).toEqual([]);
    const shell = machine();
    await build(shell, ['npx waymark build my-docs --host cloudflare'], {});
    expect(linked(shell, `${settings.assets.directory}/index.html`)).toBe('');
    const [, said = ''] = /^((?:\/\/ {3}.+\n)+)/m.exec(read(shell, settings.main)) ?? [];
    const own = JSON.parse(
      `{${said.replace(/^\/\/ */gm, '').replaceAll('<folder of the site>', 'dist')}}`,
    );
    expect({ main: settings.main, assets: settings.assets }).toEqual(own);
  });

  test('build into the folder that the host reads, below its path: Read the Docs', async () => {
    const settings = parseYaml(sample('.readthedocs.yaml'));
    const shell = machine();
    await build(shell, settings.build.commands, {
      READTHEDOCS: 'True',
      READTHEDOCS_CANONICAL_URL: 'https://acme.readthedocs.io/en/latest/',
      READTHEDOCS_OUTPUT: '_readthedocs',
    });
    expect(linked(shell, '_readthedocs/html/index.html')).toBe('/en/latest');
  });

  test.each([
    ['https://acme.gitlab.io/docs', '/docs'],
    ['https://docs-1a2b3c.gitlab.io', ''],
  ])('build what is published at %s: GitLab Pages', async (address, base) => {
    const jobs = parseYaml(sample('.gitlab-ci.yml'));
    expect(Object.keys(jobs)).toEqual(['pages']);
    const { artifacts, script } = jobs.pages;
    const shell = machine();
    await build(shell, script, { CI_JOB_NAME: 'pages', CI_PAGES_URL: address });
    expect(linked(shell, `${artifacts.paths[0]}/index.html`)).toBe(base);
    expect(read(shell, artifacts.reports.junit)).toContain('<testsuites');
  });

  test('build what is uploaded, and report links to other sites that lead nowhere: GitHub Pages', async () => {
    const { jobs } = parseYaml(sample('.github/workflows/docs.yml'));
    const { steps } = jobs.deploy;
    const uploaded = (action: string) =>
      steps.find(({ uses }: { uses?: string }) => uses?.startsWith(`actions/${action}@`)).with.path;
    const shell = machine();
    const gone = '[Gone](https://gone.acme.dev/page)';
    await shell.run(`echo '${gone}' >> my-docs/quickstart.mdx`, {});
    await build(
      shell,
      [...jobs.check.steps, ...steps].flatMap(({ run = [] }: { run?: string | [] }) => run),
      {
        SITE: 'https://acme.github.io',
        BASE: '/docs',
        GITHUB_STEP_SUMMARY: 'summary.md',
        // Other sites are not asked in tests.
        NODE_OPTIONS:
          '--import=data:text/javascript,globalThis.fetch=async()=>new(Response)(null,{status:404})',
      },
    );
    expect(linked(shell, `${uploaded('upload-pages-artifact')}/index.html`)).toBe('/docs');
    const report = read(shell, uploaded('upload-artifact'));
    expect(report).toContain('"https://gone.acme.dev/page" fails: the answer is 404.');
    expect(read(shell, 'summary.md')).toBe(`\`\`\`\n${report}\`\`\`\n`);
  });

  test('check pull requests, and deploy the main branch alone: GitHub Pages', () => {
    const { jobs, on } = parseYaml(sample('.github/workflows/docs.yml'));
    expect(Object.keys(on)).toEqual(['push', 'pull_request']);
    expect(jobs.check).not.toHaveProperty('if');
    expect(jobs.deploy).toMatchObject({ needs: 'check', if: "github.ref == 'refs/heads/main'" });
  });

  test('build and start a server: Docker', async () => {
    const lines = sample('Dockerfile').split('\n');
    const shell = machine();
    const commands = lines.flatMap((line) => /^RUN (npx .+)/.exec(line)?.[1] ?? []);
    await build(shell, commands, {});
    const words: string[] = JSON.parse(lines.at(-1)?.replace('CMD ', '') ?? '');
    expect(await shell.visit(`PORT=0 WAYMARK_DATA=/data ${words.join(' ')}`)).toBe(200);
  });

  test('are those of the example of a server, which has more: Docker', () => {
    const example = readFileSync(path.join(repository, 'examples/server/Dockerfile'), 'utf8');
    const own = example
      .replaceAll(/\bdocs\b/g, 'my-docs')
      .replace('"$SITE"', 'https://docs.acme.example');
    // The example has no lock, and is for packages from tarballs too.
    const isOfLock = (line: string) => /package-lock|npm ci/.test(line);
    const lines = sample('Dockerfile').split('\n').filter(Boolean);
    // What is added to a line or between two is of the example alone.
    let rest = own;
    for (const line of lines.filter((line) => !isOfLock(line))) {
      expect(rest).toContain(line);
      rest = rest.slice(rest.indexOf(line) + line.length);
    }
  });

  test('start a server that ends with its input: MCP', async () => {
    const { code = '' } =
      samples.find(({ code, language }) => language === 'json' && code.includes('mcpServers')) ??
      {};
    for (const { args, command } of Object.values<{ command: string; args: string[] }>(
      JSON.parse(code).mcpServers,
    )) {
      await build(machine(), [[command, ...args].join(' ')], {});
    }
  });
});
