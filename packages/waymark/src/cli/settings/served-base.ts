import { CommandFailure } from '../../project/findings/command-failure.ts';
import { basePath } from './base-path.ts';

/**
 * The path that a built site is served under: that which its links have.
 *
 * @param given by whoever serves it, who need not
 * @param built what the site was built for
 * @throws CommandFailure where both are known and differ: no link of the site would lead anywhere
 */
export function servedBase(given: string | undefined, built = ''): string {
  if (given === undefined) return built;
  const base = basePath(given);
  if (base === built) return base;
  throw new CommandFailure(
    `The site was built with \`--base ${built || '/'}\`, so it cannot be served under ${base || '/'}: build it with \`--base ${base || '/'}\`, or leave the flag out.`,
  );
}
