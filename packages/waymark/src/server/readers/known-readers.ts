import type { IncomingMessage } from 'node:http';
import { requestPath } from '../../project/paths/request-path.ts';
import type { User } from '../../project/personal-page.ts';
import type { SiteParts } from '../create-server.ts';
import { userOf } from './claims.ts';
import type { ReaderSites } from './reader-sites.ts';
import type { SignIn } from './sign-in.ts';

/** A site for readers as a server has opened it. */
export interface OpenedSite extends SiteParts {
  /** Whether its folder still holds what was opened, or is away while a build replaces it. */
  isCurrent(): boolean;
  /**
   * Goes on with what its folder holds now; answers that are being given end as they began.
   *
   * @throws when that cannot be opened; the site then goes on as it was
   */
  renew(): Promise<void>;
  /** Refuses new questions, and waits so many milliseconds for answers that are being made. */
  drain(milliseconds: number): Promise<void>;
}

/** Which site a server answers a reader from. */
export interface KnownReaders {
  /** Nothing for those who get the site for everyone. */
  readonly partsFor: (request: IncomingMessage) => Promise<SiteParts | undefined>;
  drain(milliseconds: number): Promise<void>;
}

/** The parts of a site, whose pages are those for a reader. */
function forReader({ files, routes }: SiteParts, user: User): SiteParts {
  return {
    routes,
    files: { ...files, serve: (request, response) => files.serve(request, response, user) },
  };
}

/**
 * Opens the sites for readers when the first of them comes, and renews them when a build has
 * replaced them; of requests at the same time, one does.
 */
export function knownReaders(
  { readerOf, route }: SignIn,
  sites: ReaderSites,
  open: (folder: string) => Promise<OpenedSite>,
): KnownReaders {
  const opened = new Map<string, OpenedSite>();
  const opening = new Map<string, Promise<OpenedSite>>();
  const openAgain = async (folder: string): Promise<OpenedSite> => {
    const known = opened.get(folder);
    await known?.renew();
    const site = known ?? (await open(folder));
    opened.set(folder, site);
    return site;
  };
  const siteAt = async (folder: string): Promise<OpenedSite> => {
    const known = opened.get(folder);
    if (known?.isCurrent()) return known;
    const running = opening.get(folder);
    if (running) return running;
    const begun = openAgain(folder).finally(() => opening.delete(folder));
    opening.set(folder, begun);
    return begun;
  };
  return {
    async partsFor(request) {
      if (route.matches(requestPath(request))) return undefined;
      const { authorization, cookie } = request.headers;
      const reader = await readerOf({ authorization, cookie });
      const folder = reader && sites.siteOf(reader);
      if (reader === undefined || folder === undefined) return undefined;
      return forReader(await siteAt(folder), userOf(reader));
    },
    async drain(milliseconds) {
      await Promise.allSettled(opening.values());
      await Promise.all(opened.values().map((site) => site.drain(milliseconds)));
    },
  };
}
