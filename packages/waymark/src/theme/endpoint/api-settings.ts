import { type Audience, type DocsConfig, type Frontmatter, showsWholeAddress } from '@waymark/core';

/** What docs.json and a page say about how its endpoint is shown. */
export interface ApiSettings {
  /** Keys of schemas that are shown as labels after names. */
  readonly post: readonly string[];
  /** Whether optional parameters appear in samples. */
  readonly defaults: 'all' | 'required';
  /** Languages of samples; absent for the usual ones. */
  readonly languages?: readonly string[];
  readonly autogenerate: boolean;
  readonly expanded: boolean;
  /** Servers and authorization of pages that describe their endpoint themselves. */
  readonly servers: readonly string[];
  readonly auth?: { readonly method?: AuthMethod; readonly name?: string };
}

/** How a manual endpoint is let in. */
export type AuthMethod = 'bearer' | 'basic' | 'key' | 'cobo' | 'none';

/** The settings of docs.json, defaults filled in. */
export function apiSettings({ api }: DocsConfig): ApiSettings {
  const { params, examples, mdx } = api;
  const servers = mdx?.server ?? [];
  return {
    post: params?.post ?? [],
    defaults: examples?.defaults ?? 'all',
    ...(examples?.languages ? { languages: examples.languages } : {}),
    autogenerate: examples?.autogenerate ?? true,
    expanded: params?.expanded === 'all',
    servers: typeof servers === 'string' ? [servers] : servers,
    ...(mdx?.auth ? { auth: mdx.auth } : {}),
  };
}

/** Whether the bar of a page shows the address of the server in any case. */
export function isWholeAddress({ api }: DocsConfig, frontmatter: Frontmatter): boolean {
  return api.url === 'full' || showsWholeAddress(frontmatter);
}

/** What is offered for trying an endpoint. */
export type PlaygroundDisplay = 'interactive' | 'simple' | 'none';

const displays: ReadonlySet<unknown> = new Set(['interactive', 'simple', 'none', 'auth']);

/**
 * How the page shows its endpoint; what the page says counts. `auth` offers the form to those who
 * have signed in, who get a site of their own.
 */
export function playgroundDisplay(
  { api }: DocsConfig,
  frontmatter: Frontmatter,
  audience: Audience = 'public',
): PlaygroundDisplay {
  const own = frontmatter['playground'];
  // The set holds the values of the type and nothing else.
  const written = displays.has(own)
    ? (own as PlaygroundDisplay | 'auth')
    : (api.playground?.display ?? 'interactive');
  if (written !== 'auth') return written;
  return audience === 'public' ? 'none' : 'interactive';
}
