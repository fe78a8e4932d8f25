import { createSearch } from '@waymark/search/browser';
import type { ClientTexts } from '../labels.ts';
import { openDialog } from './dialog.ts';

/** Opens the search of the site's own index. */
export function open(part: HTMLElement, texts: ClientTexts, typed?: string): void {
  const { index: base = '' } = part.dataset;
  openDialog(part, texts, typed, () =>
    createSearch({ fetch: (...request) => fetch(...request), base }),
  );
}
