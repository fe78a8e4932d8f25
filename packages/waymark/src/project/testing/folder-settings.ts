import path from 'node:path';
import type { ProjectSettings } from '../project.ts';

/** What a docs folder at the root of a site is read with for a build. */
export function folderSettings(
  folder: string,
  { components, react }: Pick<ProjectSettings, 'components' | 'react'>,
): ProjectSettings {
  return {
    docsFolder: folder,
    root: folder,
    rules: 'strict',
    endpoints: { order: 'paths', besideProse: false },
    mount: '',
    urls: { base: '', trailingSlash: 'never' },
    components,
    cacheFolder: path.join(folder, '.waymark'),
    ignoredFolders: [],
    mode: 'build',
    react,
  };
}
