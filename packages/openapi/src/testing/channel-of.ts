import type { Diagnostic } from '@waymark/core';
import { channelModel } from '../channel/channel-model.ts';
import { channelsOf } from '../channel/channels.ts';
import type { ChannelModel } from '../model/channel.ts';
import type { JsonObject } from '../model/json.ts';
import { describedAs } from './plan-of.ts';

/** The model of the first channel of an AsyncAPI document, or of the one with a key. */
export function channelOf(
  root: JsonObject,
  id?: string,
): { readonly model: ChannelModel; readonly found: readonly string[] } {
  const description = describedAs('live.yaml', root);
  const channel = channelsOf(description).find((each) => id === undefined || each.id === id);
  if (channel === undefined) throw new Error(`The document of the test has no channel ${id}`);
  const { pointer, protocol: method } = channel;
  const target = { kind: 'channel', description, method, path: channel.id, pointer } as const;
  const { value: model, diagnostics } = channelModel(description, target);
  const said = ({ code, pointer: at, message }: Diagnostic) => `${at} ${code} ${message}`;
  return { model, found: diagnostics.map(said) };
}
