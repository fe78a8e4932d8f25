import type { AstroConfig } from 'astro';
import { Parser } from 'htmlparser2';
import {
  allowOwner,
  type FilePolicy,
  type OwnFiles,
  policyHash,
} from '../../theme/allow-inline.ts';

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
  const page = readPage(html, project.themeScripts);
  if (page.place === undefined || page.isLeftAlone) return html;
  const meta = `<meta http-equiv="content-security-policy" content="${policyOf(page, project)}">`;
  return html.slice(0, page.place) + meta + html.slice(page.place);
}

function policyOf(page: PageParts, { origins, owner }: ProjectPolicy): string {
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

/** What of a page its policy depends on. */
interface PageParts {
  /** Offset of the first place in the head where a policy may stand; none in what is no page. */
  readonly place: number | undefined;
  readonly isLeftAlone: boolean;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Values of attributes such as `onclick`. */
  readonly handlers: readonly string[];
  /** Addresses at other sites, without their queries. */
  readonly scriptFiles: readonly string[];
  readonly stylesheets: readonly string[];
  readonly hasDiagram: boolean;
  /** A component that runs in the browser, or a script in the head that the theme does not have. */
  readonly runsProjectCode: boolean;
}

function readPage(html: string, themeScripts: ReadonlySet<string>): PageParts {
  const scripts: string[] = [];
  const styles: string[] = [];
  const handlers: string[] = [];
  const scriptFiles: string[] = [];
  const stylesheets: string[] = [];
  let place: number | undefined;
  let isInHead = false;
  let isLeftAlone = false;
  let hasDiagram = false;
  let runsProjectCode = false;
  /** Takes the text of an element that has it in the page. */
  let take: ((text: string) => void) | undefined;
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on')) handlers.push(value);
      }
      if (name === 'head') isInHead = true;
      if (name === 'body') isInHead = false;
      // A browser looks for the encoding in the first kilobyte.
      const isEncoding = name === 'meta' && 'charset' in attributes && scripts.length === 0;
      if (name === 'head' || (isInHead && isEncoding)) place = parser.endIndex + 1;
      if (name === 'meta' && isPolicyOrRouter(attributes)) isLeftAlone = true;
      if (name === 'wm-mermaid') hasDiagram = true;
      if (name === 'astro-island') runsProjectCode = true;
      if (name === 'script' && attributes['src'] !== undefined) {
        scriptFiles.push(...otherSite(attributes['src']));
      } else if (name === 'script' && isRun(attributes['type'])) {
        const isClassic = !/^(?:module|importmap|speculationrules)$/i.test(
          attributes['type'] ?? '',
        );
        const isOfHead = isInHead && isClassic;
        take = (script) => {
          scripts.push(script);
          if (isOfHead && !themeScripts.has(script)) runsProjectCode = true;
        };
      } else if (name === 'style') {
        take = (style) => styles.push(style);
      } else if (name === 'link' && /\bstylesheet\b/i.test(attributes['rel'] ?? '')) {
        stylesheets.push(...otherSite(attributes['href'] ?? ''));
      }
    },
    ontext(part) {
      if (take) text += part;
    },
    onclosetag() {
      take?.(text);
      take = undefined;
      text = '';
    },
  });
  parser.end(html);
  const found = { scripts, styles, handlers, scriptFiles, stylesheets };
  return { ...found, place, isLeftAlone, hasDiagram, runsProjectCode };
}

function isPolicyOrRouter(attributes: Readonly<Record<string, string>>): boolean {
  return (
    attributes['http-equiv']?.toLowerCase() === 'content-security-policy' ||
    attributes['name'] === 'astro-view-transitions-enabled'
  );
}

/** Other types are data, which no policy is about. */
function isRun(type = ''): boolean {
  return type === '' || /^(?:module|importmap|speculationrules)$|(?:java|ecma)script/i.test(type);
}

function otherSite(address: string): string[] {
  const url = /^(?:https?:)?\/\//i.test(address) ? URL.parse(address, 'https://a.invalid') : null;
  // These would end a directive.
  return url ? [url.origin + url.pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')] : [];
}
