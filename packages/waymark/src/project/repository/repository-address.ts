/** A kind of host, each with addresses of its own for editing a file. */
export type RepositoryHost = 'github' | 'gitlab' | 'bitbucket';

/** Where people find a repository. */
export interface RepositoryAddress {
  /** Without a slash at the end, and without anything secret: `https://github.com/acme/docs`. */
  readonly url: string;
  readonly host: RepositoryHost;
}

const publicHosts: Readonly<Record<RepositoryHost, string>> = {
  github: 'github.com',
  gitlab: 'gitlab.com',
  bitbucket: 'bitbucket.org',
};

/**
 * The address of a repository from what names it: an address, a remote of Git (`git@github.com:a/b`),
 * or the short form of package.json (`gitlab:a/b`, `a/b`). What a remote has of users, passwords and
 * ports of SSH is left out. Undefined for a folder, and for a host of which the name does not say what
 * runs there.
 *
 * @param host what runs there, where it is known
 */
export function repositoryAddress(
  written: string,
  host?: RepositoryHost,
): RepositoryAddress | undefined {
  const url = parsedUrl(written.trim().replace(/^git\+/, ''));
  if (!url) return undefined;
  const path = url.pathname.replace(/\/+$/, '').replace(/\.git$/, '');
  const kind = host ?? hostOf(url.hostname);
  if (kind === undefined || !/^\/[^/]+\/[^/]/.test(path)) return undefined;
  const isWeb = /^https?:$/.test(url.protocol);
  const origin = isWeb ? `${url.protocol}//${url.host}` : `https://${url.hostname}`;
  return { url: origin + path, host: kind };
}

function parsedUrl(text: string): URL | undefined {
  const [, short, path = ''] =
    /^(?:(github|gitlab|bitbucket):)?([\w.-]+(?:\/[\w.-]+)+)$/.exec(text) ?? [];
  const isFolder = short === undefined && (path.startsWith('.') || path.split('/').length > 2);
  if (path !== '' && !isFolder) {
    return new URL(`https://${publicHosts[(short ?? 'github') as RepositoryHost]}/${path}`);
  }
  // The form of `scp`, which Git takes for SSH: one colon, and no slash before it.
  const [, server, folder] = /^(?:[^@/:]+@)?([\w.-]{2,}):(?!\/\/)\/?(.+)$/.exec(text) ?? [];
  if (server !== undefined) return URL.parse(`ssh://${server}/${folder}`) ?? undefined;
  const url = URL.parse(text);
  return url && /^(?:https?|ssh|git):$/.test(url.protocol) ? url : undefined;
}

function hostOf(name: string): RepositoryHost | undefined {
  const hosts = ['github', 'gitlab', 'bitbucket'] as const;
  return hosts.find((host) => name.split('.').includes(host));
}
