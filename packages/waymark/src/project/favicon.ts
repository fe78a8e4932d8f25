import { remember } from '@waymark/core';
import { isOwnUrl } from './paths/own-urls.ts';
import type { Project } from './project.ts';

/**
 * Whether a browser that asks for `/favicon.ico` finds something. What lies above docs that are
 * mounted under a path is not known, and left to the browser.
 */
export const hasFaviconFile = remember(
  ({ files, own, settings }: Project) =>
    settings.mount !== '' || files.includes('favicon.ico') || isOwnUrl(own, '/favicon.ico'),
);
