import type { SourceLocation } from '../diagnostic/diagnostic.ts';
import type { Requirement } from '../page/access.ts';
import type { Icon, ModeColor } from '../page/icon.ts';

/** An element that divides a site into parts of which one is shown at a time. */
export type DivisionKind =
  | 'language'
  | 'version'
  | 'product'
  | 'tab'
  | 'item'
  | 'dropdown'
  | 'anchor';

/** What a node of the tree is. */
export type NavKind = 'root' | DivisionKind | 'group' | 'page' | 'endpoint';

/** An OpenAPI or AsyncAPI specification in force for an element (docs/format/openapi.md#attachment). */
export interface OpenApiSource {
  /** Path in the docs folder or URL, as written. */
  readonly source: string;
  /** Folder of the pages that are generated from it. */
  readonly directory?: string;
}

/**
 * One element of the navigation tree. The only navigation type: a page entry, a group and a
 * language are all nodes that differ in `kind`. `nav --json` prints it as it is.
 */
export interface NavNode {
  readonly kind: NavKind;
  /** JSON pointer of the element in the configuration; unique and stable for one configuration. */
  readonly id: string;
  readonly label: string;
  readonly children: readonly NavNode[];
  /** `page`: path of the page file without extension, without leading slash. */
  readonly path?: string;
  /** `page`: its URL below the site's base (`/a/b`). Divisions: their `href`, where they have one. */
  readonly url?: string;
  /** `endpoint`, and `page` where it was one: the parts of the selector. */
  readonly endpoint?: { readonly method: string; readonly path: string; readonly file?: string };
  readonly icon?: Icon;
  readonly tag?: string;
  readonly description?: string;
  readonly color?: ModeColor;
  /** `group`: initial state of a nested group. */
  readonly expanded?: boolean;
  /** `group`: path of the page that its label opens. */
  readonly root?: string;
  /** `group`: listing shown on the root page. */
  readonly directory?: 'none' | 'accordion' | 'card';
  /** Its own word on whether everyone may read what it holds; the nearest one counts. */
  readonly public?: boolean;
  /** The groups of readers that it names; they count before `public`. */
  readonly readers?: Requirement;
  /** Effective value, after inheritance. */
  readonly hidden?: boolean;
  readonly searchable?: boolean;
  readonly boost?: number;
  readonly align?: 'start' | 'end';
  /** `version`, `language`: preferred entry. */
  readonly default?: boolean;
  /** `version`: a newer one is current. */
  readonly outdated?: boolean;
  /** Effective: search engines are not to show what it holds. */
  readonly noindex?: boolean;
  /** `language`: the code as written. */
  readonly language?: string;
  /** Effective specifications; an inherited list is the very one of the element above. */
  readonly openapi?: readonly OpenApiSource[];
  readonly asyncapi?: readonly OpenApiSource[];
  /** Links shown on every page below this element, all with an `url`. */
  readonly global?: readonly NavNode[];
  readonly location?: SourceLocation;
}
