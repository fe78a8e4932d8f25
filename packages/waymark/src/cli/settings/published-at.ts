import { addressOfEnvironment, type HostName, hostOfEnvironment } from '@waymark/content/text';

/** Where the host that a site is built on says that it will be. */
export interface PublishedAt {
  /** Without a path. */
  readonly origin: string;
  /** Path that the site is served under, `/` at the root. */
  readonly base: string;
}

/**
 * Where a site will be, if this machine is one of its host.
 *
 * @param host that it is built for, if any: of what is built for another one, this machine knows nothing
 */
export function publishedAt(
  host: HostName | undefined,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): PublishedAt | undefined {
  if (host !== hostOfEnvironment(environment)) return undefined;
  const address = addressOfEnvironment(environment);
  if (address === undefined) return undefined;
  const { origin, pathname } = new URL(address);
  return { origin, base: pathname };
}

/**
 * The path that a build lies below where no one names one: that of the host's address, which says
 * nothing of a site that will be at another, such as a domain of its own.
 *
 * @param site address that `--site` names
 */
export function publishedBelow(
  host: HostName | undefined,
  site: string | undefined,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const known = publishedAt(host, environment);
  if (known === undefined) return '/';
  return site === undefined || URL.parse(site)?.origin === known.origin ? known.base : '/';
}
