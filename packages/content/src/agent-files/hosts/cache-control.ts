/** Folders of files whose names, or that folder's, change with their content; `:part` is one of them. */
export const lastingFolders = [
  '/_astro',
  '/_waymark/handlers',
  '/_waymark/icons',
  '/_waymark/images',
  '/_waymark/texts',
  '/_waymark/search/:part',
] as const;

/** For what never changes at its address. */
export const keptForGood = 'public, max-age=31536000, immutable';

/** For what the next build may change. */
export const askedAgain = 'public, max-age=0, must-revalidate';

/** Expression of the paths of lasting files below the base, without its start and its end. */
export const lastingExpression = `/(?:${lastingFolders
  .map((folder) => folder.slice(1).replace(':part', '[^/]+'))
  .join('|')})/.`;

const lasting = new RegExp(`^${lastingExpression}`);

/**
 * How long a file may be kept without a question (RFC 9111 section 5.2.2). Without such a word a
 * cache may guess, and show an old page after a new one was deployed.
 *
 * @param below path below the site's base
 */
export function cacheControl(below: string): string {
  return lasting.test(below) ? keptForGood : askedAgain;
}
