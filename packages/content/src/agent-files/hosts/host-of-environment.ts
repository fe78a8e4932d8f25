import type { HostName } from './host.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a host sets where it builds sites. */
interface HostVariables {
  /** That rules are written for; none are for others. */
  readonly host?: HostName;
  /** Variable that tells that it is this one. */
  readonly mark: string;
  /** What that variable holds, where others have it too. */
  readonly value?: string;
  /** The main address of the site, also where a preview of it is built; Cloudflare tells none. */
  readonly address?: (environment: Environment) => string | undefined;
}

const hosts: readonly HostVariables[] = [
  { host: 'netlify', mark: 'NETLIFY', address: ({ URL: address }) => address },
  {
    host: 'vercel',
    mark: 'VERCEL',
    address: ({ VERCEL_PROJECT_PRODUCTION_URL: name }) => name && `https://${name}`,
  },
  { host: 'cloudflare', mark: 'CF_PAGES' },
  // https://developers.cloudflare.com/changelog/2025-06-10-default-env-vars
  { host: 'cloudflare', mark: 'WORKERS_CI' },
  // https://docs.readthedocs.com/platform/stable/reference/environment-variables.html
  { mark: 'READTHEDOCS', address: ({ READTHEDOCS_CANONICAL_URL: address }) => address },
  // https://docs.gitlab.com/ci/variables/predefined_variables: all jobs have the address, and only this
  // one publishes there. GitHub has no variable for that of its pages.
  { mark: 'CI_JOB_NAME', value: 'pages', address: ({ CI_PAGES_URL: address }) => address },
];

const current = (environment: Environment) =>
  hosts.find(({ mark, value = environment[mark] }) => value && environment[mark] === value);

/** The host whose machine this is, if it is one's. */
export function hostOfEnvironment(environment: Environment): HostName | undefined {
  return current(environment)?.host;
}

/**
 * The address of the site that the host of this machine will publish, where it says it; with a path
 * where the site lies below one.
 */
export function addressOfEnvironment(environment: Environment): string | undefined {
  const address = current(environment)?.address?.(environment);
  return address && URL.canParse(address) ? address : undefined;
}
