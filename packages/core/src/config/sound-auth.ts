import { diagnostic } from '../diagnostic/create.ts';
import type { Checked, Diagnostic } from '../diagnostic/diagnostic.ts';
import type { ConfigDocument } from './document.ts';
import type { CheckedConfig } from './schema/docs-config.ts';

/**
 * A mistake in `auth` costs all of it: without what is wrong, such as whose tokens are believed, it
 * would let in readers whom its owner keeps out.
 *
 * @param found what the check of the configuration has found
 */
export function withSoundAuth(
  config: CheckedConfig,
  document: ConfigDocument,
  found: readonly Diagnostic[],
): Checked<CheckedConfig> {
  if (!found.some(({ pointer }) => pointer?.startsWith('/auth/'))) {
    return { value: config, diagnostics: [] };
  }
  const told = diagnostic('config-auth', {
    at: document.locateKey(['auth']),
    message: 'How readers sign in has a mistake, so nobody can.',
    hint: 'Correct what is reported of it.',
    pointer: '/auth',
  });
  return { value: { ...config, auth: undefined }, diagnostics: [told] };
}
