import type { HostName } from '@waymark/content/text';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { answeredWith } from '../../project/paths/host.ts';
import type { SiteSettings } from './site-config.ts';

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
  if (format !== undefined) return format;
  if (host !== undefined) return answeredWith[host];
  return environment['GITHUB_PAGES'] === 'true' ? 'file' : 'directory';
}
