import { diagnostic } from '../diagnostic/create.ts';
import type { Checked, Diagnostic } from '../diagnostic/diagnostic.ts';
import type { ConfigDocument } from './document.ts';
import type { CheckedConfig } from './schema/docs-config.ts';

/**
 * A mistake in `auth` costs all of it: without what is wrong, such as whose tokens are believed, it
 * would let in readers whom its owner keeps out. So does a mistake of syntax anywhere, or a file that is
 * not there, which may have taken a part of it along.
 *
 * @param found what the check of the configuration has found
 */
export function withSoundAuth(
  config: CheckedConfig,
  document: ConfigDocument,
  found: readonly Diagnostic[],
): Checked<CheckedConfig> {
  const isWrong = found.some(({ pointer }) => pointer?.startsWith('/auth/'));
  if (!isWrong && (config.auth === undefined || document.isWhole)) {
    return { value: config, diagnostics: [] };
  }
  const told = diagnostic('config-auth', {
    at: document.locateKey(['auth']),
    message: document.isWhole
      ? 'How readers sign in has a mistake, so nobody can.'
      : 'Not all of the configuration could be read as it is written, so nobody can sign in.',
    hint: 'Correct what is reported.',
    pointer: '/auth',
  });
  return { value: { ...config, auth: undefined }, diagnostics: [told] };
}
