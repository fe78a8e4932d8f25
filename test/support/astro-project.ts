import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type Finished, repository, run, runIn } from './run-command.ts';
import { type StartedServer, startServer } from './started-server.ts';
import { type Files, tempFolder } from './temp-folder.ts';

const bin = path.join(repository, 'node_modules/astro/bin/astro.mjs');
const dependencies = ['astro', 'waymark', '@astrojs/mdx'];

/** The five lines of the README. */
export const fiveLines = `import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  integrations: [waymark({ docs: './docs' })],
});
`;

/**
 * A new Astro project that has the packages of this repository installed.
 *
 * @param packages further packages that the project has
 * @param place folder that it lies in, if not in one of its own
 */
export function astroProject(
  files: Files,
  packages: readonly string[] = [],
  place?: string,
): string {
  const own = { 'package.json': '{ "private": true, "type": "module" }\n' };
  const folder = tempFolder({ ...own, ...files }, place);
  for (const name of [...dependencies, ...packages]) {
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(repository, installedFolder(name)), link, 'junction');
  }
  return folder;
}

/** Runs the command line of Astro in a project. */
export function runAstro(args: readonly string[], project: string): Promise<Finished> {
  return run(process.execPath, [bin, ...args], project);
}

/** Previews a project with the command line of Astro, on a free port. */
export function previewProject(project: string): Promise<StartedServer> {
  const address = /(http:\/\/localhost:\d+)/;
  return startServer({ args: [bin, 'dev', '--port', '0'], cwd: project, address });
}

/** Builds a project for the first time, in a process that may have built others. */
export function buildProject(project: string): Promise<Finished> {
  return runIn({ program: 'astro', args: ['build'], cwd: project });
}

function installedFolder(name: string): string {
  return name === 'waymark' ? 'packages/waymark' : `node_modules/${name}`;
}
