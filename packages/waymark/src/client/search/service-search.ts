import { searchService } from '@waymark/search/services';
import type { ClientTexts } from '../labels.ts';
import { openDialog } from './dialog.ts';

/** Opens the search by a service of others, which the element names. */
export function open(part: HTMLElement, texts: ClientTexts, typed?: string): void {
  const { service = '' } = part.dataset;
  openDialog(part, texts, typed, () =>
    searchService(JSON.parse(service), (...request) => fetch(...request)),
  );
}
