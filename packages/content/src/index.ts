export { type CodeThemes, defaultCodeThemes, loadPalette } from './highlight/highlighter.ts';
export { paletteCss } from './highlight/palette.ts';
export type { CompiledPage, ComponentImport, Heading } from './page/compiled-page.ts';
export type { PageContext } from './page/context.ts';
export { createPagePool, type PagePool, type PagePoolOptions } from './pool/page-pool.ts';
export { parseFrontmatter } from './frontmatter.ts';
export { htmlAttribute, isEventHandler } from './jsx/attributes.ts';
export { inlineMarkdownHtml, markdownHtml } from './markdown.ts';
export { codeThemeNames } from './highlight/highlighter.ts';
export {
  type CompiledComponentFile,
  compileComponentFile,
} from './component-file/compile-component-file.ts';
export { importPath } from './module/import-path.ts';
export { createDocsReader } from './pool/docs-files.ts';
