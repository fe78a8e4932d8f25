import type { BodyModel, EndpointModel, MediaModel } from '@waymark/openapi';
import type { PageCodes } from './page-codes.ts';
import { type CodePlace, mediaCodes } from './response-codes.ts';

/**
 * The examples of a body that the samples of its requests leave something of: they send the first
 * one of the first media type, and say nothing of it. Webhooks have no samples, so theirs are all
 * there is to see.
 */
export function bodyCodes({ body, kind }: EndpointModel, codes: PageCodes): CodePlace[] {
  const offered = body?.media ?? [];
  if (kind === 'webhook') return mediaCodes(offered, codes);
  const written = writtenMedia(body);
  const [sent, ...others] = written.flatMap(({ examples }) => examples);
  const isFirst = sent === undefined || written[0]?.examples[0] === sent;
  const isAllSaid = isFirst && others.length === 0 && !sent?.description;
  return isAllSaid ? [] : mediaCodes(written, codes);
}

/** The media types of a body with the examples that the description writes for them. */
export function writtenMedia(body: BodyModel | undefined): readonly MediaModel[] {
  return (body?.media ?? []).map((media) => ({
    ...media,
    examples: media.examples.filter(({ isGenerated }) => !isGenerated),
  }));
}
