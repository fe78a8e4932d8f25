import type { ContentIndex, NamedPage } from '@waymark/content';
import type { Retriever } from '@waymark/search';

/** A documentation as an MCP server gives it out. */
export interface McpDocs {
  readonly index: ContentIndex;
  readonly retriever: Retriever;
  /** Markdown of a page of the index, by its url there. */
  readonly read: (url: string) => string | Promise<string>;
  /**
   * Address of a path below the site's base (`/guides/start#install`): absolute where the address
   * of the site is known, else with the base.
   */
  readonly address: (path: string) => string;
  /** Pages whose addresses are most like a path that has none, the nearest first. */
  readonly nearest: (path: string) => readonly NamedPage[];
  /** Text of `skill.md`, which becomes a resource. */
  readonly skill?: string;
}
