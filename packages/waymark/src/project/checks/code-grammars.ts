import { type GrammarFile, readGrammars } from '@waymark/content';
import { createDocsReader } from '@waymark/content/text';
import { type ConfigDocument, type Diagnostic, type DocsConfig, diagnostic } from '@waymark/core';

/** The grammars that docs.json names (`styling.codeblocks.languages.custom`), as far as they exist. */
export function codeGrammars(config: DocsConfig, docsFolder: string): GrammarFile[] {
  const { languages } = config.styling.codeblocks;
  if (languages.length === 0) return [];
  const read = createDocsReader(docsFolder);
  return languages.flatMap((name) => {
    const text = read(name.replace(/^(?:\.?\/)+/, ''));
    return text === undefined ? [] : [{ path: name, text }];
  });
}

/** Warnings about such files that hold no grammar. */
export function checkCodeGrammars(
  config: DocsConfig,
  docsFolder: string,
  document: Pick<ConfigDocument, 'locate'>,
): Diagnostic[] {
  return readGrammars(codeGrammars(config, docsFolder)).failures.map(({ path, reason }) => {
    const index = config.styling.codeblocks.languages.indexOf(path);
    const keys = ['styling', 'codeblocks', 'languages', 'custom', index];
    return diagnostic('config-code-grammar', {
      at: document.locate(keys),
      message: `"${path}" is not a TextMate grammar, so code of its language has no colours. ${reason}`,
      hint: 'Name a file in the JSON form of TextMate grammars.',
      pointer: `/${keys.join('/')}`,
    });
  });
}
