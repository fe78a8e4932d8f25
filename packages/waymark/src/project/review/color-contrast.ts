import { createDocsReader } from '@waymark/content';
import { contrastFindings, type Diagnostic, diagnostic } from '@waymark/core';
import type { Project } from '../project.ts';

/** Warnings about colours of docs.json that are too faint for text, and what the theme makes of them. */
export function colorContrast({ config, settings }: Project): Diagnostic[] {
  const source = createDocsReader(settings.docsFolder)('docs.json') ?? '';
  return contrastFindings(config).map(({ adjusted, background, color, mode, pointer, ratio }) =>
    diagnostic('color-contrast', {
      at: { file: 'docs.json', ...placeOf(pointer, source) },
      message: `${color} on ${background} (${mode} mode) has a contrast of ${ratio.toFixed(1)}:1, and text needs 4.5:1; ${adjusted} is used for text.`,
      hint: `Choose a colour like ${adjusted}, if text is to have the colour of the brand.`,
      pointer,
    }),
  );
}

/** Where the last key of a pointer first stands behind the one before it. */
function placeOf(pointer: string, source: string): { line: number; column: number } {
  let index = 0;
  for (const key of pointer.split('/').slice(1)) {
    index = Math.max(source.indexOf(`"${key}"`, index), 0);
  }
  const before = source.slice(0, index).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
