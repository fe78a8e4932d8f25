import { existsSync } from 'node:fs';
import path from 'node:path';
import { themeComponents } from '../components/table.ts';
import { contentComponents } from '../content/table.ts';
import { sourceFile } from '../virtual/modules.ts';
import type { ComponentFiles } from '../virtual/site-modules.ts';
import { userError } from './user-error.ts';

type Table = Readonly<Record<string, string>>;

/**
 * Component files by name: the theme's and the content's own, then the user's over them.
 *
 * @param components paths of the user's components, from the project's root
 * @throws when one of them does not exist
 */
export function componentFiles(components: Table, root: string): ComponentFiles {
  const own = Object.fromEntries(
    Object.entries(components).map(([name, file]) => [name, ownFile(name, file, root)]),
  );
  const resolve = (table: Table, folder: string) =>
    Object.fromEntries(
      Object.entries(table).map(([name, file]) => [
        name,
        own[name] ?? sourceFile(`${folder}/${file}`),
      ]),
    );
  const added = Object.entries(own).filter(([name]) => !(name in themeComponents));
  return {
    theme: resolve(themeComponents, 'components'),
    content: { ...resolve(contentComponents, 'content'), ...Object.fromEntries(added) },
  };
}

function ownFile(name: string, file: string, root: string): string {
  const absolute = path.resolve(root, file);
  if (existsSync(absolute)) return absolute;
  throw userError(
    `The component ${name} of waymark() is "${file}", but there is no such file.`,
    `Write its path from ${root}`,
  );
}
