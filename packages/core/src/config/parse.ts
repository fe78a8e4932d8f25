import type { DiagnosticCode } from '../diagnostic/codes.ts';
import { diagnostic } from '../diagnostic/create.ts';
import type { Checked, Diagnostic } from '../diagnostic/diagnostic.ts';
import { inSourceOrder } from '../diagnostic/order.ts';
import { adviceDiagnostics } from './advice.ts';
import { withConsent } from './consent.ts';
import type { ConfigDocument } from './document.ts';
import { foreignReason } from './foreign.ts';
import { isRecord, kindOf } from './json-value.ts';
import { type LanguageOverrides, languageOverrides } from './language-overrides.ts';
import { parseRedirects, type Redirect } from './redirects.ts';
import { fallbackPrimary } from './schema/colors.ts';
import { type CheckedConfig, docsConfigSchema } from './schema/docs-config.ts';
import { withSoundAuth } from './sound-auth.ts';
import { type Fallbacks, validate } from './validate.ts';
import { withoutEffectDiagnostics } from './without-effect.ts';
import { withoutNulls } from './without-nulls.ts';

/**
 * A configuration with every default filled in, except what the theme decides: `eyebrows` and
 * `drilldown` are absent unless they are written.
 */
export interface DocsConfig extends Omit<CheckedConfig, '$schema' | 'redirects'> {
  readonly redirects: readonly Redirect[];
  /** What languages set for their own pages, by code as written. */
  readonly languages: ReadonlyMap<string, LanguageOverrides>;
}

/** What stands for required properties that are missing or wrong. */
const fallbacks: Fallbacks = {
  '/theme': 'mint',
  '/name': 'Documentation',
  '/colors': { primary: fallbackPrimary },
  '/colors/primary': fallbackPrimary,
};

/**
 * Checks everything of a configuration but `navigation` and fills in the defaults. All mistakes
 * are reported at once, in the order of their places; a wrong value counts as absent.
 *
 * @param document in the present form of the format, as `readProjectConfig` gives it
 */
export function parseConfig(document: ConfigDocument): Checked<DocsConfig> {
  const obstacle = obstacleOf(document);
  if (obstacle !== undefined) {
    const empty = { ...document, value: {} };
    return { value: resolve(check(empty, []), [], new Map()), diagnostics: [obstacle] };
  }
  const stripped = withoutNulls(document);
  const current = stripped.value;
  const diagnostics = [...stripped.diagnostics];
  const consenting = withConsent(check(current, diagnostics), current);
  const checked = withSoundAuth(consenting.value, current, diagnostics);
  const config = checked.value;
  const redirects = parseRedirects(current, config.redirects);
  const languages = languageOverrides(current);
  const found = [
    ...diagnostics,
    ...redirects.diagnostics,
    ...languages.diagnostics,
    ...adviceDiagnostics(config, current),
    ...consenting.diagnostics,
    ...checked.diagnostics,
  ];
  const told = new Set(found.map(({ pointer }) => pointer));
  const without = withoutEffectDiagnostics(current).filter(({ pointer }) => !told.has(pointer));
  return {
    value: resolve(config, redirects.value, languages.value),
    diagnostics: inSourceOrder([...found, ...without]),
  };
}

/** Why a document cannot be a configuration at all. */
function obstacleOf(document: ConfigDocument): Diagnostic | undefined {
  const refuse = (code: DiagnosticCode, message: string, hint: string) =>
    diagnostic(code, { at: document.locate([]), message, hint, pointer: '' });
  if (!isRecord(document.value)) {
    const message = `The configuration is ${kindOf(document.value)}, but an object is expected.`;
    return refuse('config-not-object', message, 'Put everything in one object: { … }.');
  }
  const reason = foreignReason(document);
  if (reason === undefined) return undefined;
  const message = `This ${document.file} belongs to another tool: ${reason}.`;
  const hint = 'Point Waymark at the folder whose docs.json has "navigation", "name" and "theme".';
  return refuse('config-foreign-file', message, hint);
}

function check(document: ConfigDocument, diagnostics: Diagnostic[]): CheckedConfig {
  const { value } = document;
  const checked = validate({ schema: docsConfigSchema, value, path: [], document, fallbacks });
  diagnostics.push(...checked.diagnostics);
  if (checked.value === undefined) throw new Error('The configuration schema kept nothing.');
  return checked.value;
}

function resolve(
  config: CheckedConfig,
  redirects: readonly Redirect[],
  languages: DocsConfig['languages'],
): DocsConfig {
  const { $schema: _schema, ...rest } = config;
  return { ...rest, redirects, languages };
}
