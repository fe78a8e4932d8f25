import type { HostName } from './host.ts';

/** Variables that a host sets where it builds sites. */
const variables = {
  NETLIFY: 'netlify',
  VERCEL: 'vercel',
  CF_PAGES: 'cloudflare',
} as const satisfies Readonly<Record<string, HostName>>;

/** The host whose machine this is, if it is one's. */
export function hostOfEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): HostName | undefined {
  return Object.entries(variables).find(([variable]) => environment[variable])?.[1];
}
