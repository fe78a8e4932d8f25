import { isOwnUrl } from '../../project/paths/own-urls.ts';
import type { ContentSite } from './content-site.ts';

/**
 * Tells of a file that is made from text, by its path, whether it stays as somebody has it: the Astro project,
 * or the docs folder.
 *
 * @param assets files of the docs folder that go into the site as they are
 */
export function ownFileFinder(
  { own }: Pick<ContentSite, 'own'>,
  assets: readonly string[],
): (path: string) => boolean {
  const ofFolder = new Set(assets.map((file) => `/${file}`));
  return (path) => ofFolder.has(path) || isOwnUrl(own, path);
}
