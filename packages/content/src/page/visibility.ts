import { type Diagnostic, diagnostic, type SourceLocation } from '@waymark/core';
import { attribute, type JsxElement, stringAttribute } from '../tree/jsx.ts';

/** Audiences whose content stands on the web page; nobody is signed in at build time. */
const shown = new Set(['humans', 'signed-out']);
const hidden = new Set(['agents', 'signed-in']);

export interface VisibilityChoice {
  readonly visible: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Whether a `Visibility` element stands on the page (mdx-content §3.14). A value that is only
 * known at run time is shown; one that is missing or unknown is hidden and warned about.
 */
export function isVisible(element: JsxElement, at: SourceLocation): VisibilityChoice {
  const audience = stringAttribute(element, 'for');
  const given = attribute(element, 'for');
  if (audience === undefined && typeof given === 'object')
    return { visible: true, diagnostics: [] };
  if (audience !== undefined && shown.has(audience)) return { visible: true, diagnostics: [] };
  if (audience !== undefined && hidden.has(audience)) return { visible: false, diagnostics: [] };
  return { visible: false, diagnostics: [unknownAudience(audience, at)] };
}

function unknownAudience(audience: string | undefined, at: SourceLocation): Diagnostic {
  const found = audience === undefined ? 'has no `for`' : `has \`for="${audience}"\``;
  return diagnostic('visibility-audience', {
    at,
    message: `This Visibility ${found}, which names nobody, so its content is left out of the page.`,
    hint: 'Write `for="humans"` or `for="agents"`.',
  });
}
