import type { DiagnosticCode } from '../diagnostic/codes.ts';
import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { ConfigDocument } from './document.ts';
import { type ConfigPath, pointerOf } from './path.ts';
import type { CheckedConfig } from './schema/docs-config.ts';

/** Most columns that the format allows in a footer. */
const maximumColumns = 4;

/** Warnings about values that are used as they are, although other tools refuse them. */
export function adviceDiagnostics(config: CheckedConfig, document: ConfigDocument): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const warn = (code: DiagnosticCode, path: ConfigPath, message: string, hint: string) => {
    const pointer = pointerOf(path);
    diagnostics.push(diagnostic(code, { at: document.locate(path), message, hint, pointer }));
  };
  const columns = config.footer.links.length;
  if (columns > maximumColumns) {
    const message = `The footer has ${columns} columns; the format allows ${maximumColumns}.`;
    warn('config-footer', ['footer', 'links'], message, 'Join some of the columns.');
  }
  for (const [name, url] of Object.entries(config.footer.socials)) {
    if (!url.startsWith('http:')) continue;
    const message = `The social link "${name}" has an unencrypted address.`;
    const hint = `Write "${url.replace('http:', 'https:')}".`;
    warn('config-footer', ['footer', 'socials', name], message, hint);
  }
  if (config.variations !== undefined && config.theme !== 'willow') {
    const message = `"variations" is for the theme "willow"; the theme is "${config.theme}".`;
    warn('config-variations-theme', ['variations'], message, 'Remove it.');
  }
  return diagnostics;
}
