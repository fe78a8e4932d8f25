import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rolldown } from 'tsdown';

/**
 * Lists the licences of the packages whose code is in a bundle, as they ask for. Those are the
 * `devDependencies` that the sources of a package import: all that users would install for nothing else.
 */
export function bundledLicenses(): Rolldown.Plugin {
  return {
    name: 'waymark:bundled-licenses',
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const folders = new Set(modules.flatMap((id) => packageFolder(id) ?? []));
      if (folders.size === 0) return;
      const source = [...folders].sort().map(licenseOf).join('\n');
      this.emitFile({ type: 'asset', fileName: 'licenses.md', source });
    },
  };
}

/** The folder of the package that a module is of; none for our own, and for types. */
function packageFolder(id: string): string | undefined {
  const [file = ''] = id.split('?');
  if (!/[\\/]node_modules[\\/]/.test(file) || /\.d\.[cm]?ts$/.test(file)) return undefined;
  let folder = path.dirname(file);
  while (!existsSync(path.join(folder, 'package.json')) || !manifestOf(folder).version) {
    folder = path.dirname(folder);
  }
  return folder;
}

function licenseOf(folder: string): string {
  const { name, version, license } = manifestOf(folder);
  const [file] = globSync('{LICEN[CS]E,licen[cs]e}*', { cwd: folder });
  const text = file === undefined ? '' : readFileSync(path.join(folder, file), 'utf8').trim();
  return `## ${name} ${version} (${license})\n\n${text}\n`;
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
}

function manifestOf(folder: string): Manifest {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
}
