import type { HostName } from '@waymark/content/text';
import { CommandFailure } from '../project/command-failure.ts';
import type { SiteSettings } from './site-config.ts';

/** Hosts that answer `/guide` with `guide.html`, and with a redirect where it is a folder. */
const hostsOfFiles: ReadonlySet<HostName | undefined> = new Set(['netlify', 'cloudflare']);

/**
 * The form of the files of pages. URLs have no slash at the end where that needs no redirect;
 * folders, whose URLs have one, are served everywhere.
 *
 * @param environment of a workflow of GitHub, where `actions/configure-pages` names GitHub Pages
 * @throws CommandFailure when links would lead to no file
 */
export function pageFormat(
  { format, trailingSlash }: Pick<SiteSettings, 'format' | 'trailingSlash'>,
  host: HostName | undefined,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): NonNullable<SiteSettings['format']> {
  if (trailingSlash === 'always') {
    if (format === undefined || format === 'directory') return 'directory';
    throw new CommandFailure(
      `With --trailing-slash always, links lead to folders, and --format ${format} writes pages as files. Leave out one of the two.`,
    );
  }
  const isOnPages = host === undefined && environment['GITHUB_PAGES'] === 'true';
  return format ?? (isOnPages || hostsOfFiles.has(host) ? 'file' : 'directory');
}
