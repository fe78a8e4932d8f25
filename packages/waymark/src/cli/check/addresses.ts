import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Diagnostic } from '@waymark/core';
import { goneAddresses, siteAddresses } from '../../project/checks/addresses.ts';
import { sitePlaces } from '../../project/checks/check-navigation-links.ts';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import { writtenUrls } from '../../routes/written-urls.ts';
import { counted } from '../counted.ts';
import type { LedgerFlags } from '../settings/site-config.ts';
import { shownWord } from '../shown-word.ts';

/** Flags about the addresses that a site had. */
export interface AddressFlags extends LedgerFlags {
  readonly writeAddresses?: boolean | undefined;
}

/**
 * Says at once what would only be noticed when all pages are there.
 *
 * @throws CommandFailure when there is no such file, or it holds something else
 */
export function expectAddresses({ addresses: file, writeAddresses = false }: AddressFlags): void {
  if (file === undefined) return;
  if (!writeAddresses && !existsSync(file)) {
    throw new CommandFailure(
      `There is no file ${file}. \`waymark check --addresses ${shownWord(file)} --write-addresses\` writes it.`,
    );
  }
  if (existsSync(file) && !isLedger(file)) {
    throw new CommandFailure(
      `${file} is no list of addresses, and stays as it is. Name another file with \`--addresses\`.`,
    );
  }
}

/** Whether each line of a file is the address of a page, as a path or as a whole, or a comment after `#`. */
function isLedger(file: string): boolean {
  if (statSync(file).isDirectory()) return false;
  return linesOf(file).every((line) => /^(?:$|#|\/(?![*/])|https?:\/\/\S)/.test(line));
}

/** The lines of a file that people edit too: some editors put a mark in front, or spaces behind. */
function linesOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  return text.split('\n').map((line) => line.trim());
}

function isComment(line: string): boolean {
  return line.startsWith('#');
}

/**
 * Addresses of the file that lead nowhere now. With `writeAddresses`, new ones are added to it; none is
 * taken out, as somebody may have it still. Comments are then at its start.
 */
export function checkAddresses(
  docs: OpenDocs,
  { addresses: file, writeAddresses = false }: AddressFlags,
): Diagnostic[] {
  const { findings, project } = docs;
  if (file === undefined) return [];
  const lines = existsSync(file) ? linesOf(file) : [];
  const name = path.relative(project.settings.docsFolder, path.resolve(file));
  const ledger = { file: name.replaceAll('\\', '/'), lines };
  const written = writtenUrls(docs);
  const places = sitePlaces(project, (url) => written.has(url));
  const gone = goneAddresses(project, findings.compiled, ledger, places);
  const known = new Set(lines);
  const added = siteAddresses(project, findings.compiled).filter((one) => !known.has(one));
  if (writeAddresses) {
    const had = lines.filter((line) => line !== '' && !isComment(line));
    const all = [...new Set([...had, ...added])].sort();
    writeFileSync(file, `${[...lines.filter(isComment), ...all].join('\n')}\n`);
  } else if (added.length > 0) {
    console.error(
      `${file} lacks ${counted(added.length, 'address', 'es')}. \`--write-addresses\` adds what it lacks.`,
    );
  }
  return gone;
}
