import type { z } from 'zod';
import type { Checked, Diagnostic } from '../diagnostic/diagnostic.ts';
import type { ConfigDocument } from './document.ts';
import { isRecord } from './json-value.ts';
import type { ConfigPath } from './path.ts';
import { banner } from './schema/banner.ts';
import { footer } from './schema/footer.ts';
import { navbar } from './schema/navbar.ts';
import { validate } from './validate.ts';

/** What a language sets for its own pages; each takes the place of the site's as a whole. */
export interface LanguageOverrides {
  readonly banner?: z.output<typeof banner>;
  readonly footer?: z.output<typeof footer>;
  readonly navbar?: z.output<typeof navbar>;
}

/**
 * The `banner`, `footer` and `navbar` of the languages of the navigation, by language code
 * (docs/format/docs-json.md#languages). The first entry of a code counts.
 */
export function languageOverrides(
  document: ConfigDocument,
): Checked<ReadonlyMap<string, LanguageOverrides>> {
  const overrides = new Map<string, LanguageOverrides>();
  const diagnostics: Diagnostic[] = [];
  for (const { code, value, path } of languagesOf(document.value, [])) {
    if (overrides.has(code)) continue;
    const property = <Schema extends z.ZodType>(name: string, schema: Schema) => {
      if (value[name] === undefined) return undefined;
      const checked = validate({ schema, value: value[name], path: [...path, name], document });
      diagnostics.push(...checked.diagnostics);
      return checked.value;
    };
    overrides.set(
      code,
      definedOnly({
        banner: property('banner', banner),
        footer: property('footer', footer),
        navbar: property('navbar', navbar),
      }),
    );
  }
  return { value: overrides, diagnostics };
}

interface LanguageEntry {
  readonly code: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly path: ConfigPath;
}

/** Language elements at any depth of `navigation`. */
function languagesOf(value: unknown, path: ConfigPath): LanguageEntry[] {
  if (Array.isArray(value))
    return value.flatMap((entry, index) => languagesOf(entry, [...path, index]));
  if (!isRecord(value)) return [];
  const own =
    typeof value['language'] === 'string' ? [{ code: value['language'], value, path }] : [];
  const inner = Object.entries(value).filter(([key]) => isNavigation(key, path));
  return [...own, ...inner.flatMap(([key, child]) => languagesOf(child, [...path, key]))];
}

/** Groups and pages hold no languages: looking into them would cost time for nothing. */
function isNavigation(key: string, path: ConfigPath): boolean {
  if (path.length === 0) return key === 'navigation';
  return !['groups', 'pages', 'global', 'banner', 'footer', 'navbar'].includes(key);
}

function definedOnly(values: LanguageOverrides): LanguageOverrides {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
