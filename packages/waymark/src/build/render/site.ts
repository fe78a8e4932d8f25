import type { OpenDocs } from '../../project/open-docs.ts';
import type { Component } from '../../theme/component.ts';
import type { ThemeComponents } from '../../theme/components/theme-components.d.ts';

/** What is needed to run what authors wrote, without the rest of the theme. */
export interface BodyParts {
  readonly docs: OpenDocs;
  readonly theme: Pick<ThemeComponents, 'Mistake' | 'SideColumn'>;
  /** Components that pages use, by name. */
  readonly content: Readonly<Record<string, Component>>;
  /** The wrappers of components that run in the browser, by `file#name`. */
  readonly islands: Readonly<Record<string, () => Promise<{ readonly default: Component }>>>;
}

/** What the pages of one site are rendered with: each integration of a project has its own. */
export interface SiteParts extends BodyParts {
  readonly theme: ThemeComponents;
  /** Path in front of the files that the theme imports for browsers. */
  readonly filesBase: string;
}
