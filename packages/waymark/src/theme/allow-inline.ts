import type { AstroGlobal } from 'astro';
import { isPersonal } from '../project/personal-marks.ts';
import { type AttributeSource, attributeSources, isHash, mostHashes } from './attribute-sources.ts';
import { policyHash } from './policy-hash.ts';

type Policy = NonNullable<AstroGlobal['csp']>;

/** The policy of a page, where files are added to it. */
export interface FilePolicy {
  insertScriptResource(source: string): void;
  insertStyleResource(source: string): void;
}

/** What stands in a page. */
interface Inline {
  /** Inline scripts of the theme. */
  readonly scripts: readonly string[];
  /** What authors wrote, as HTML. */
  readonly content: string;
  /** Text of the style element that the theme adds. */
  readonly rules: string | undefined;
  /** Values of `style` attributes. */
  readonly styles: readonly string[];
  /** The page has code, as all pages or by itself, that may write any styles. */
  readonly runsOwnCode: boolean;
}

/**
 * Lets the content security policy of a page allow what stands in its HTML: scripts and styles by
 * their hashes, those of other sites by their addresses.
 */
export function allowInline(
  policy: Policy,
  { content, rules, runsOwnCode, scripts, styles }: Inline,
): void {
  for (const script of scripts) policy.insertScriptHash(sharedHash(script));
  if (rules !== undefined) policy.insertStyleHash(policyHash(rules));
  const mayBeAny = runsOwnCode || writesStyles(content);
  for (const source of attributeSources(styles, mayBeAny)) allowAttributes(policy, source);
  // Most pages have none of it, and their HTML is long.
  if (/<(?:script|style|link)\b/i.test(content)) allowContent(policy, content);
}

function allowAttributes(policy: Policy, source: AttributeSource): void {
  if (isHash(source)) policy.insertStyleHash({ hash: source, kind: 'attribute' });
  else policy.insertStyleResource({ resource: source, kind: 'attribute' });
}

/**
 * Whether content has what writes `style` attributes in the browser whose values nobody can tell
 * beforehand: components, scripts of other sites; or others for each reader.
 */
function writesStyles(content: string): boolean {
  return hasIsland(content) || isPersonal(content) || addresses(content, 'script').length > 0;
}

/** Whether content has a component that runs in the browser. */
export function hasIsland(content: string): boolean {
  return /<astro-island\b/.test(content);
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
}

/**
 * Lets the policy of a page allow scripts of these origins, beside its own. What they load from
 * elsewhere is for the project to allow.
 */
export function allowOrigins(policy: FilePolicy, origins: readonly string[]): void {
  for (const resource of ["'self'", ...origins]) policy.insertScriptResource(resource);
}

/**
 * Lets the policy of a page allow what the scripts of its owner write into attributes such as `onclick`,
 * by their hashes (CSP 3 section 8.3).
 */
export function allowHandlers(policy: Policy, handlers: readonly string[]): void {
  if (handlers.length === 0) return;
  policy.insertScriptResource({ resource: "'unsafe-hashes'", kind: 'attribute' });
  for (const hash of handlerHashes(handlers)) {
    policy.insertScriptHash({ hash, kind: 'attribute' });
  }
}

/** The hashes of values of such attributes; of more than a policy can name, those of the first. */
export function handlerHashes(handlers: readonly string[]): ReturnType<typeof policyHash>[] {
  return handlers.slice(0, mostHashes).map(sharedHash);
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
 *
 * @param runsMore whether the page has code of the owner besides these files
 */
export function allowOwner(
  policy: FilePolicy,
  { scripts, stylesheets }: OwnFiles,
  runsMore: boolean,
): void {
  const runsCode = runsMore || scripts.length > 0;
  if (runsCode) {
    allowOrigins(policy, ['https:']);
    policy.insertStyleResource("'unsafe-inline'");
  }
  if (runsCode || stylesheets.length > 0) {
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

const sharedHashes = new Map<string, ReturnType<typeof policyHash>>();

/** The hash of a text that all pages have. */
function sharedHash(text: string): ReturnType<typeof policyHash> {
  const hash = sharedHashes.get(text) ?? policyHash(text);
  sharedHashes.set(text, hash);
  return hash;
}
