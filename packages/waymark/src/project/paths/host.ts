import {
  type HostName,
  hostOfEnvironment,
  otherHostFiles,
  workerFile,
} from '@waymark/content/text';

/** A host that a build writes rules for. */
export interface Host {
  readonly name: HostName;
  /** Absolute path of the folder that is deployed from. */
  readonly folder: string;
}

/**
 * The host of a build: the one that is named, else the one whose machine this is.
 *
 * @param named `none` for no host, whatever the machine
 */
export function hostOf(
  named: HostName | 'none' | undefined,
  folder: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Host | undefined {
  const name = hostName(named, environment);
  return name && { name, folder };
}

/** The name of the host of a build, as `hostOf` finds it. */
export function hostName(
  named: HostName | 'none' | undefined,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): HostName | undefined {
  const name = named ?? hostOfEnvironment(environment);
  return name === 'none' ? undefined : name;
}

/**
 * The file of a page that a host answers `/guide` with: `guide.html`, or that of a folder, if need
 * be by rules that a build writes. With the other one a host redirects readers.
 */
export const answeredWith: Readonly<Record<HostName, 'file' | 'directory'>> = {
  netlify: 'file',
  cloudflare: 'file',
  vercel: 'directory',
  nginx: 'directory',
  caddy: 'directory',
};

/** Paths of files at the root of a site that Netlify and Cloudflare read, and give to nobody. */
export const hostFiles: readonly string[] = [
  ...otherHostFiles,
  `/${workerFile}`,
  '/_routes.json',
  '/.assetsignore',
];

/** Hosts that know of redirects with a pattern from the `_redirects` file alone; others have rules of their own. */
export const readsRedirectsFile: Readonly<Record<HostName, boolean>> = {
  netlify: true,
  cloudflare: true,
  vercel: false,
  nginx: false,
  caddy: false,
};

/** What there is to do with the rules for a host. */
export const hostAdvice: Readonly<Record<HostName, string>> = {
  netlify: 'Netlify reads .netlify/v1 when it has built the site, or with `netlify deploy`.',
  vercel:
    'Vercel deploys .vercel/output when it has built the site, or with `vercel deploy --prebuilt`.',
  cloudflare: 'Cloudflare Pages runs the _worker.js of the site; for Workers, see its first lines.',
  nginx: 'The rules for nginx are in nginx.conf: include it in the http block.',
  caddy: 'The rules for Caddy are in Caddyfile: `caddy run` serves the site.',
};
