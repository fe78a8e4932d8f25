import { createHash } from 'node:crypto';
import type { AstroGlobal } from 'astro';

type Policy = NonNullable<AstroGlobal['csp']>;

/** The policy of a page, where files are added to it. */
export interface FilePolicy {
  insertScriptResource(source: string): void;
  insertStyleResource(source: string): void;
}

/**
 * Lets the content security policy of a page allow what stands in its HTML: scripts and styles by
 * their hashes, those of other sites by their addresses, and `style` attributes, whose values (icons, columns, colours) differ from page to
 * page and have no hash that all browsers know.
 *
 * @param scripts inline scripts of the theme
 * @param content what authors wrote, as HTML
 */
export function allowInline(policy: Policy, scripts: readonly string[], content: string): void {
  policy.insertStyleResource({ resource: "'unsafe-inline'", kind: 'attribute' });
  for (const script of scripts) policy.insertScriptHash(themeHash(script));
  // Most pages have none of it, and their HTML is long.
  if (/<(?:script|style|link|wm-mermaid)\b/i.test(content)) allowContent(policy, content);
}

function allowContent(policy: Policy, content: string): void {
  for (const script of inlineTexts(content, 'script')) {
    policy.insertScriptHash(policyHash(script));
  }
  for (const style of inlineTexts(content, 'style')) policy.insertStyleHash(policyHash(style));
  const named = addresses(content, 'script');
  if (named.length > 0) allowOrigins(policy, named);
  const stylesheets = addresses(content, 'link');
  if (stylesheets.length > 0)
    for (const resource of ["'self'", ...stylesheets]) policy.insertStyleResource(resource);
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
export function allowOrigins(policy: FilePolicy, origins: readonly string[]): void {
  for (const resource of ["'self'", ...origins]) policy.insertScriptResource(resource);
}

/** What the owner of a site has every page load. */
export interface OwnFiles {
  readonly scripts: readonly string[];
  readonly stylesheets: readonly string[];
}

/**
 * Lets the policy that is made for a site allow what its owner's files and services load and write,
 * which nobody can tell beforehand: files of any site, encrypted, and the styles that scripts write,
 * but no inline script.
 */
export function allowOwner(policy: FilePolicy, { scripts, stylesheets }: OwnFiles): void {
  if (scripts.length > 0) {
    allowOrigins(policy, ['https:']);
    policy.insertStyleResource("'unsafe-inline'");
  }
  if (scripts.length > 0 || stylesheets.length > 0) {
    for (const resource of ["'self'", 'https:']) policy.insertStyleResource(resource);
  }
}

/** Addresses of what a page loads from other sites by an element of a kind, without their queries. */
function addresses(html: string, kind: 'script' | 'link'): string[] {
  const name = kind === 'script' ? 'src' : 'href';
  const pattern = `<${kind}\\b[^>]*?\\s${name}\\s*=\\s*["']?((?:https?:)?//[^"'\\s>]+)`;
  const urls = Array.from(html.matchAll(new RegExp(pattern, 'gi')), ([, address = '']) =>
    URL.parse(address, 'https://a.invalid'),
  );
  return [...new Set(urls.flatMap((url) => (url ? [url.origin + url.pathname] : [])))];
}

/** Texts of the elements of a kind that have their text in the page. */
function inlineTexts(html: string, kind: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${kind}\\b([^>]*)>([^]*?)</${kind}>`, 'gi'));
  return Array.from(elements).flatMap(([, attributes = '', text = '']) =>
    text === '' || /\ssrc\s*=/i.test(attributes) ? [] : [text],
  );
}

const themeHashes = new Map<string, ReturnType<typeof policyHash>>();

/** The hash of a script that the theme has on every page. */
function themeHash(script: string): ReturnType<typeof policyHash> {
  const hash = themeHashes.get(script) ?? policyHash(script);
  themeHashes.set(script, hash);
  return hash;
}

/**
 * The hash of a text as a policy names it (CSP 3 section 2.3.1), of what browsers read: its lines end
 * in LF there.
 */
export function policyHash(text: string): `sha256-${string}` {
  const read = text.replace(/\r\n?/g, '\n');
  return `sha256-${createHash('sha256').update(read).digest('base64')}`;
}
