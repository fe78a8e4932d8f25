import { nearest, type PageSource } from '@waymark/core';
import { channelsOf } from '../channel/channels.ts';
import type { ApiDescription } from '../model/description.ts';
import {
  type DescriptionSet,
  filesOf,
  findByName,
  mayBeInFailed,
  type NamedFile,
} from './description-set.ts';
import { choose, type FoundTarget, likely, problemOf } from './find-target.ts';

/** What the frontmatter of a page asks for: a channel, with or without the file it is in. */
export interface WantedChannel extends NamedFile {
  readonly id: string;
}

/** Reads `asyncapi` of a page: the key of a channel, which may have spaces, or a file before it. */
export function parseChannel(
  value: string,
  { file: from }: Pick<PageSource, 'file'>,
  descriptions: DescriptionSet,
): WantedChannel {
  const [, first = '', rest = ''] = /^(\S+)\s+(.+)$/s.exec(value) ?? [];
  const isWhole = descriptions.all.some((description) => channelIn(description, value));
  return first === '' || isWhole ? { id: value } : { id: rest, file: first, from };
}

function channelIn(description: ApiDescription, id: string) {
  return channelsOf(description).find((channel) => channel.id === id);
}

/** The channel that a page names. */
export function channelTarget(
  { id, ...named }: WantedChannel,
  inForce: readonly ApiDescription[],
  descriptions: DescriptionSet,
): FoundTarget {
  const choice = choose(
    { what: `\`asyncapi\` names "${id}"`, ...named, form: 'channel' },
    (description) => channelIn(description, id)?.object,
    inForce,
    descriptions,
  );
  const { description } = choice;
  const channel = description && channelIn(description, id);
  if (description && channel) {
    const { pointer, protocol: method } = channel;
    return {
      target: { kind: 'channel', description, method, path: id, pointer },
      ...problemOf(choice),
    };
  }
  if (mayBeInFailed(named, descriptions)) return { undecided: id };
  const searched = likely(named, inForce, descriptions);
  const names = searched.flatMap((known) => channelsOf(known).map((each) => each.id));
  const meant = nearest(id, names);
  const { file, from } = named;
  const isNamed = file !== undefined && findByName(file, descriptions.all, from)?.match !== 'none';
  const where = searched.length === 0 ? 'the docs folder' : filesOf(searched);
  return {
    problem: {
      code: 'asyncapi-channel-missing',
      message:
        file === undefined || isNamed
          ? `\`asyncapi\` names the channel "${id}", but ${where} has none of that name. The page shows its own text only.`
          : `\`asyncapi\` names "${file}", but no AsyncAPI description has that name. The page shows its own text only.`,
      hint:
        meant === undefined
          ? 'Write a key of `channels` as it stands there, with the file before it if needed.'
          : `Did you mean "${meant}"?`,
    },
  };
}
