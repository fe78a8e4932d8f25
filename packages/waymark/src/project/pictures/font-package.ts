import { globSync } from 'node:fs';
import path from 'node:path';
import { packageJson, packageOfProject } from '../installed/package-folder.ts';

/** A font as an npm package (https://fontsource.org). */
export interface FontPackage {
  readonly family: string;
  readonly name: string;
  readonly version: string;
}

/** A file of such a package. */
export interface FontPackageFile {
  /** Each script has a family of its own: of one family a canvas looks into the first file alone. */
  readonly family: string;
  readonly file: string;
}

/** Finds the package of a family that is installed in a project or beside Waymark. */
export function findFontPackage(family: string, root: string): FontPackage | undefined {
  const id = fontPackageId(family);
  // Of a variable font one file has all weights.
  for (const name of [`@fontsource-variable/${id}`, `@fontsource/${id}`]) {
    const folder = packageOfProject(name, root);
    if (folder === undefined) continue;
    const { version = '' } = packageJson(folder);
    return { family, name, version };
  }
  return undefined;
}

/** `Noto Sans SC` is `noto-sans-sc`; in styles, the variable one is `Noto Sans SC Variable`. */
export function fontPackageId(family: string): string {
  const words = family.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return (words.at(-1) === 'variable' ? words.slice(0, -1) : words).join('-');
}

/** The files of a package, in the weights that pictures have, those of Latin letters first. */
export function fontPackageFiles(name: string, root: string): readonly FontPackageFile[] {
  const folder = packageOfProject(name, root);
  if (folder === undefined) return [];
  const id = path.basename(name);
  const files = globSync(`files/${id}-*-{wght,400,600,700}-normal.woff2`, { cwd: folder });
  const found = files.map((file) => {
    const script = path
      .basename(file)
      .slice(id.length + 1)
      .split('-')
      .slice(0, -2)
      .join('-');
    return { family: `${name} ${script}`, file: path.join(folder, file) };
  });
  const rank = ({ family }: FontPackageFile) => Number(!family.endsWith(' latin'));
  return found.sort((one, other) => rank(one) - rank(other));
}
