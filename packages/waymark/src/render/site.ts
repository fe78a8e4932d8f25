import type { ThemeComponents } from '../components/theme-components.d.ts';
import type { Project } from '../project/project.ts';
import type { Component } from '../virtual/component.ts';

/** What the pages of one site are rendered with: each integration of a project has its own. */
export interface SiteParts {
  readonly project: Project;
  readonly theme: ThemeComponents;
  /** Components that pages use, by name. */
  readonly content: Readonly<Record<string, Component>>;
  /** The wrappers of components that run in the browser, by `file#name`. */
  readonly islands: Readonly<Record<string, () => Promise<{ readonly default: Component }>>>;
}
