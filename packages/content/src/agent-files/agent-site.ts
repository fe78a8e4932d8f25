/** What the agent files say of the site besides its pages. */
export interface AgentSite {
  /**
   * Address of a path below the site's base (`/guides/start.md`), as agents fetch it: absolute
   * where the address of the site is known, else with the base.
   */
  readonly address: (path: string) => string;
  /** `markdown.instructions` of `docs.json`. */
  readonly instructions?: readonly string[];
  readonly specifications?: readonly Specification[];
  /** Links of the navigation that leave the site. */
  readonly links?: readonly SiteLink[];
}

/** An API description that the site serves or links to. */
export interface Specification {
  readonly kind: 'openapi' | 'asyncapi';
  readonly title: string;
  /** Absolute address, or path below the site's base. */
  readonly url: string;
}

/** A link to a place outside the site, with its label in the navigation. */
export interface SiteLink {
  readonly label: string;
  readonly url: string;
}

/** A file of the built site. */
export interface AgentFile {
  /** Below the site's base: `/llms.txt`. */
  readonly path: string;
  readonly text: string;
}
