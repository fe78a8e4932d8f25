import { documentFromValue } from '../config/document.ts';
import { isRecord } from '../config/json-value.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import { applyRules, type Rules } from '../diagnostic/rules.ts';
import type { Audience } from '../page/access.ts';
import type { Frontmatter } from '../page/page.ts';
import { buildSite, type Site, type SiteConfig } from '../site.ts';

export interface SiteOptions extends Partial<SiteConfig> {
  /** Frontmatter of single pages, and pages that the navigation does not name. */
  readonly pages?: Readonly<Record<string, Frontmatter>>;
  /** Pages that the navigation names and that do not exist. */
  readonly missing?: readonly string[];
  /** Those of `missing` whose file was left out, as another page has its URL. */
  readonly collided?: ReadonlySet<string>;
  readonly rules?: Rules;
  readonly audience?: Audience;
}

export interface TestedSite {
  readonly site: Site;
  readonly diagnostics: readonly Diagnostic[];
  /** Codes of errors and warnings under the rules asked for. */
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** A site for a test: every page that the navigation names exists unless said otherwise. */
export function siteOf(navigation: unknown, options: SiteOptions = {}): TestedSite {
  const { pages: extra = {}, missing = [], collided, rules = 'strict', ...others } = options;
  const { audience, ...config } = others;
  const paths = new Set([...namedPaths(navigation), ...Object.keys(extra)]);
  const pages = [...paths]
    .filter((path) => !missing.includes(path))
    .map((path) => ({ path, file: `${path}.mdx`, frontmatter: extra[path] ?? {} }));
  const { value: site, diagnostics } = buildSite({
    document: documentFromValue({ navigation }),
    config: { theme: 'maple', ...config },
    pages,
    audience,
    collided,
  });
  const judged = applyRules(diagnostics, rules);
  const codes = (severity: string) =>
    judged.filter((found) => found.severity === severity).map(({ code }) => code);
  return { site, diagnostics, errors: codes('error'), warnings: codes('warning') };
}

/** Every plain path that `pages` lists and `root` keys name. */
export function namedPaths(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namedPaths);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = key === 'pages' || key === 'root' ? [inner].flat() : [];
    const paths = own.filter(
      (entry: unknown): entry is string =>
        typeof entry === 'string' && /^[\w-]+(\/[\w-]+)*$/.test(entry),
    );
    return [...paths, ...namedPaths(inner)];
  });
}
