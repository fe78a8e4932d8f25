import path from 'node:path';
import type { EndpointOrder } from '@waymark/openapi';
import { openProject } from '../project/open-project.ts';
import type { Project } from '../project/project.ts';
import { hasReact } from '../project/react.ts';
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

/** Opens a docs folder for commands that look at it without rendering. */
export function openFolder(
  dir: string,
  { endpointOrder = 'paths', openapiCode, ...flags }: FolderSettings,
): Promise<Project> {
  const docsFolder = docsFolderAt(dir);
  return openProject({
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
  });
}
