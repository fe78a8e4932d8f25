import type { EndpointModel } from '@waymark/openapi';
import type { PageCodes } from './page-codes.ts';
import { type CodePlace, mediaCodes } from './response-codes.ts';

/**
 * The examples of a body that the samples of its requests leave something of: they send the first
 * one of the first media type. Webhooks have no samples, so theirs are all there is to see.
 */
export function bodyCodes({ body, kind }: EndpointModel, codes: PageCodes): CodePlace[] {
  const offered = body?.media ?? [];
  if (kind === 'webhook') return mediaCodes(offered, codes);
  const written = offered.map((media) => ({
    ...media,
    examples: media.examples.filter(({ isGenerated }) => !isGenerated),
  }));
  const [first, ...others] = written;
  const isSent =
    (first?.examples.length ?? 0) <= 1 && others.every(({ examples }) => examples.length === 0);
  return isSent ? [] : mediaCodes(written, codes);
}
