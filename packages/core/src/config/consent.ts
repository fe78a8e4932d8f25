import { diagnostic } from '../diagnostic/create.ts';
import type { Checked } from '../diagnostic/diagnostic.ts';
import type { ConfigDocument } from './document.ts';
import { valueAt } from './edit.ts';
import { displayPath, pointerOf } from './path.ts';
import type { CheckedConfig } from './schema/docs-config.ts';

const consentNames = ['cookies', 'onetrust', 'transcend'] as const;

/**
 * A mistake in what asks for consent must not load what it was to hold back: such a rule counts as
 * one that no reader meets, `cookies` without a key (docs/format/docs-json.md#consent).
 *
 * @param document what the configuration was checked from
 */
export function withConsent(
  config: CheckedConfig,
  document: ConfigDocument,
): Checked<CheckedConfig> {
  const { integrations } = config;
  const unmet = consentNames.find((name) => {
    if (valueAt(document.value, ['integrations', name]) === undefined) return false;
    if (name !== 'cookies') return integrations[name] === undefined;
    return !integrations.cookies?.key || !integrations.cookies.value;
  });
  if (unmet === undefined) return { value: config, diagnostics: [] };
  const path = ['integrations', unmet];
  const found = diagnostic('config-consent', {
    at: document.locateKey(path),
    message: `No reader can give the consent that "${displayPath(path)}" asks for, so no service is ever loaded.`,
    hint:
      unmet === 'cookies'
        ? 'Write the "key" of the local storage and the "value" that stands for consent.'
        : 'Correct what is reported of it.',
    pointer: pointerOf(path),
  });
  return {
    value: { ...config, integrations: { ...integrations, cookies: {} } },
    diagnostics: [found],
  };
}
