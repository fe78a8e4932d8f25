import type { AstroConfig } from 'astro';
import {
  allowOwner,
  type FilePolicy,
  type OwnFiles,
  policyHash,
} from '../../theme/allow-inline.ts';
import { type PolicyParts, policyParts } from './policy-parts.ts';

/** What decides the policies of all pages of docs in an Astro project. */
export interface ProjectPolicy {
  /** What the owner has every page load: files of the docs folder, services, components of the project. */
  readonly owner: OwnFiles;
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
  if (page.place === undefined || page.isLeftAlone) return html;
  const meta = `<meta http-equiv="content-security-policy" content="${policyOf(page, project)}">`;
  return html.slice(0, page.place) + meta + html.slice(page.place);
}

function policyOf(page: PolicyParts, { origins, owner }: ProjectPolicy): string {
  const policy = new WrittenPolicy();
  for (const source of [...origins, ...page.scriptFiles]) policy.insertScriptResource(source);
  for (const source of [...origins, ...page.stylesheets]) policy.insertStyleResource(source);
  for (const text of page.scripts) policy.allowScript(policyHash(text));
  for (const text of page.styles) policy.allowStyle(policyHash(text));
  for (const text of page.handlers) policy.allowHandler(policyHash(text));
  if (page.hasDiagram) policy.insertStyleResource("'unsafe-inline'");
  // What code of the project loads and writes, nobody can tell beforehand.
  const own = page.runsProjectCode ? ['code of the project'] : [];
  allowOwner(policy, { ...owner, scripts: [...owner.scripts, ...own] });
  return policy.text();
}

/** Collects a policy as Astro does where it makes one. */
class WrittenPolicy implements FilePolicy {
  readonly #scripts = new Set(["'self'"]);
  readonly #scriptHashes = new Set<string>();
  readonly #handlers = new Set<string>();
  readonly #styles = new Set(["'self'"]);
  readonly #styleHashes = new Set<string>();

  insertScriptResource(source: string) {
    this.#scripts.add(source);
  }

  allowScript(hash: string) {
    this.#scriptHashes.add(`'${hash}'`);
  }

  allowHandler(hash: string) {
    this.#handlers.add(`'${hash}'`);
  }

  insertStyleResource(source: string) {
    this.#styles.add(source);
  }

  allowStyle(hash: string) {
    this.#styleHashes.add(`'${hash}'`);
  }

  text(): string {
    // Beside a hash, browsers take no notice of it.
    const hashes = this.#styles.has("'unsafe-inline'") ? [] : this.#styleHashes;
    return [
      "base-uri 'self'",
      ['script-src', ...this.#scripts, ...this.#scriptHashes].join(' '),
      ...(this.#handlers.size > 0
        ? [['script-src-attr', "'unsafe-hashes'", ...this.#handlers].join(' ')]
        : []),
      ['style-src', ...this.#styles, ...hashes].join(' '),
      // Their values differ from page to page.
      "style-src-attr 'unsafe-inline'",
    ].join('; ');
  }
}
