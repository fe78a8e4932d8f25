import type { Icon } from '@waymark/core';
import { calloutIcons } from './parts/callout-icons.ts';

/** Icons that components of content have of their own, whatever an author writes. */
export const contentIcons: readonly (Icon & { readonly style?: string })[] = [
  ...[
    ...['arrow-up-right', 'check', 'chevron-down', 'chevron-left', 'chevron-right', 'chevron-up'],
    ...['copy', 'download', 'file', 'folder', 'info', 'link', 'maximize', 'rotate-ccw', 'sparkles'],
    ...['star', 'x', 'zoom-in', 'zoom-out', ...Object.values(calloutIcons)],
  ].map((name): Icon => ({ name, library: 'lucide' })),
  { name: 'github', library: 'fontawesome', style: 'brands' },
];
