/** What rules for a host are made of. */
export interface HostSite {
  /** Path that the site is served below, without slash at its end: empty or `/docs`. */
  readonly base: string;
  readonly redirects: readonly HostRedirect[];
}

/** A redirect of `docs.json`, its paths below the base. */
export interface HostRedirect {
  /** May have `:name`, `:name*` and `*`. */
  readonly source: string;
  readonly destination: string;
  readonly permanent: boolean;
}

export interface HostFile {
  /** Below the built site, or below the folder that is deployed from, where its settings are. */
  readonly place: 'output' | 'project';
  readonly path: string;
  readonly text: string;
}
