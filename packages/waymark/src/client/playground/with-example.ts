import type { EndpointModel } from '@waymark/openapi';
import type { PlaygroundData } from './playground-data.ts';

/** The endpoint with one of the examples as the first of its body, which samples and forms begin with. */
export function withExample(
  { bodyExamples = [], endpoint }: Pick<PlaygroundData, 'bodyExamples' | 'endpoint'>,
  place: number,
): EndpointModel {
  const { body } = endpoint;
  const chosen = bodyExamples[place];
  const media = body?.media.find(({ type }) => type === chosen?.media);
  if (!body || !media || !chosen) return endpoint;
  const others = body.media.filter((each) => each !== media);
  const first = { ...media, examples: [chosen.example] };
  return { ...endpoint, body: { ...body, media: [first, ...others] } };
}
