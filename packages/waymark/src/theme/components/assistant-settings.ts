import type { AssistantSettings } from '../../client/assistant/settings.ts';
import type { WaymarkLocals } from '../locals.ts';
import { pageScope } from './page-scope.ts';

/** What the panel of the assistant is told of a page. */
export function assistantSettings(locals: WaymarkLocals): AssistantSettings {
  const { address, href, view } = locals;
  const site = address('/');
  return {
    link: href('/*'),
    ...(site !== undefined && { site }),
    ...pageScope(view),
  };
}
