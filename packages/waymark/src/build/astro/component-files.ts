import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nearest } from '@waymark/core';
import { userError } from '../../project/findings/user-error.ts';
import type { Project } from '../../project/project.ts';
import { themeComponents } from '../../theme/components/table.ts';
import { contentComponents } from '../../theme/content/table.ts';
import { sourceFile } from '../modules/modules.ts';
import type { ComponentFiles } from '../modules/site-modules.ts';

type Table = Readonly<Record<string, string>>;

/**
 * Component files by name: the theme's and the content's own, then the user's over them.
 *
 * @param components paths of the user's components, from the project's root
 * @param isUsed whether a page uses a component of that name
 * @throws when one of them does not exist, or its name is a misspelt one
 */
export function componentFiles(
  components: Table,
  root: string,
  isUsed: (name: string) => boolean,
): ComponentFiles {
  for (const name of Object.keys(components)) checkName(name, isUsed);
  const own = Object.fromEntries(
    Object.entries(components).map(([name, file]) => [name, ownFile(name, file, root)]),
  );
  const resolve = (table: Table, folder: string) =>
    Object.fromEntries(
      Object.entries(table).map(([name, file]) => [
        name,
        own[name] ?? sourceFile(`theme/${folder}/${file}`),
      ]),
    );
  const added = Object.entries(own).filter(([name]) => !(name in themeComponents));
  return {
    theme: resolve(themeComponents, 'components'),
    content: { ...resolve(contentComponents, 'content'), ...Object.fromEntries(added) },
  };
}

/** Tells whether a page or snippet of the docs uses a component of a name. */
export function usesComponent({ settings, sources }: Project): (name: string) => boolean {
  return (name) =>
    sources.some((file) =>
      readFileSync(path.join(settings.docsFolder, file), 'utf8').includes(`<${name}`),
    );
}

const names = [...Object.keys(themeComponents), ...Object.keys(contentComponents)];

/** A new name is a component for pages; one that no page uses may be meant to replace another. */
function checkName(name: string, isUsed: (name: string) => boolean): void {
  if (names.includes(name)) return;
  const meant = nearest(name, names);
  if (meant === undefined || isUsed(name)) return;
  throw userError(
    `waymark() has no component "${name}", and no page uses <${name}>.`,
    `Did you mean "${meant}"?`,
  );
}

function ownFile(name: string, file: string, root: string): string {
  const absolute = path.resolve(root, file);
  if (existsSync(absolute)) return absolute;
  throw userError(
    `The component ${name} of waymark() is "${file}", but there is no such file.`,
    `Write its path from ${root}`,
  );
}
