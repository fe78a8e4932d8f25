import { parseEndpointSelector } from './endpoint-selector.ts';
import type { Icon } from './icon.ts';
import type { Frontmatter, PageMode, PageSource } from './page.ts';
import { pageDate } from './page-date.ts';
import { pageLink } from './page-link.ts';
import { pageUrl, titleFromPath } from './page-path.ts';

/** What the navigation needs of a page: its frontmatter judged, its defaults filled in. */
export interface PageFacts {
  readonly path: string;
  readonly file: string;
  /** URL below the site's base, or the address that a link page leads to. */
  readonly url: string;
  /** The page is an entry that leads elsewhere (frontmatter `url`). */
  readonly isLink: boolean;
  readonly title: string;
  readonly sidebarTitle: string;
  readonly description?: string;
  readonly icon?: Icon;
  readonly tag?: string;
  readonly mode: PageMode;
  /** As written; the nearest explicit value of the navigation decides when absent. */
  readonly hidden?: boolean;
  readonly noindex: boolean;
  /** As written: `noindex, nofollow`. */
  readonly robots?: string;
  /** The page may be searched; whether it is indexed is another matter. */
  readonly searchable: boolean;
  readonly deprecated: boolean;
  readonly pagination: boolean;
  /** The page of the default language stands for it. */
  readonly isFallback: boolean;
  /** The page documents an endpoint. */
  readonly isEndpoint: boolean;
  /** Method to show beside the title: upper case, or `WEBHOOK`. */
  readonly method?: string;
  /** Day of the last change: what the page says itself, else that of its file. */
  readonly modified?: string;
  readonly contributors?: readonly string[];
  readonly frontmatter: Frontmatter;
}

const modes: ReadonlySet<unknown> = new Set<PageMode>([
  'default',
  'wide',
  'custom',
  'frame',
  'center',
]);

/** Reads the frontmatter of a page; a value of the wrong type counts as absent. */
export function pageFacts(source: PageSource): PageFacts {
  const { path, file, frontmatter, changed, contributors, endpoint } = source;
  const link = pageLink(frontmatter);
  const title = writtenTitle(frontmatter) ?? titleFromPath(path);
  return {
    path,
    file,
    url: link ?? pageUrl(path),
    isLink: link !== undefined,
    title,
    sidebarTitle: text(frontmatter.sidebarTitle) ?? title,
    description: text(frontmatter.description),
    icon: iconOf(frontmatter),
    tag: text(frontmatter.tag),
    mode: isMode(frontmatter.mode) ? frontmatter.mode : 'default',
    hidden: typeof frontmatter.hidden === 'boolean' ? frontmatter.hidden : undefined,
    // The page for unknown URLs is found by nobody who looks for something.
    noindex: frontmatter.noindex === true || path === '404',
    robots: text(frontmatter.robots),
    searchable: frontmatter.searchable !== false,
    deprecated: frontmatter.deprecated === true,
    pagination: frontmatter.hideFooterPagination !== true,
    isFallback: source.fallbackOf !== undefined,
    isEndpoint: endpoint !== undefined,
    method: methodOf(frontmatter, endpoint),
    modified: pageDate(frontmatter.lastUpdatedDate) ?? changed,
    ...(contributors === undefined ? {} : { contributors }),
    frontmatter,
  };
}

/** The title that frontmatter gives a page, if it gives one; an empty one is named by its entry in the navigation. */
export function writtenTitle({ sidebarTitle, title }: Frontmatter): string | undefined {
  return text(title) ?? (title === '' ? text(sidebarTitle) : undefined);
}

/** YAML reads `title: 2024` as a number, so numbers count as text. */
function text(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value).trim() || undefined;
}

function isMode(value: unknown): value is PageMode {
  return modes.has(value);
}

function iconOf(frontmatter: Frontmatter): Icon | undefined {
  const name = text(frontmatter.icon)?.replace(/^fa-/, '');
  const style = text(frontmatter.iconType);
  return name === undefined ? undefined : { name, ...(style === undefined ? {} : { style }) };
}

function methodOf(frontmatter: Frontmatter, endpoint: PageSource['endpoint']): string | undefined {
  if (frontmatter['hideApiMarker'] === true) return undefined;
  if (endpoint) return endpoint.method;
  const written = text(frontmatter.openapi) ?? text(frontmatter.api);
  return written === undefined ? undefined : parseEndpointSelector(written)?.method;
}
