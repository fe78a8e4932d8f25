export {
  type CompiledComponentFile,
  compileComponentFile,
} from './component-file/compile-component-file.ts';
export { parseFrontmatter } from './frontmatter.ts';
export {
  type CodeThemes,
  codeThemeNames,
  defaultCodeThemes,
  loadPalette,
} from './highlight/highlighter.ts';
export { paletteCss } from './highlight/palette.ts';
export { htmlAttribute, isEventHandler } from './jsx/attributes.ts';
export { inlineMarkdownHtml, markdownHtml } from './markdown.ts';
export { importPath } from './module/import-path.ts';
export type { CompiledPage, ComponentImport, Heading } from './page/compiled-page.ts';
export type { PageContext } from './page/context.ts';
export { createDocsReader } from './pool/docs-files.ts';
export { createPagePool, type PagePool, type PagePoolOptions } from './pool/page-pool.ts';
