import {
  type Checked,
  type ConfigDocument,
  type DocsConfig,
  diagnostic,
  parseConfig,
  readProjectConfig,
} from '@waymark/core';
import type { ProjectSettings } from '../project.ts';
import { configFiles } from './config-files.ts';

/**
 * A configuration without `auth` where it does not count: where strangers write it, who could let
 * anybody in, and where a module says who may sign in.
 */
export function withDocsAuth(
  document: ConfigDocument,
  { diagnostics, value }: Checked<DocsConfig>,
  { authModule, isUntrusted }: Pick<ProjectSettings, 'authModule' | 'isUntrusted'>,
): Checked<DocsConfig> {
  if (value.auth === undefined || !(isUntrusted || authModule !== undefined)) {
    return { diagnostics, value };
  }
  const place = { at: document.locateKey(['auth']), pointer: '/auth' };
  const refused = isUntrusted
    ? diagnostic('untrusted-setting', {
        ...place,
        message: '"auth" says who may read what, so it has no effect where strangers may write it.',
        hint: 'Remove it. Name a module outside of the docs folder by `--auth`, or by the option `auth`.',
      })
    : diagnostic('auth-twice', {
        ...place,
        message: `Both "auth" and the module ${authModule} say who may sign in; the module counts.`,
        hint: 'Leave out one of them.',
      });
  return { value: { ...value, auth: undefined }, diagnostics: [...diagnostics, refused] };
}

/** Whether the docs.json of a folder says how readers sign in. */
export function saysHowToSignIn(docsFolder: string): boolean {
  const { value } = readProjectConfig({ read: configFiles(docsFolder) });
  return value !== undefined && parseConfig(value).value.auth !== undefined;
}
