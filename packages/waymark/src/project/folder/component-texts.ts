import { createDocsReader, importPath } from '@waymark/content/text';
import { remember } from '@waymark/core/page';
import type { Project } from '../project.ts';

/** Gives the texts of component files, and of all files that they import. */
export type ReadTexts = (files: readonly string[]) => readonly string[];

/** Anything in quotes that could be the path of a file of the docs folder. */
const quotedPath = /["'`](\.{0,2}\/[^"'`\n]+)["'`]/g;

/** Each file is read once. */
export function importedTexts(docsFolder: string): ReadTexts {
  const readFile = createDocsReader(docsFolder);
  const texts = new Map<string, string>();
  const read = (file: string) => {
    const text = texts.get(file) ?? readFile(file) ?? '';
    texts.set(file, text);
    return text;
  };
  return (files) => {
    const reached = new Set(files);
    for (const file of reached) {
      for (const [, path = ''] of read(file).matchAll(quotedPath)) {
        const target = importPath(path, file);
        if (target.kind === 'file') reached.add(target.path);
      }
    }
    return [...reached].map((file) => `${file}\n${read(file)}`);
  };
}

/** The same of a project, where each file is read once for all who ask. */
export const componentTexts = remember(({ settings }: Project) =>
  importedTexts(settings.docsFolder),
);
