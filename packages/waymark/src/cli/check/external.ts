import path from 'node:path';
import type { Diagnostic } from '@waymark/core';
import { pathInSite } from '@waymark/core/page';
import { checkExternalLinks } from '../../project/checks/external-links.ts';
import type { FileReviews } from '../../project/checks/review-files.ts';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { ownAddress } from '../../project/paths/site-address.ts';
import type { Project } from '../../project/project.ts';
import { openExternalCache } from './external-cache.ts';

/** Flags about addresses of other sites. */
export interface ExternalFlags {
  readonly external?: boolean | undefined;
  /** Regular expressions. */
  readonly externalIgnore?: readonly string[] | undefined;
  /** Seconds for one answer. */
  readonly externalTimeout?: string | undefined;
}

/** In all; what was not asked for by then is, the next time. */
const longest = 10 * 60 * 1000;

/**
 * Asks other sites for what pages link to. What they answer is kept for a day.
 *
 * @throws CommandFailure for an expression or a number that is none
 */
export async function askOtherSites(
  { config, settings }: Project,
  reviews: FileReviews,
  { externalIgnore = [], externalTimeout = '10' }: ExternalFlags,
): Promise<Diagnostic[]> {
  const seconds = Number(externalTimeout);
  if (!(seconds > 0)) {
    throw new CommandFailure(`--external-timeout takes seconds; "${externalTimeout}" is none.`);
  }
  const own = ownAddress({ config, settings });
  const { keep, known } = openExternalCache(path.join(settings.cacheFolder, 'external-links.json'));
  const { diagnostics, isOffline } = await checkExternalLinks(
    [...reviews.values()]
      .flatMap(({ external }) => external)
      // Those are checked against what the site will have.
      .filter(({ url }) => pathInSite(url, own) === undefined),
    {
      ignore: externalIgnore.map(expression),
      timeout: seconds * 1000,
      total: longest,
      fetch,
      known,
    },
  );
  keep();
  if (isOffline) {
    console.error('No other site can be reached from here, so links to others are not checked.');
  }
  return [...diagnostics];
}

function expression(written: string): RegExp {
  try {
    return new RegExp(written);
  } catch {
    throw new CommandFailure(`--external-ignore: "${written}" is no regular expression.`);
  }
}
