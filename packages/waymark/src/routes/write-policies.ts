import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ProjectPolicy, withPagePolicy } from '../build/astro/page-policy.ts';
import { inlineFolder, inlineScript } from '../build/modules/inline-script.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { pagesInOrder } from '../project/paths/page-order.ts';
import { analyticsSettings, scriptOrigins } from '../theme/analytics-settings.ts';
import { htmlFile } from './html-file.ts';

/** What an Astro project has to do with the policies of its docs. */
export interface PolicyPlace {
  /** Folder of the docs in the output. */
  readonly output: string;
  /** Folder of the page for unknown URLs, if it is that of the docs. */
  readonly notFound: string | undefined;
  /** Components of the project that pages show, as paths. */
  readonly components: readonly string[];
  /** Origins that its bundled files are served from, besides its own. */
  readonly origins: readonly string[];
}

/**
 * Puts a content security policy into each page of docs in the output of an Astro project. It is made
 * of the whole page, so that it names what the project itself adds; other pages are left as they are.
 */
export async function writePolicies(
  { findings, project }: OpenDocs,
  { components, notFound, origins, output }: PolicyPlace,
): Promise<void> {
  const { config, settings, site, siteFiles } = project;
  const analytics = analyticsSettings(config, settings.mode);
  const policy: ProjectPolicy = {
    owner: {
      ...siteFiles,
      scripts: [
        ...siteFiles.scripts,
        ...(analytics ? scriptOrigins(analytics) : []),
        ...components,
      ],
    },
    handlers: siteFiles.handlers,
    themeScripts: new Set(await themeScripts()),
    origins,
  };
  const rendered = pagesInOrder(project).filter(({ path }) => findings.rendered.has(path));
  const files = [
    ...rendered.map(({ path }) => htmlFile(output, site.page(path).url)),
    notFound === undefined ? undefined : htmlFile(notFound, '/404'),
  ];
  for (const file of files) {
    if (file === undefined) continue;
    const html = readFileSync(file, 'utf8');
    writeFileSync(file, withPagePolicy(html, policy));
  }
}

/** The scripts of the theme that stand in pages (`inlineScripts`), which only a bundler imports. */
async function themeScripts(): Promise<string[]> {
  const names = readdirSync(inlineFolder).filter((name) => name.endsWith('.js'));
  return Promise.all(names.map((name) => inlineScript(path.join(inlineFolder, name))));
}
