import type { Diagnostic } from '@waymark/core';
import type { ChannelModel, ChannelTarget, MessageModel } from '@waymark/openapi';
import { channelModel } from '@waymark/openapi/channel';
import type { ApiSettings } from '../api-settings.ts';
import type { PageCodes } from '../page-codes.ts';
import { type CodeGroup, exampleCode } from '../response-codes.ts';
import { channelParts } from './channel-parts.ts';

/** The model of a channel, and what makes the parts of its page. */
export interface PreparedChannel {
  readonly model: ChannelModel;
  readonly parts: typeof channelParts;
}

/** The model of a channel, and the code of the examples of its messages. */
export function prepareChannel(
  target: ChannelTarget,
  settings: ApiSettings,
  codes: PageCodes,
): {
  readonly channel: PreparedChannel;
  readonly response: readonly CodeGroup[];
  readonly diagnostics: readonly Diagnostic[];
} {
  const { value: model, diagnostics } = channelModel(target.description, target, settings);
  return {
    channel: { model, parts: channelParts },
    response: numbered(messagesOf(model).flatMap((message) => messageCodes(message, codes))),
    diagnostics,
  };
}

/** All messages of a page, each once. */
function messagesOf({ operations, messages }: ChannelModel): readonly MessageModel[] {
  const all = operations.flatMap((each) => [...each.messages, ...(each.reply?.messages ?? [])]);
  // Messages of two channels may have one name.
  const keyOf = ({ examples, id }: MessageModel) => JSON.stringify([id, examples], digitsKept);
  return [...new Map([...all, ...messages].map((one) => [keyOf(one), one])).values()];
}

/** Messages of one title in different operations are told apart by a number. */
function numbered(groups: readonly CodeGroup[]): readonly CodeGroup[] {
  const counts = new Map<string, number>();
  return groups.map((group) => {
    const count = (counts.get(group.label) ?? 0) + 1;
    counts.set(group.label, count);
    return count === 1 ? group : { ...group, label: `${group.label} ${count}` };
  });
}

/** JSON has no `bigint`, which large integers of a description are. */
function digitsKept(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? `${value}n` : value;
}

function messageCodes(message: MessageModel, codes: PageCodes): readonly CodeGroup[] {
  const { contentType: type = 'application/json', examples, title } = message;
  const found = examples.map((example) =>
    exampleCode(example, { type, label: example.label }, codes),
  );
  return found.length === 0 ? [] : [{ label: title, codes: found }];
}
