import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CommandFailure } from '../project/findings/command-failure.ts';
import { astroConfigOf } from '../project/options/astro-config-file.ts';
import { type Ignored, ignoreOutput } from './building/ignore-output.ts';
import { shownWord } from './shown-word.ts';

interface InitSettings {
  /** Write nothing but what Git leaves out. */
  readonly gitignore?: boolean | undefined;
}

/**
 * `waymark init`: a new docs folder. In an Astro project the folder is `docs/`, and the lines
 * that add Waymark to the project are printed. Git leaves out what is built.
 *
 * @throws CommandFailure when docs are there already, those of an earlier form or of the Astro project included
 */
export async function init(dir: string, { gitignore = false }: InitSettings): Promise<void> {
  const folder = path.resolve(dir);
  if (existsSync(folder) && !statSync(folder).isDirectory()) {
    throw new CommandFailure(`${folder} is a file. Name a folder.`);
  }
  const config = astroConfigOf(folder);
  if (gitignore) return tellAround(folder, config);
  const target = config ? path.join(folder, 'docs') : folder;
  // A second folder of docs would hide the first one, or have its site to itself.
  for (const place of new Set([folder, target])) expectNoDocs(place);
  if (config !== undefined) await expectNoneShown(folder, config);
  const pages = copyTemplate(target, config === undefined ? {} : commandsOfAstro);
  const shown = path.relative(process.cwd(), target);
  const count = pages === 1 ? '1 page' : `${pages} pages`;
  console.log(`Docs are in ${shown || 'this folder'}: docs.json and ${count}.`);
  tellIgnored(folder, config);
  const preview = ['npx waymark dev', ...(shown ? [shownWord(shown)] : [])].join(' ');
  console.log(config ? projectLines(config, folder) : `Preview it with \`${preview}\`.`);
}

/** @throws CommandFailure when a folder holds docs */
function expectNoDocs(folder: string): void {
  const docs = path.join(folder, 'docs.json');
  const earlier = path.join(folder, 'mint.json');
  if (existsSync(docs)) throw new CommandFailure(`${docs} exists already; nothing was changed.`);
  if (existsSync(earlier)) {
    throw new CommandFailure(
      `${earlier} is a configuration of these docs, and a new docs.json would take its place; nothing was changed. ${upgradeAdvice(folder)}`,
    );
  }
}

/** @throws CommandFailure when an Astro project shows docs of another folder */
async function expectNoneShown(folder: string, config: string): Promise<void> {
  const { docsOfAstroProject } = await import('./folders/astro-project.ts');
  const [shown] = docsOfAstroProject(folder, config);
  if (shown === undefined) return;
  throw new CommandFailure(`${config} shows the docs in ${shown.docs}; nothing was changed.`);
}

function upgradeAdvice(folder: string): string {
  const shown = path.relative(process.cwd(), folder);
  const command = ['waymark upgrade', ...(shown ? [shownWord(shown)] : [])].join(' ');
  return `\`${command}\` writes docs.json from it.`;
}

/** What the commands of the template are in an Astro project. */
const commandsOfAstro: Readonly<Record<string, string>> = {
  'npx waymark dev': 'npx astro dev',
  'npx waymark build': 'npx astro build',
};

/** What docs that are there already need around them. */
function tellAround(folder: string, config: string | undefined): void {
  tellUnchanged(tellIgnored(folder, config));
  if (config === undefined) return;
  const isAdded = readFileSync(path.join(folder, config), 'utf8').includes('waymark');
  if (!isAdded) console.log(projectLines(config, folder));
}

/** @returns what became of each file */
function tellIgnored(folder: string, config: string | undefined): readonly Ignored[] {
  const ignored = ignoreOutput(folder, process.cwd(), config !== undefined);
  for (const { added = [], file } of ignored) {
    if (added.length > 0) console.log(`Git leaves out ${added.join(', ')} (${shownFile(file)}).`);
  }
  return ignored;
}

/** Who asks for nothing else hears of files that stay as they are, too. */
function tellUnchanged(ignored: readonly Ignored[]): void {
  for (const { added, file } of ignored) {
    if (added === undefined) {
      console.log(
        `${shownFile(file)} stays as it is: it is a link, or its folder is in no Git repository.`,
      );
    } else if (added.length === 0) {
      console.log(
        `${shownFile(file)} lacks nothing: what is installed and built is left out already.`,
      );
    }
  }
}

function shownFile(file: string): string {
  return path.relative(process.cwd(), file);
}

/** @returns how many pages were written */
function copyTemplate(target: string, commands: Readonly<Record<string, string>>): number {
  let pages = 0;
  const template = fileURLToPath(new URL('../template/', import.meta.url));
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    const copy = path.join(target, path.relative(template, source));
    mkdirSync(path.dirname(copy), { recursive: true });
    if (formsOf(copy).some((file) => existsSync(file))) continue;
    if (entry.name === 'docs.json') writeFileSync(copy, withSchema(source, target), { flag: 'wx' });
    else if (entry.name.endsWith('.mdx')) {
      const text = readFileSync(source, 'utf8');
      const own = text.replaceAll(/npx waymark \w+/g, (command) => commands[command] ?? command);
      writeFileSync(copy, own, { flag: 'wx' });
      pages++;
    } else copyFileSync(source, copy, constants.COPYFILE_EXCL);
  }
  return pages;
}

/** The files of which a folder has one: `index.md` and `index.mdx` are the same page. */
function formsOf(file: string): string[] {
  return file.endsWith('.mdx') ? [file, file.replace(/x$/, '')] : [file];
}

/** A configuration that names its schema, for editors, where Waymark is installed around the folder. */
function withSchema(file: string, folder: string): string {
  const text = readFileSync(file, 'utf8');
  const schema = installedSchema(folder);
  if (schema === undefined) return text;
  const shown = path.relative(folder, schema).replaceAll('\\', '/');
  return text.replace('{', () => `{\n  "$schema": ${JSON.stringify(shown)},`);
}

function installedSchema(folder: string): string | undefined {
  const file = path.join(folder, 'node_modules/waymark/schema/docs.json');
  if (existsSync(file)) return file;
  const around = path.dirname(folder);
  return around === folder ? undefined : installedSchema(around);
}

/** A project with pages of its own goes on showing its home; integrations that it has stay. */
function projectLines(config: string, folder: string): string {
  const place = existsSync(path.join(folder, 'src/pages')) ? ", path: '/docs'" : '';
  const docs = existsSync(path.join(folder, 'docs.json')) ? '.' : './docs';
  const added = `waymark({ docs: '${docs}'${place} })`;
  if (/\bintegrations\s*:/.test(readFileSync(path.join(folder, config), 'utf8'))) {
    return `Add two lines to ${config}, one above and one in its \`integrations\`:

  import waymark from 'waymark';

  ${added},`;
  }
  return `Add Waymark to ${config}:

  import { defineConfig } from 'astro/config';
  import waymark from 'waymark';

  export default defineConfig({
    integrations: [${added}],
  });`;
}
