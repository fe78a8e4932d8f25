import { z } from 'zod';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import {
  type RemoteAssistant,
  remoteAssistantSchema,
} from '../../project/options/remote-assistant.ts';

/** Flags that name an assistant elsewhere. */
export interface AssistantFlags {
  readonly assistantUrl?: string | undefined;
  readonly assistantKey?: string | undefined;
}

/** @throws CommandFailure when one of the two is missing, or is nothing that a page may hold */
export function assistantOption({
  assistantKey,
  assistantUrl,
}: AssistantFlags): RemoteAssistant | undefined {
  if (assistantKey === undefined && assistantUrl === undefined) return undefined;
  if (assistantKey === undefined || assistantUrl === undefined) {
    throw new CommandFailure('`--assistant-url` and `--assistant-key` belong together.');
  }
  const result = remoteAssistantSchema.safeParse({ url: assistantUrl, key: assistantKey });
  if (!result.success) throw new CommandFailure(z.prettifyError(result.error));
  return result.data;
}
