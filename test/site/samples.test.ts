import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { isRun, notRun, pageOf, sampleCommands } from '../../docs/sample-commands.ts';
import { samples } from '../../docs/samples.ts';
import { findBrowser } from '../support/browser.ts';
import { page } from '../support/docs-folder.ts';
import { repository, runCli } from '../support/run-command.ts';
import { goesOn, type SampleShell, sampleShell } from '../support/sample-shell.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

const sections = Map.groupBy(sampleCommands.filter(isRun), ({ section }) => section);

let content: string;

/** What samples speak of: docs, older ones, and what was built or saved before. */
beforeAll(async () => {
  content = tempFolder();
  const run = async (...args: string[]) => {
    const { exitCode, output } = await runCli(args, content);
    expect(exitCode, output).toBe(0);
  };
  await run('init', 'my-docs');
  const docs = path.join(content, 'my-docs');
  const config = readFileSync(path.join(docs, 'docs.json'), 'utf8');
  writeFiles(docs, {
    'docs.json': config.replace('"quickstart"', '"quickstart", "keys"'),
    'keys.mdx': page('Keys', '## Rotate a key\n\nMake another one, and revoke the old one.'),
    'questions.json': samples.find(({ title }) => title === 'questions.json')?.code ?? '',
  });
  await run('build', 'my-docs', '--site', 'https://docs.acme.example');
  for (const name of ['old-site', 'docs.acme.example', 'docs.example.com', 'blog/dist']) {
    copy('dist', content, name);
  }
  copy('my-docs', content, 'path/to/docs');
});

function copy(from: string, ...to: string[]): void {
  cpSync(path.resolve(content, from), path.join(...to), { recursive: true });
}

/** A shell in a folder with what the commands of a section name, and with the files that its page shows. */
function shellOf(section: string): SampleShell {
  const [name = ''] = section.split(', ');
  const [, example] = /^\.\.\/(examples\/\w+)/.exec(name) ?? [];
  const shell = sampleShell();
  if (example) copy(path.join(repository, example), shell.folder);
  const typed = sections.get(section)?.map(({ command }) => command) ?? [];
  for (const entry of readdirSync(content)) {
    const isNamed = typed.some((command) => command.includes(entry));
    if (isNamed || entry === 'my-docs' || entry === 'dist') {
      copy(entry, shell.folder, entry);
    }
  }
  for (const { code, place, title } of samples) {
    const isSetting = /^(?:assistant|auth)\.mjs$|^search\.json$/.test(title);
    if (isSetting && pageOf(place) === name) writeFiles(shell.folder, { [title]: code });
  }
  return shell;
}

/** What a command is to find, or not to find. */
function prepare({ folder }: SampleShell, command: string): void {
  const [, started] =
    /^(?:npx waymark init|npm create waymark) (?:~\/)?([\w-]+)/.exec(command) ?? [];
  if (started) rmSync(path.join(folder, started), { recursive: true });
  if (command.includes('waymark upgrade')) {
    rmSync(path.join(folder, 'path/to/docs'), { recursive: true });
    copy(path.join(repository, 'test/fixtures/legacy-mint'), folder, 'path/to/docs');
  }
}

/** The start page that a build has written, by its command. */
function startPage(command: string): string {
  const [, out = 'dist'] = /--out ['"~/]*(\S+)/.exec(command) ?? [];
  return path.join(out, command.includes('--server') ? 'site' : '', 'index.html');
}

/** The browser that makes PDF files, where a command needs one. */
function browserFor(command: string): { readonly CHROME_PATH: string } | undefined {
  return command.includes('--pdf') ? { CHROME_PATH: findBrowser() ?? '' } : undefined;
}

describe('Commands of the documentation', () => {
  test('that are not run are commands of a page', () => {
    const shown = new Set(
      sampleCommands.flatMap(({ command, place }) => [command, `${command} in ${pageOf(place)}`]),
    );
    const left = notRun.flatMap(({ commands }) => commands);
    expect(left.filter((command) => !shown.has(command))).toEqual([]);
  });

  test.each([...sections.keys()])(
    'end well in the order in which they are written: %s',
    async (section) => {
      const shell = shellOf(section);
      for (const { command, place } of sections.get(section) ?? []) {
        const browser = browserFor(command);
        if (browser?.CHROME_PATH === '') continue;
        prepare(shell, command);
        if (goesOn(command)) {
          expect(await shell.visit(command), `${place} ${command}`).toBe(200);
        } else {
          // The one that names no folder is typed in that of the docs.
          const inDocs = command === 'npx waymark build --images' ? 'cd my-docs && ' : '';
          const { exitCode, output } = await shell.run(inDocs + command, browser);
          expect(exitCode, `${place} ${command}\n${output}`).toBe(0);
          if (command.includes('waymark build')) {
            const built = path.join(shell.folder, inDocs && 'my-docs', startPage(command));
            expect(existsSync(built), built).toBe(true);
          }
        }
      }
    },
  );
});
