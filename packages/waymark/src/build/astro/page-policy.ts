import type { AstroConfig } from 'astro';
import {
  allowOwner,
  type FilePolicy,
  handlerHashes,
  type OwnFiles,
} from '../../theme/allow-inline.ts';
import { attributeSources, isHash } from '../../theme/attribute-sources.ts';
import { policyHash } from '../../theme/policy-hash.ts';
import { type PolicyParts, policyParts } from './policy-parts.ts';

/** What decides the policies of all pages of docs in an Astro project. */
export interface ProjectPolicy {
  /** What the owner has every page load: files of the docs folder, services, components of the project. */
  readonly owner: OwnFiles;
  /** Values of attributes such as `onclick` that scripts of the docs folder write. */
  readonly handlers: readonly string[];
  /** Inline scripts of the theme. */
  readonly themeScripts: ReadonlySet<string>;
  /** Origins that the project has its bundled files served from, besides its own. */
  readonly origins: readonly string[];
}

/** Origins other than its own that a project has its bundled files served from. */
export function bundledOrigins({ build }: Pick<AstroConfig, 'build'>): readonly string[] {
  const { assetsPrefix = '' } = build;
  const prefixes = typeof assetsPrefix === 'string' ? [assetsPrefix] : Object.values(assetsPrefix);
  return [...new Set(prefixes.flatMap((prefix) => URL.parse(prefix)?.origin ?? []))];
}

/**
 * A page with a content security policy that names what stands in it. A page that has one is left as
 * it is, and so is one with Astro's `ClientRouter`: it keeps the document from page to page, where the
 * policies of all of them would hold at once.
 */
export function withPagePolicy(html: string, project: ProjectPolicy): string {
  const page = policyParts(html, project.themeScripts);
  return inserted(html, page, () => policyOf(page, project)) ?? html;
}

/**
 * A page with a policy that Astro has made, which names what stands in the page too: where Astro streams
 * pages, it ends the policy before their parts have said what they need. Nothing where `withPagePolicy`
 * would leave the page as it is.
 */
export function withNamedParts(html: string, directives: readonly string[]): string | undefined {
  const page = policyParts(html, new Set());
  return inserted(html, page, () => {
    const policy = new WrittenPolicy(directives);
    allowPage(policy, page);
    return policy.text();
  });
}

function inserted(
  html: string,
  { isLeftAlone, place }: PolicyParts,
  policy: () => string,
): string | undefined {
  if (place === undefined || isLeftAlone) return undefined;
  const content = policy().replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const meta = `<meta http-equiv="content-security-policy" content="${content}">`;
  return html.slice(0, place) + meta + html.slice(place);
}

function policyOf(page: PolicyParts, { handlers, origins, owner }: ProjectPolicy): string {
  const policy = new WrittenPolicy(["base-uri 'self'", "script-src 'self'", "style-src 'self'"]);
  for (const source of origins) policy.insertScriptResource(source);
  for (const source of origins) policy.insertStyleResource(source);
  // What code of the project loads and writes, nobody can tell beforehand.
  allowOwner(policy, owner, page.runsProjectCode);
  for (const hash of handlerHashes(handlers)) policy.allowHandler(`'${hash}'`);
  allowPage(policy, page);
  return policy.text();
}

function allowPage(policy: WrittenPolicy, page: PolicyParts): void {
  for (const source of page.scriptFiles) policy.insertScriptResource(source);
  for (const source of page.stylesheets) policy.insertStyleResource(source);
  for (const text of page.scripts) policy.insertScriptResource(`'${policyHash(text)}'`);
  for (const text of page.styles) policy.insertStyleResource(`'${policyHash(text)}'`);
  for (const text of page.handlers) policy.allowHandler(`'${policyHash(text)}'`);
  // What these write into such attributes, nobody can tell beforehand.
  const mayWriteAny = page.hasIsland || page.hasHandlers || page.scriptFiles.length > 0;
  policy.allowAttributes(page.styleAttributes, mayWriteAny);
}

/** Adds sources to the directives of a policy. */
class WrittenPolicy implements FilePolicy {
  readonly #directives = new Map<string, Set<string>>();

  /** @param directives of which the first of a name counts */
  constructor(directives: readonly string[]) {
    for (const directive of directives) {
      const [name = '', ...sources] = directive.split(/\s+/);
      if (!this.#directives.has(name)) this.#directives.set(name, new Set(sources));
    }
  }

  insertScriptResource(source: string) {
    this.#elements('script-src').add(source);
  }

  allowHandler(hash: string) {
    const handlers = this.#directive('script-src-attr');
    for (const source of ["'unsafe-hashes'", hash]) handlers.add(source);
  }

  insertStyleResource(source: string) {
    this.#elements('style-src').add(source);
  }

  /** @param mayBeAny there may be others than these */
  allowAttributes(values: readonly string[], mayBeAny: boolean) {
    const elements = this.#directives.get('style-src-elem') ?? this.#directives.get('style-src');
    const isAny = mayBeAny || elements?.has("'unsafe-inline'") === true;
    const sources = attributeSources(values, isAny);
    if (sources.length === 0) return;
    const attributes = this.#directive('style-src-attr');
    for (const source of sources) attributes.add(isHash(source) ? `'${source}'` : source);
  }

  text(): string {
    for (const sources of this.#directives.values()) {
      // Beside a hash, browsers take no notice of it.
      for (const source of sources.has("'unsafe-inline'") ? sources : []) {
        if (/^'(?:nonce|sha\d+)-/.test(source)) sources.delete(source);
      }
    }
    return [...this.#directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
  }

  /** What a policy says of elements alone counts for them, and else what it says of all. */
  #elements(name: string): Set<string> {
    return this.#directives.get(`${name}-elem`) ?? this.#directive(name);
  }

  #directive(name: string): Set<string> {
    const sources = this.#directives.get(name) ?? new Set();
    this.#directives.set(name, sources);
    return sources;
  }
}
