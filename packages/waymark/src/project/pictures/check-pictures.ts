import type { ConfigDocument, Diagnostic, DocsConfig } from '@waymark/core';
import type { ProjectSettings } from '../project.ts';
import { canvasNotInstalled } from './canvas.ts';
import { checkPictureFont } from './named-fonts.ts';

/** What keeps pictures that are drawn from looking as docs.json wants them. */
export function checkPictures(
  { pictures, root }: Pick<ProjectSettings, 'pictures' | 'root'>,
  config: DocsConfig,
  document: ConfigDocument,
  assets: readonly string[],
): Diagnostic[] {
  if (pictures === 'not-installed') return canvasNotInstalled(document);
  return pictures === 'drawn' ? checkPictureFont({ assets, config, document, root }) : [];
}
