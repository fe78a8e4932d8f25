import path from 'node:path';
import type { EndpointOrder } from '@waymark/openapi';
import { type OpenDocs, openDocs } from '../project/open-docs.ts';
import type { Project, ProjectSettings } from '../project/project.ts';
import { hasReact } from '../project/react.ts';
import { readProject } from '../project/read-project.ts';
import { contentComponents } from '../theme/content/table.ts';
import { docsFolderAt } from './docs-folder.ts';
import { waymarkFolder } from './link-packages.ts';
import { type RuleFlags, rulesOf } from './rules.ts';

/** Flags that decide how the pages of a folder are read. */
export interface FolderSettings extends RuleFlags {
  readonly endpointOrder?: EndpointOrder | undefined;
  /** Code in API descriptions (`x-mint.content`) may run. */
  readonly openapiCode?: boolean | undefined;
}

/** Reads a docs folder for commands that look at nothing but what it says. */
export function readFolder(dir: string, settings: FolderSettings): Promise<Project> {
  return readProject(projectSettings(dir, settings));
}

/** Opens a docs folder for commands that look at its pages without building a site. */
export function openFolder(dir: string, settings: FolderSettings): Promise<OpenDocs> {
  return openDocs(projectSettings(dir, settings));
}

function projectSettings(
  dir: string,
  { endpointOrder = 'paths', openapiCode, ...flags }: FolderSettings,
): ProjectSettings {
  const docsFolder = docsFolderAt(dir);
  return {
    docsFolder,
    root: docsFolder,
    rules: rulesOf(flags),
    endpointOrder,
    openapiCode,
    mount: '',
    urls: { base: '', trailingSlash: 'ignore' },
    components: Object.keys(contentComponents),
    cacheFolder: path.join(docsFolder, '.waymark/cache/waymark'),
    ignoredFolders: [path.resolve('dist')],
    mode: 'build',
    react: hasReact(docsFolder) || hasReact(waymarkFolder),
  };
}
