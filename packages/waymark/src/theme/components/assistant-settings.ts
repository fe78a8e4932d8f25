import { pickMessages } from '@waymark/core';
import { type AssistantSettings, assistantLabels } from '../../client/assistant/settings.ts';
import type { WaymarkLocals } from '../locals.ts';
import { pageScope } from './page-scope.ts';

/** What the panel of the assistant is made from, on one page. */
export function assistantSettings(locals: WaymarkLocals): AssistantSettings {
  const { address, href, text, view } = locals;
  const { language, version } = pageScope(view);
  const site = address('/');
  return {
    link: href('/*'),
    ...(site !== undefined && { site }),
    ...(language !== undefined && { language }),
    ...(version !== undefined && { version }),
    labels: pickMessages(text, assistantLabels),
  };
}
