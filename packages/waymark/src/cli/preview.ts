import { existsSync } from 'node:fs';
import path from 'node:path';
import { CommandFailure } from '../project/command-failure.ts';
import { createSiteServer } from '../server/create-server.ts';
import { publishedOrigin, readSiteFacts } from '../server/indexed-site.ts';
import { interruption, listen } from '../server/listen.ts';
import { siteFolder } from '../server/output.ts';
import { contentIndexPath } from '../server/paths.ts';
import { createFileServer } from '../server/site-files.ts';
import { docsFolderAt } from './docs-folder.ts';
import { basePath, listeningOptions, type ServerSettings } from './server-options.ts';

interface PreviewSettings extends ServerSettings {
  readonly out: string;
  readonly base: string;
}

/** `waymark preview [dir]`: the built site as `serve` has it but for answers, until interrupted. */
export async function preview(dir: string, settings: PreviewSettings): Promise<void> {
  const listening = listeningOptions(settings);
  docsFolderAt(dir);
  const out = path.resolve(settings.out);
  // A build with a server has its site in a folder of its own.
  const folder = [out, path.join(out, siteFolder)].find((place) =>
    existsSync(path.join(place, contentIndexPath)),
  );
  if (folder === undefined) {
    throw new CommandFailure(`There is no site at ${out}. \`waymark build ${dir}\` makes one.`);
  }
  const base = basePath(settings.base);
  const index = readSiteFacts(folder);
  const origin = publishedOrigin(index);
  const files = createFileServer({
    folder,
    base,
    pages: () => index.pages,
    address: (below) => `${origin}${base}${below}`,
    attributes: () => [],
  });
  const { server, stop } = createSiteServer({
    routes: () => [],
    files,
    isReady: async () => true,
  });
  console.error(`The site is at ${await listen(server, listening)}${base}/.`);
  await interruption();
  await stop();
}
