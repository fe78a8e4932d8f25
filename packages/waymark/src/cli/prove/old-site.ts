import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { shownWord } from '../shown-word.ts';
import { listedAddresses } from './listed-addresses.ts';
import { fileKind, savedAddress } from './saved-address.ts';

/** An address that the old site answered. */
export interface OldAddress {
  /** Decoded, the forms it may have had, the likeliest first. */
  readonly paths: readonly [string, ...string[]];
  /** Where it is known from: relative to the folder of saved pages, or the name of a list. */
  readonly file: string;
  readonly line: number;
  /** File of the saved page; none where only the address is known. */
  readonly page?: string;
  /** What a list names of the page. */
  readonly fragment?: string;
}

/**
 * The addresses of an old site, in a fixed order: of a folder of saved pages, a sitemap or a list.
 *
 * @param base path that the folder was served under
 * @throws CommandFailure when there are none
 */
export function oldAddresses(source: string, base: string): readonly OldAddress[] {
  const found = statSync(source, { throwIfNoEntry: false });
  if (!found) {
    throw new CommandFailure(
      `There is neither a folder nor a file at ${source}. Save the old site first: \`wget --mirror --adjust-extension --no-parent ${siteAddress(source)}\`.`,
    );
  }
  const addresses = found.isDirectory()
    ? savedAddresses(siteFolder(source), base)
    : listedAddresses(source);
  if (addresses.length > 0) return addresses;
  throw new CommandFailure(
    `${source} holds no pages. Save the old site with \`wget --mirror\`, or name a sitemap or a file with an address a line.`,
  );
}

/** The address of the site that was meant by a name at which nothing is. */
function siteAddress(source: string): string {
  if (/^https?:\/\//i.test(source)) return shownWord(source);
  const isName = !/[/\\]/.test(source) && fileKind(source, () => '') !== 'page';
  const isSite = isName && !/\.(?:xml|txt|gz|json)$/i.test(source) && isHost(source);
  return isSite ? shownWord(`https://${source}/`) : 'https://docs.example.com/';
}

/** `wget` puts what it saves into a folder that is named as the host. */
function siteFolder(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true });
  const hosts = entries.filter((entry) => entry.isDirectory() && isHost(entry.name));
  const others = entries.filter(
    ({ name }) => !name.startsWith('.') && !hosts.some((host) => host.name === name),
  );
  if (hosts.length === 0 || others.some((entry) => entry.isDirectory() || isPageName(entry.name))) {
    return folder;
  }
  const [host] = hosts;
  if (host && hosts.length === 1) return path.join(folder, host.name);
  const names = hosts.map(({ name }) => name).join(', ');
  throw new CommandFailure(`${folder} holds several sites: ${names}. Name the folder of one.`);
}

/** A host with its port, as `wget` and `httrack` name folders; `v1.0` is a version. */
function isHost(name: string): boolean {
  if (/^v?\d+(?:\.\d+)*$/i.test(name)) return isIP(name) !== 0;
  return /\w[.+:]\w|^localhost/.test(name);
}

function savedAddresses(folder: string, base: string): OldAddress[] {
  const files = [...filesBelow(folder, '')];
  const known = new Set(files);
  return files.flatMap((file): OldAddress[] => {
    const saved = savedAddress(file);
    // The same page with a query, which a site of files answers alike.
    if (saved.isVariant && saved.plainFiles.some((plain) => known.has(plain))) return [];
    const full = path.join(folder, file);
    const kind = fileKind(file, () => startOf(full));
    if (kind === 'other') return [];
    const [first, ...more] = saved.paths;
    const paths = [base + first, ...more.map((one) => base + one)] as const;
    return [{ paths, file, line: 1, ...(kind === 'page' ? { page: full } : {}) }];
  });
}

function isPageName(name: string): boolean {
  return fileKind(name, () => '') === 'page';
}

/** What is hidden is no address, and links may lead round. */
function* filesBelow(folder: string, place: string): Generator<string> {
  const entries = readdirSync(path.join(folder, place), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith('.') && entry.name !== '.well-known') continue;
    const file = place === '' ? entry.name : `${place}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(folder, file);
    else if (entry.isFile()) yield file;
  }
}

const sniffed = 512;

function startOf(file: string): string {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(sniffed);
    return bytes.toString('latin1', 0, readSync(handle, bytes, 0, sniffed, 0));
  } finally {
    closeSync(handle);
  }
}
