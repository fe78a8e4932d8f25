/** Hosts that a build can write rules for. */
export const hostNames = ['netlify', 'vercel', 'cloudflare', 'nginx', 'caddy'] as const;

/** A host, as `--host` of `waymark build` names it. */
export type HostName = (typeof hostNames)[number];

/** What rules for a host are made of. */
export interface HostSite {
  /** Path that the site is served below, without slash at its end: empty or `/docs`. */
  readonly base: string;
  readonly redirects: readonly HostRedirect[];
  /** Documents among the files of the docs, as paths below the base. */
  readonly documents: readonly string[];
}

/** A site with what a server of one's own has to know of it. */
export interface OwnHostSite extends HostSite {
  /** Absolute path of the folder of the built site. */
  readonly folder: string;
  /** Address that the site is published at, where it is known. */
  readonly address?: URL | undefined;
}

/** A redirect of `docs.json`, its paths below the base. */
export interface HostRedirect {
  /** May have `:name`, `:name*` and `*`. */
  readonly source: string;
  readonly destination: string;
  readonly permanent: boolean;
  /** It has a page that leads on, and needs no rule: hosts bound how many there may be. */
  readonly isFolder?: true;
}

/** A file with rules, as the host reads it. */
export interface HostFile {
  /**
   * Below the built site, below the folder that is deployed from, or there too but in a folder that
   * holds nothing but what builds write.
   */
  readonly place: 'output' | 'project' | 'build';
  readonly path: string;
  readonly text: string;
}

/** All that a host is told. */
export interface HostRules {
  readonly files: readonly HostFile[];
  /** Where the host looks for the site, below the folder that is deployed from. */
  readonly copy?: string;
}

/** Files at the root of a site that several hosts read, and that docs may bring along. */
export const otherHostFiles = ['/_redirects', '/_headers'] as const;

/** By which the next build knows an output as one that it may replace. */
export const outputMark = '.waymark-output';

/** Files at the root of a site that servers of one's own give to nobody. */
export const hiddenFiles = [...otherHostFiles, `/${outputMark}`] as const;

/** How settings begin that stand among a user's own files, by which a later build knows them. */
export const writtenMark = '# Written by `waymark build`';
