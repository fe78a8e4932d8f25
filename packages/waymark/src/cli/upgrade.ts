import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  formatConfig,
  formatDiagnostic,
  readConfigDocument,
  upgradeMintConfig,
} from '@waymark/core';
import { CommandFailure } from '../project/findings/command-failure.ts';
import { configFiles } from '../project/reading/config-files.ts';
import { docsFolderAt } from './folders/docs-folder.ts';
import { shownWord } from './shown-word.ts';

/** `waymark upgrade`: writes docs.json from mint.json, which stays where it is. */
export async function upgrade(dir: string, { force = false }: { force?: boolean }): Promise<void> {
  const folder = docsFolderAt(dir);
  const source = path.join(folder, 'mint.json');
  const target = path.join(folder, 'docs.json');
  if (!existsSync(source)) throw new CommandFailure(`There is no mint.json in ${folder}.`);
  if (existsSync(target) && !force) {
    throw new CommandFailure(`${target} exists already. \`--force\` replaces it.`);
  }
  const mint = readConfigDocument({ file: 'mint.json', read: configFiles(folder) });
  const upgraded = mint.value && upgradeMintConfig(mint.value);
  const found = [...mint.diagnostics, ...(upgraded?.diagnostics ?? [])];
  for (const one of found) {
    console.log(formatDiagnostic(one, { color: process.stdout.isTTY === true }));
  }
  const isBroken = mint.diagnostics.some(({ code }) => code === 'config-json-syntax');
  if (!upgraded || isBroken)
    throw new CommandFailure('mint.json could not be read, so nothing was written.');
  writeFileSync(target, formatConfig(upgraded.value.value));
  console.log(
    `Wrote ${target}. Check it with \`waymark check ${shownWord(dir)}\`, then delete mint.json.`,
  );
  if (found.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}
