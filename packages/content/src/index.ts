export { classNames } from './class-names/class-names.ts';
export {
  type CompiledComponentFile,
  compileComponentFile,
} from './component-file/compile-component-file.ts';
export { type CodeFree, codeFree } from './description/code-free.ts';
export { descriptionCodes, mayHaveCode } from './description/description-codes.ts';
export { descriptionLinks } from './description/description-links.ts';
export {
  createDescriptions,
  type RenderDescription,
  renderDescription,
} from './description/render-description.ts';
export type { DescriptionSettings } from './description/sanitise.ts';
export { parseFrontmatter } from './frontmatter.ts';
export { reservedIds } from './headings/reserved-ids.ts';
export {
  type CodeThemes,
  codeThemeNames,
  defaultCodeThemes,
  loadPalette,
} from './highlight/highlighter.ts';
export { type GrammarFile, readGrammars } from './highlight/own-grammars.ts';
export { paletteCss } from './highlight/palette.ts';
export { readImageSize } from './images/image-size.ts';
export type { OfferedPictures, OfferedSize } from './images/offered-sizes.ts';
export {
  createIslandFinder,
  type Island,
  type IslandFinder,
  mayDeclare,
} from './islands/create-island-finder.ts';
export {
  type ExportedComponent,
  handedComponents,
} from './islands/handed-components.ts';
export { importedFiles } from './islands/imported-files.ts';
export { reactModule } from './islands/react-module.ts';
export { createFragmentForms } from './links/fragment.ts';
export { createSimilarSearch } from './links/similar-path.ts';
export { inlineMarkdownHtml } from './markdown.ts';
export type { ComponentImport } from './module/component-import.ts';
export { checkLinks } from './page/check-links.ts';
export type {
  Anchors,
  CompiledPage,
  Heading,
  PageFeature,
  PageLink,
  PageOutline,
  PageUpdate,
  WrittenField,
} from './page/compiled-page.ts';
export type { PageContext } from './page/context.ts';
export { decodeText } from './pool/decode-text.ts';
export { type FileStamp, fileStamp } from './pool/file-stamp.ts';
export { installedPackages } from './pool/installed-packages.ts';
export { createPagePool, type PagePool, type PagePoolOptions } from './pool/page-pool.ts';
export type { CodeText } from './pool/tasks.ts';
export { type LinkPlace, linkPlaces } from './review/link-places.ts';
export {
  type ExternalLink,
  type NamedIcon,
  type PageReview,
  reviewPage,
} from './review/review-page.ts';
export * from './text.ts';
export { placeOfTag } from './tree/place-of-tag.ts';
export { replaceVariables, withVariables } from './variables.ts';
