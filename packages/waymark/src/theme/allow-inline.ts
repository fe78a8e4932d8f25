import { createHash } from 'node:crypto';
import type { AstroGlobal } from 'astro';

type Policy = NonNullable<AstroGlobal['csp']>;

/**
 * Lets the content security policy of a page allow what stands in its HTML: scripts and styles by
 * their hashes, and `style` attributes, whose values (icons, columns, colours) differ from page to
 * page and have no hash that all browsers know.
 *
 * @param scripts inline scripts of the theme
 * @param content what authors wrote, as HTML
 */
export function allowInline(policy: Policy, scripts: readonly string[], content: string): void {
  policy.insertStyleResource({ resource: "'unsafe-inline'", kind: 'attribute' });
  for (const script of [...scripts, ...inlineTexts(content, 'script')]) {
    policy.insertScriptHash(sha256(script));
  }
  for (const style of inlineTexts(content, 'style')) policy.insertStyleHash(sha256(style));
  // The library writes the styles of a diagram into its drawing, in the browser.
  if (content.includes('<wm-mermaid')) {
    policy.insertStyleResource("'self'");
    policy.insertStyleResource("'unsafe-inline'");
  }
}

/**
 * Lets the policy of a page allow scripts of these origins, beside its own. What they load from
 * elsewhere is for the project to allow.
 */
export function allowOrigins(policy: Policy, origins: readonly string[]): void {
  for (const resource of ["'self'", ...origins]) policy.insertScriptResource(resource);
}

/** Texts of the elements of a kind that have their text in the page. */
function inlineTexts(html: string, kind: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${kind}\\b([^>]*)>([^]*?)</${kind}>`, 'gi'));
  return Array.from(elements).flatMap(([, attributes = '', text = '']) =>
    /\ssrc\s*=/i.test(attributes) ? [] : [text],
  );
}

/** The hash of a text as browsers read it, whatever ends its lines. */
function sha256(text: string): `sha256-${string}` {
  const read = text.replace(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(read).digest('base64')}`;
}
