/** Files whose names, or folders, change with their content. */
const lasting = /^\/(_astro|_waymark\/(icons|images|texts|search\/[^/]+))\/./;

/** For what the next build may change. */
export const askedAgain = 'public, max-age=0, must-revalidate';

/**
 * How long a file may be kept without a question (RFC 9111 section 5.2.2). Without such a word a
 * cache may guess, and show an old page after a new one was deployed.
 *
 * @param below path below the site's base
 */
export function cacheControl(below: string): string {
  return lasting.test(below) ? 'public, max-age=31536000, immutable' : askedAgain;
}
