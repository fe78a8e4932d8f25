import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  formatConfig,
  formatDiagnostic,
  readConfigDocument,
  upgradeMintConfig,
} from '@waymark/core';
import { CommandFailure } from '../project/command-failure.ts';
import { configFiles } from '../project/config-files.ts';
import { docsFolderAt } from './docs-folder.ts';

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
  for (const found of [...mint.diagnostics, ...(upgraded?.diagnostics ?? [])]) {
    console.log(formatDiagnostic(found, { color: process.stdout.isTTY === true }));
  }
  if (!upgraded) throw new CommandFailure('mint.json could not be read; nothing was written.');
  writeFileSync(target, formatConfig(upgraded.value.value));
  console.log(`Wrote ${target}. Check it with \`waymark check ${dir}\`, then delete mint.json.`);
}
