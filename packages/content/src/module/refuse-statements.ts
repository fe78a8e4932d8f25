import { type Diagnostic, diagnostic } from '@waymark/core/page';
import type { ModuleCode, Place } from './module-code.ts';

/**
 * Says of each import and export of a file that it has no effect (docs/format/pages.md#untrusted).
 *
 * @param blocks where statements begin that stand together
 */
export function refuseStatements(
  file: string,
  { declarations, imports }: ModuleCode,
  blocks: readonly Place[],
): Diagnostic[] {
  const refuse = (what: string, { line, column }: Place) =>
    diagnostic('untrusted-code', {
      at: { file, line, column },
      message: `${what} is code, which pages of this site may not have, so it has no effect.`,
      hint: 'Write the content where it is shown. `<Snippet file="name.mdx" />` shows a file of the folder `snippets`.',
    });
  const said = new Set([...imports, ...declarations].map(({ line }) => line));
  return [
    ...imports.map((one) => refuse(`This import of "${one.source}"`, one)),
    ...declarations.map((one) => refuse('This statement', one)),
    // Some forms, such as `export * from`, declare nothing.
    ...blocks.filter((block) => !said.has(block.line)).map((block) => refuse('This', block)),
  ];
}
