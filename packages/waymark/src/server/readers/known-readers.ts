import type { IncomingMessage } from 'node:http';
import type { User } from '../../project/personal-page.ts';
import { requestPath } from '../../project/request-path.ts';
import type { SiteParts } from '../create-server.ts';
import { userOf } from './claims.ts';
import type { ReaderSites } from './reader-sites.ts';
import type { SignIn } from './sign-in.ts';

/** A site for readers as a server has opened it. */
export interface OpenedSite extends SiteParts {
  /** Whether its folder still holds what was opened. */
  isCurrent(): boolean;
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
 * Opens the sites for readers when the first of them comes, and again when a build has replaced them.
 */
export function knownReaders(
  { readerOf, route }: SignIn,
  sites: ReaderSites,
  open: (folder: string) => Promise<OpenedSite>,
): KnownReaders {
  const opened = new Map<string, Promise<OpenedSite>>();
  const openOnce = (folder: string) => {
    const opening = open(folder);
    opened.set(folder, opening);
    // The next request tries again.
    opening.catch(() => opened.delete(folder));
    return opening;
  };
  const siteAt = async (folder: string): Promise<OpenedSite> => {
    const known = await opened.get(folder);
    if (known?.isCurrent()) return known;
    void known?.drain(0);
    return openOnce(folder);
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
      const all = await Promise.allSettled(opened.values());
      const fine = all.flatMap((found) => (found.status === 'fulfilled' ? [found.value] : []));
      await Promise.all(fine.map((site) => site.drain(milliseconds)));
    },
  };
}
