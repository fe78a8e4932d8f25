import { type Diagnostic, diagnostic, type SourceLocation } from '@waymark/core/page';
import { attribute, type JsxElement, stringAttribute } from '../tree/jsx.ts';

/** Whom the values of `for` stand for; nobody is signed in at build time. */
const audiences = new Map<string, VisibilityChoice['audience']>([
  ['humans', 'humans'],
  ['agents', 'agents'],
  ['signed-out', 'all'],
  ['signed-in', 'none'],
]);

/** Whom an element is for, and what is wrong with how it says so. */
export interface VisibilityChoice {
  /** For readers of the page, for agents that read its Markdown, for all, or for nobody. */
  readonly audience: 'humans' | 'agents' | 'all' | 'none';
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * For whom a `Visibility` element is (docs/format/pages.md#visibility). A value that is only known
 * at run time is for all; one that is missing or unknown is for nobody and warned about.
 */
export function visibility(element: JsxElement, at: SourceLocation): VisibilityChoice {
  const audience = stringAttribute(element, 'for');
  const given = attribute(element, 'for');
  if (audience === undefined && typeof given === 'object') {
    return { audience: 'all', diagnostics: [] };
  }
  const known = audience === undefined ? undefined : audiences.get(audience);
  if (known !== undefined) return { audience: known, diagnostics: [] };
  return { audience: 'none', diagnostics: [unknownAudience(audience, at)] };
}

function unknownAudience(audience: string | undefined, at: SourceLocation): Diagnostic {
  const found = audience === undefined ? 'has no `for`' : `has \`for="${audience}"\``;
  return diagnostic('visibility-audience', {
    at,
    message: `This Visibility ${found}, which names nobody, so its content is left out of the page.`,
    hint: 'Write `for="humans"` or `for="agents"`.',
  });
}
