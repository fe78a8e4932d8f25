import { projectSettings } from '../build/astro/project-settings.ts';
import { resolveOptions } from '../options.ts';
import { hasReact } from '../project/installed/react.ts';
import { type OpenDocs, openDocs } from '../project/open-docs.ts';
import type { Project, ProjectSettings } from '../project/project.ts';
import { readProject } from '../project/read-project.ts';
import { makeIgnoredFolder } from '../server/static/ignored-folder.ts';
import { knownProperties } from '../theme/content/known-properties.ts';
import { waymarkFolder } from './folders/work-folder.ts';
import {
  type FolderSettings,
  type LedgerFlags,
  type PrintFlags,
  siteConfig,
  withFlags,
} from './settings/site-config.ts';

/** Reads a docs folder for commands that look at nothing but what it says. */
export function readFolder(dir: string, settings: FolderSettings): Promise<Project> {
  return readProject(folderSettings(dir, settings));
}

/** What an Astro project has for the docs that it shows. */
export interface ProjectComponents {
  /** Names of its components; what they are made of does not matter. */
  readonly components?: readonly string[] | undefined;
  /** Its files below the path of the docs. */
  readonly publicFolder?: string | undefined;
}

/** Opens a docs folder for what is wrong with its pages. */
export function openFolder(
  dir: string,
  settings: FolderSettings &
    PrintFlags &
    LedgerFlags &
    ProjectComponents & { readonly server?: boolean | undefined },
): Promise<OpenDocs> {
  const opened = withFlags(folderSettings(dir, settings), settings);
  const { components: own = [], publicFolder = opened.publicFolder } = settings;
  return openDocs({
    ...opened,
    components: [...opened.components, ...own],
    properties: knownProperties(own),
    publicFolder,
    hasOwnDiagrams: own.includes('Mermaid'),
    isChecked: true,
  });
}

/** As a build has them, without its links to packages that are beside Waymark. */
function folderSettings(dir: string, flags: FolderSettings & PrintFlags): ProjectSettings {
  const { astro, options } = siteConfig(dir, flags);
  hideFromGit(astro.root);
  const settings = projectSettings(resolveOptions(options), astro, { mode: 'build' });
  return { ...settings, react: settings.react || hasReact(waymarkFolder) };
}

/** What is kept in a folder is not to be committed. */
function hideFromGit(folder: string): void {
  try {
    makeIgnoredFolder(folder);
  } catch {
    // Where it cannot be made nothing is kept.
  }
}
