import { diagnostic } from '../diagnostic/create.ts';
import type { Checked } from '../diagnostic/diagnostic.ts';
import { inSourceOrder } from '../diagnostic/order.ts';
import type { ReadConfigFile } from './config-file.ts';
import { type ConfigDocument, readConfigDocument } from './document.ts';
import { upgradeLegacyKeys, upgradeMintConfig } from './upgrade.ts';

/** Where a configuration is looked for. */
export interface ReadProjectOptions {
  readonly read: ReadConfigFile;
  /** Name of the docs folder for messages, as the user wrote it; `.` when absent. */
  readonly folder?: string;
}

const configFile = 'docs.json';
const legacyFile = 'mint.json';

/**
 * The configuration of a docs folder: its docs.json, else its mint.json in the present form. Old
 * keys in a docs.json are already in their present places.
 */
export function readProjectConfig(
  options: ReadProjectOptions,
): Checked<ConfigDocument | undefined> {
  const hasLegacy = options.read(legacyFile) !== undefined;
  if (options.read(configFile) !== undefined) {
    const current = readConfigDocument({ file: configFile, read: options.read });
    const leftover = hasLegacy ? [leftoverDiagnostic()] : [];
    if (current.value === undefined) {
      return { value: undefined, diagnostics: [...current.diagnostics, ...leftover] };
    }
    const upgraded = upgradeLegacyKeys(current.value);
    const diagnostics = [...current.diagnostics, ...upgraded.diagnostics, ...leftover];
    return { value: upgraded.value, diagnostics: inSourceOrder(diagnostics) };
  }
  if (hasLegacy) return readLegacyConfig(options.read);
  const folder = options.folder ?? '.';
  const at = { file: configFile, line: 1, column: 1 };
  const message = `There is no ${configFile} in the folder "${folder}", and no ${legacyFile} either.`;
  const hint = `Run \`waymark init\` there, or name the folder that holds the ${configFile}.`;
  return { value: undefined, diagnostics: [diagnostic('config-missing', { at, message, hint })] };
}

function readLegacyConfig(read: ReadConfigFile): Checked<ConfigDocument | undefined> {
  const mint = readConfigDocument({ file: legacyFile, read });
  const message = `There is only a ${legacyFile}, the older form of the configuration; it was read in its place.`;
  const hint = `Run \`waymark upgrade\` to write a ${configFile}.`;
  const at = { file: legacyFile, line: 1, column: 1 };
  const notice = diagnostic('config-legacy-file', { at, message, hint });
  if (mint.value === undefined)
    return { value: undefined, diagnostics: [notice, ...mint.diagnostics] };
  const upgraded = upgradeMintConfig(mint.value);
  const diagnostics = [notice, ...mint.diagnostics, ...upgraded.diagnostics];
  return { value: upgraded.value, diagnostics: inSourceOrder(diagnostics) };
}

function leftoverDiagnostic() {
  const message = `The ${legacyFile} beside the ${configFile} is not read.`;
  const at = { file: legacyFile, line: 1, column: 1 };
  return diagnostic('config-legacy-file', { at, message, hint: `Delete the ${legacyFile}.` });
}
