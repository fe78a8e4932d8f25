import type { CompiledPage } from '@waymark/content';
import { runsAuthorsCode } from '@waymark/content/text';
import type { Diagnostic, SourceLocation, UrlPolicy } from '@waymark/core';
import type { User } from '../../project/personal-page.ts';
import { withMembers } from '../../theme/content/with-members.ts';
import { componentModules, type ModuleText } from './component-modules.ts';
import { evaluateBody } from './evaluate.ts';
import { createGuard } from './guard.ts';
import { serverHooks } from './hooks.ts';
import { importedNames } from './imported-names.ts';
import type { ResolveComponent } from './islands.ts';
import { createRuntime, type ReportFailure } from './jsx.ts';
import type { BodyParts } from './site.ts';
import { withinTime } from './within-time.ts';

/** A compiled page, as far as evaluating it needs it. */
export type EvaluatedPage = Pick<CompiledPage, 'code' | 'codeBlocks' | 'imports' | 'staticHtml'>;

/** What a page is evaluated with. */
export interface PageSurroundings {
  readonly parts: Pick<BodyParts, 'content' | 'theme'>;
  /** How the site's URLs are written. */
  readonly urls: UrlPolicy | undefined;
  /** Who reads the page, as its code sees it. */
  readonly user: User;
  readonly textOf: ModuleText;
  readonly resolve: ResolveComponent;
  /** Reports what an author's code threw; `what` says which code. */
  readonly report: (at: string | SourceLocation, what: string, error: unknown) => Diagnostic;
  /** Takes what a component threw. */
  readonly onFailure: ReportFailure;
  /** Milliseconds that its code may take, where it is not the usual time. */
  readonly limit?: number | undefined;
}

type Names = Readonly<Record<string, unknown>>;

const names = new WeakMap<BodyParts['content'], Names>();

/** Names that every page of a site may use: the format's components, and React's hooks. */
function providedNames({ content, theme }: PageSurroundings['parts']): Names {
  const known = names.get(content);
  if (known) return known;
  const ours = { _SideColumn: theme.SideColumn, _Mistake: theme.Mistake };
  const provided = { ...withMembers(content), ...serverHooks, ...ours };
  names.set(content, provided);
  return provided;
}

/**
 * Evaluates a compiled page to JSX nodes.
 *
 * @throws what code of the page throws that nothing stands in for
 */
export function evaluatedPage(compiled: EvaluatedPage, surroundings: PageSurroundings): unknown {
  const { limit, onFailure, parts, report, resolve, textOf, urls, user } = surroundings;
  const runtime = createRuntime(onFailure, urls);
  const provided = { ...providedNames(parts), user };
  const load = componentModules(textOf, {
    runtime,
    scope: provided,
    onFailure: (at, error) => report(at, 'The file threw', error),
  });
  const known = {
    ...provided,
    Fragment: runtime.Fragment,
    ...importedNames(compiled, load, resolve),
  };
  const { codeBlocks: _code, staticHtml: _html } = compiled;
  const _guard = createGuard(
    (at, error) => report(at, 'This code threw', error),
    parts.theme.Mistake,
  );
  const own = { _code, _html, _component: resolve, _guard };
  const evaluate = () =>
    evaluateBody(compiled, runtime, { ...known, ...own }).default({ components: known });
  return runsAuthorsCode(compiled) ? withinTime(evaluate, limit) : evaluate();
}
