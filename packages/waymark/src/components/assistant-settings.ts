import type { WaymarkLocals } from '../render/locals.ts';
import { type PageScope, pageScope } from './page-scope.ts';

/** What the panel of the assistant is made from. */
export interface AssistantSettings extends Omit<PageScope, 'product'> {
  /** A page's URL as it stands in a link, with `*` for the path. */
  readonly link: string;
  /** Address that the site is published at, where that is known. */
  readonly site?: string;
}

/** What the panel of the assistant is told of a page. */
export function assistantSettings(locals: WaymarkLocals): AssistantSettings {
  const { address, href, view } = locals;
  const { language, version } = pageScope(view);
  const site = address('/');
  return {
    link: href('/*'),
    ...(site !== undefined && { site }),
    ...(language !== undefined && { language }),
    ...(version !== undefined && { version }),
  };
}
