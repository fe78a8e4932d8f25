import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { previewAttribute } from '../client/analytics/preview.ts';
import { CommandFailure } from '../project/findings/command-failure.ts';
import { astroConfigOf } from '../project/options/astro-config-file.ts';
import { siteFolder } from '../project/output/server-output.ts';
import { contentIndexPath } from '../project/paths/site-paths.ts';
import { createSiteServer } from '../server/create-server.ts';
import { publishedOrigin, readSiteFacts } from '../server/indexed-site.ts';
import { interruption, listen, listenNear } from '../server/listen.ts';
import type { ServerRoute } from '../server/route.ts';
import { createFileServer } from '../server/site-files.ts';
import { docsFolderAt } from './folders/docs-folder.ts';
import { servedBase } from './settings/served-base.ts';
import { listeningOptions, type ServerSettings } from './settings/server-options.ts';
import { shownWord } from './shown-word.ts';

interface PreviewSettings extends ServerSettings {
  readonly out: string;
  readonly base?: string;
}

/** `waymark preview [dir]`: the built site as `serve` has it but for answers, until interrupted. */
export async function preview(dir: string, settings: PreviewSettings): Promise<void> {
  const listening = listeningOptions(settings);
  const around = docsFolderAt(dir);
  const out = path.resolve(settings.out);
  const folder = builtSiteAt(out);
  if (folder === undefined) {
    if (astroConfigOf(around) !== undefined) {
      throw new CommandFailure(
        `There is no site of \`waymark build\` at ${out}. \`npx astro preview\` serves what \`npx astro build\` writes.`,
      );
    }
    const build = ['waymark build', shownWord(dir)];
    if (settings.out !== 'dist') build.push('--out', shownWord(settings.out));
    throw new CommandFailure(`There is no site at ${out}. \`${build.join(' ')}\` makes one.`);
  }
  const index = readSiteFacts(folder);
  const base = servedBase(settings.base, index.site.base);
  const origin = publishedOrigin(index);
  const files = createFileServer({
    folder,
    base,
    pages: () => index.pages,
    address: (below) => `${origin}${base}${below}`,
    attributes: () => (loadsServices(folder) ? [previewAttribute] : []),
  });
  const routes = base === '' ? [] : [siteBelow(base)];
  const { server, stop } = createSiteServer({ routes: () => routes, files });
  // A port that is asked for is the one that others expect.
  const take = settings.port === undefined ? listenNear : listen;
  console.error(`The site is at ${await take(server, listening)}${base}/.`);
  await interruption();
  await stop();
}

/** Leads from the root, which readers type without the path, to the site below it. */
function siteBelow(base: string): ServerRoute {
  return {
    matches: (pathname) => pathname === '/',
    handle: async () => new Response(null, { status: 302, headers: { location: `${base}/` } }),
  };
}

/** The folder of the site in an output: a build with a server has it in a folder of its own. */
export function builtSiteAt(out: string): string | undefined {
  return [out, path.join(out, siteFolder)].find((place) =>
    existsSync(path.join(place, contentIndexPath)),
  );
}

/** Whether pages of a site load services of others, as the build that is there now has them. */
function loadsServices(folder: string): boolean {
  try {
    return readFileSync(path.join(folder, '404.html'), 'utf8').includes('<wm-analytics');
  } catch {
    // A build may be about to put it there.
    return true;
  }
}
