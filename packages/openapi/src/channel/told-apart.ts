import type { ChannelModel, MessageModel } from '../model/channel.ts';

/** The channel with different messages of one title told apart by their ids. */
export function toldApart(channel: ChannelModel): ChannelModel {
  const idsOf = new Map<string, Set<string>>();
  for (const { id, title } of messagesOf(channel)) {
    idsOf.set(title, (idsOf.get(title) ?? new Set()).add(id));
  }
  const told = (message: MessageModel): MessageModel => {
    const { id, title } = message;
    const isShared = (idsOf.get(title)?.size ?? 0) > 1;
    return isShared && id !== title ? { ...message, title: `${title} (${id})` } : message;
  };
  return {
    ...channel,
    operations: channel.operations.map((operation) => ({
      ...operation,
      messages: operation.messages.map(told),
      reply: operation.reply && {
        ...operation.reply,
        messages: operation.reply.messages.map(told),
      },
    })),
    messages: channel.messages.map(told),
  };
}

function messagesOf({ operations, messages }: ChannelModel): readonly MessageModel[] {
  return [
    ...operations.flatMap((each) => [...each.messages, ...(each.reply?.messages ?? [])]),
    ...messages,
  ];
}
