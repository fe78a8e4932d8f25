import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { repository } from './run-command.ts';
import { type Files, tempFolder } from './temp-folder.ts';

/** A project with the packages of this repository as npm installs tarballs: real files in it. */
export function installedProject(files: Files): string {
  // What the packages need themselves is found further up.
  const projects = path.join(repository, 'test/.projects');
  mkdirSync(projects, { recursive: true });
  const project = tempFolder(files, projects);
  for (const name of readdirSync(path.join(repository, 'packages'))) {
    const installed = name === 'waymark' ? name : `@waymark/${name}`;
    const source = path.join(repository, 'packages', name);
    const copy = path.join(project, 'node_modules', installed);
    const filter = (file: string) => !/node_modules|\.test\.ts$/.test(path.relative(source, file));
    cpSync(source, copy, { recursive: true, filter });
    const own = path.join(source, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(copy, 'node_modules'), 'junction');
  }
  return project;
}
