import path from 'node:path';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { domainId } from '../../server/server-settings.ts';
import { siteFolderOf } from './site-address.ts';

/** Options that stand once for each site, in the same order. */
export interface SiteLists {
  readonly site?: readonly string[] | undefined;
  readonly domain?: readonly string[] | undefined;
  readonly organization?: readonly string[] | undefined;
}

/** A built site that a server is given. */
export interface ServedSite {
  /** Folder of the built site. */
  readonly site: string;
  readonly domain: string;
  readonly organization: string;
}

/**
 * The sites of a server: the first has pages, all have answers.
 *
 * @throws CommandFailure when the options do not match, or two sites have one domain
 */
export function servedSites(lists: SiteLists): readonly [ServedSite, ...ServedSite[]] {
  const { domain = ['docs'], organization = [], site = ['dist'] } = lists;
  if (site.length !== domain.length) {
    throw new CommandFailure(
      `There are ${site.length} of \`--site\` and ${domain.length} of \`--domain\`, but each site needs its own domain.`,
    );
  }
  if (organization.length > 1 && organization.length !== site.length) {
    throw new CommandFailure(
      'Give `--organization` once for all sites, once for each, or not at all.',
    );
  }
  const domains = domain.map(domainId);
  const twice = domains.find((id, index) => domains.indexOf(id) !== index);
  if (twice !== undefined) throw new CommandFailure(`Two sites have the domain "${twice}".`);
  const [first, ...others] = domains.map((id, index) => ({
    site: path.resolve(siteFolderOf(site[index] ?? '')),
    domain: id,
    organization: organization[index] ?? organization[0] ?? id,
  }));
  if (!first) throw new CommandFailure('There is no site to serve.');
  return [first, ...others];
}
