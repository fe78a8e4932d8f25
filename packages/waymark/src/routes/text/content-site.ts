import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { IndexedSite, Specification } from '@waymark/content/text';
import { standardScopes, versionNames } from '@waymark/core';
import { formatOf } from '@waymark/openapi';
import type { OwnUrls } from '../../project/paths/own-urls.ts';
import { type SiteAddress, siteAddress } from '../../project/paths/site-address.ts';
import type { Project } from '../../project/project.ts';
import { type TextPage, textPages } from './page-facts.ts';

/** What is known of a site besides its text: plain data, so that a thread can take it. */
export interface ContentSite {
  readonly indexed: IndexedSite;
  readonly address: SiteAddress;
  /** `markdown.instructions` of `docs.json`. */
  readonly instructions: readonly string[];
  readonly specifications: readonly Specification[];
  /** Text of files for agents that the docs folder has itself, by their paths. */
  readonly ownTexts: Readonly<Record<string, string>>;
  /** What the Astro project has itself in their place. */
  readonly own: OwnUrls;
  /** All rendered pages, those of the navigation in its order. */
  readonly pages: readonly TextPage[];
}

/**
 * Collects what is known of the site of a project. Lists for agents are read from the disk where
 * the Astro project or the docs folder has its own.
 */
export function contentSite(project: Project): ContentSite {
  const { config } = project;
  return {
    indexed: indexedSite(project),
    address: siteAddress(project),
    instructions: config.markdown.instructions,
    specifications: specifications(project),
    ownTexts: ownTexts(project),
    own: project.own,
    pages: textPages(project),
  };
}

/** Files of the Astro project come before those of the docs folder. */
function ownTexts({ assets, own, settings }: Project): Record<string, string> {
  const texts = ['llms.txt', 'llms-full.txt', 'skill.md'].flatMap((name): [string, string][] => {
    const folders = [
      own.publicFolder ?? [],
      assets.includes(name) ? settings.docsFolder : [],
    ].flat();
    const file = folders.map((folder) => path.join(folder, name)).find((one) => existsSync(one));
    return file === undefined ? [] : [[`/${name}`, readFileSync(file, 'utf8')]];
  });
  return Object.fromEntries(texts);
}

function indexedSite({ config, settings, site }: Project): IndexedSite {
  const { name, description, feedback } = config;
  const standard = standardScopes(site.root);
  const versions = versionNames(site.root);
  const { base } = settings.urls;
  const url = settings.site === undefined ? undefined : new URL(base || '/', settings.site).href;
  return {
    name,
    ...(description ? { description } : {}),
    ...(url ? { url } : {}),
    ...(base ? { base } : {}),
    ...(feedback.thumbsRating ? { feedback: true } : {}),
    ...(standard.length > 0 ? { standard } : {}),
    ...(versions.length > 0 ? { versions } : {}),
  };
}

function specifications({ assets, endpoints }: Project): Specification[] {
  const descriptions = new Map(
    [...endpoints.values()].flatMap(({ target }) =>
      'description' in target ? [[target.description.file, target.description] as const] : [],
    ),
  );
  const isServed = (file: string) => URL.canParse(file) || assets.includes(file);
  const served = [...descriptions.values()].filter(({ file }) => isServed(file));
  return served.map((description) => ({
    kind: formatOf(description),
    title: titleOf(description.root['info']) ?? description.file,
    url: URL.canParse(description.file) ? description.file : `/${description.file}`,
  }));
}

function titleOf(info: unknown): string | undefined {
  if (typeof info !== 'object' || info === null || !('title' in info)) return undefined;
  return typeof info.title === 'string' ? info.title : undefined;
}
