import path from 'node:path';
import type { HostName } from '@waymark/content';
import type { AstroInlineConfig } from 'astro';
import { waymark } from '../integration/index.ts';
import { makeIgnoredFolder } from '../server/ignored-folder.ts';
import { serverFolder, siteFolder } from '../server/output.ts';
import { type AssistantFlags, assistantOption } from './assistant-option.ts';
import { docsFolderAt } from './docs-folder.ts';
import { linkPackages } from './link-packages.ts';
import type { FolderSettings } from './open.ts';

export interface SiteSettings extends FolderSettings, AssistantFlags {
  /** Relative to the current folder. */
  readonly out?: string | undefined;
  /** The output also holds a server, so the site is in a folder of it. */
  readonly server?: boolean | undefined;
  readonly site?: string | undefined;
  readonly base?: string | undefined;
}

/** An Astro configuration whose root is known. */
export type SiteConfig = AstroInlineConfig & { readonly root: string };

/**
 * The Astro configuration for a docs folder that has no Astro project. Astro's own files lie in
 * `.waymark/` inside the folder, which ignores itself.
 *
 * @param host that the build writes rules for, in the current folder
 * @throws CommandFailure when the folder does not exist
 */
export function siteConfig(
  dir: string,
  settings: SiteSettings,
  host: HostName | 'none' = 'none',
): SiteConfig {
  const docsFolder = docsFolderAt(dir);
  const root = workFolder(docsFolder);
  const out = path.resolve(settings.out ?? 'dist');
  return {
    configFile: false,
    root,
    ...(settings.server
      ? { outDir: path.join(out, siteFolder), build: { server: path.join(out, serverFolder) } }
      : { outDir: out }),
    cacheDir: path.join(root, 'cache'),
    ...(settings.site === undefined ? {} : { site: settings.site }),
    ...(settings.base === undefined ? {} : { base: settings.base }),
    devToolbar: { enabled: false },
    integrations: [
      waymark({
        docs: docsFolder,
        rules: settings.lenient ? 'lenient' : 'strict',
        endpointOrder: settings.endpointOrder,
        assistant: assistantOption(settings),
        host,
        deployFolder: process.cwd(),
      }),
    ],
  };
}

function workFolder(docsFolder: string): string {
  const folder = path.join(docsFolder, '.waymark');
  makeIgnoredFolder(folder);
  linkPackages(folder);
  return folder;
}
