import { existsSync } from 'node:fs';
import { CommandFailure } from '../../project/findings/command-failure.ts';

/**
 * The address of the finished site, as `--site` of a command that writes links gives it.
 *
 * @param folders how that command is told of a folder, as a sentence
 * @throws CommandFailure for anything but an address on the web
 */
export function siteAddressOf(site: string | undefined, folders: string): string | undefined {
  if (site === undefined || isAddress(site)) return site;
  if (existsSync(site)) {
    throw new CommandFailure(
      `\`--site\` is the address of the finished site here, and "${site}" is a folder. Write one such as https://docs.example.com. ${folders}`,
    );
  }
  const meant = `https://${site}`;
  const example = /^[\w.-]+\.[a-z]{2,}(?:[:/]|$)/i.test(site) ? meant : 'https://docs.example.com';
  throw new CommandFailure(
    `\`--site ${site}\` is no address of a site. Write one such as ${example}.`,
  );
}

/**
 * The same for a command that has `--base` besides, of which links get their path.
 *
 * @throws CommandFailure for an address with a path too, which links would lose
 */
export function siteOriginOf(site: string | undefined, folders: string): string | undefined {
  const address = siteAddressOf(site, folders);
  if (address === undefined) return undefined;
  const { origin, pathname } = new URL(address);
  if (pathname === '/') return address;
  const base = pathname.replace(/\/$/, '');
  throw new CommandFailure(
    `\`--site ${address}\` has a path, which is told by \`--base\`. Write \`--site ${origin} --base ${base}\`.`,
  );
}

/**
 * The folder of a built site, as `--site` of a command that serves one gives it.
 *
 * @throws CommandFailure for an address
 */
export function siteFolderOf(site: string): string {
  if (!isAddress(site)) return site;
  throw new CommandFailure(
    `\`--site\` is the folder of the built site here, such as "dist", and "${site}" is an address. An address is given to \`waymark build --site\`.`,
  );
}

function isAddress(site: string): boolean {
  return /^https?:$/.test(URL.parse(site)?.protocol ?? '');
}
