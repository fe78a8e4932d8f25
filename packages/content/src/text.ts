/**
 * What is made from the text of rendered pages. It loads none of what compiles pages, so that a
 * thread or a server that only deals with text starts fast.
 */
export type {
  AgentFile,
  AgentSite,
  SiteLink,
  Specification,
} from './agent-files/agent-site.ts';
export { askedAgain, cacheControl, keptForGood } from './agent-files/hosts/cache-control.ts';
export { workerFile } from './agent-files/hosts/cloudflare.ts';
export { headerRoutes } from './agent-files/hosts/header-routes.ts';
export { headersFile } from './agent-files/hosts/headers-file.ts';
export {
  type HostFile,
  type HostName,
  type HostRedirect,
  type HostRules,
  type HostSite,
  hostNames,
  type OwnHostSite,
  otherHostFiles,
  outputMark,
  writtenMark,
} from './agent-files/hosts/host.ts';
export {
  addressOfEnvironment,
  hostOfEnvironment,
} from './agent-files/hosts/host-of-environment.ts';
export { hostRules } from './agent-files/hosts/host-rules.ts';
export { prefersMarkdown } from './agent-files/hosts/prefers-markdown.ts';
export { belowBase, redirectPattern, withQuery } from './agent-files/hosts/redirect-pattern.ts';
export { redirectsFile, redirectsInFile } from './agent-files/hosts/redirects-file.ts';
export {
  documentListPath,
  documentPaths,
  documentsOf,
  fileHeaders,
  headerRules,
  isDocument,
  securityHeaders,
} from './agent-files/hosts/security-headers.ts';
export { type LlmsCoverage, llmsCoverage } from './agent-files/llms-coverage.ts';
export {
  type FullFile,
  type FullPage,
  fullPage,
  llmsFullTxt,
} from './agent-files/llms-full-txt.ts';
export { llmsTxt } from './agent-files/llms-txt.ts';
export { type NamedPage, nearestPages } from './agent-files/nearest-pages.ts';
export { notFoundMarkdown } from './agent-files/not-found-markdown.ts';
export { pageList, pageListPath } from './agent-files/page-list.ts';
export { skillList, skillListPath } from './agent-files/skill-list.ts';
export { type SkillFacts, type SkillSite, skillFacts, skillMd } from './agent-files/skill-md.ts';
export { twinPath } from './agent-files/twin-path.ts';
export { type LineProperties, renderedCodeHtml } from './code/rendered-code.ts';
export type * from './content-index/content-index.ts';
export { createIndex, indexPage, type PageFacts } from './content-index/create-index.ts';
export { type FilePiece, type NamedPiece, readPiece } from './content-index/file-piece.ts';
export {
  type IndexedRun,
  indexedRun,
  indexFile,
  type ReadIndex,
  readIndex,
  serialiseIndex,
} from './content-index/index-file.ts';
export {
  DamagedIndex,
  type ReadIndexLines,
  readIndexFacts,
  readIndexLines,
} from './content-index/index-lines.ts';
export { isBrowserName } from './expressions/global-names.ts';
export { prepareThread, releaseThread, takeThread } from './idle-threads.ts';
export { htmlAttribute, isEventHandler } from './jsx/attributes.ts';
export { formulaHtml } from './math/formula-html.ts';
export { importPath } from './module/import-path.ts';
export { runsAuthorsCode } from './page/authors-code.ts';
export type { WrittenCode } from './page/compiled-page.ts';
export { withFootnoteTexts } from './page/footnote-texts.ts';
export { styleAttributes } from './page/style-attributes.ts';
export { digest } from './pool/digest.ts';
export { createDocsLister } from './pool/docs-files.ts';
export { createDocsReader } from './pool/docs-reader.ts';
export { loadSqlite } from './pool/load-sqlite.ts';
export { preparePageThread } from './pool/page-thread.ts';
export { openResultCache, type ResultCache } from './pool/result-cache.ts';
export { isLastingAnchor, readSavedPage, type SavedPage } from './saved-page/saved-page.ts';
export { isCurrency } from './tree/is-currency.ts';
export { type Block, type Item, paragraph } from './twin/block.ts';
export {
  blockForm,
  ContentComponent,
  lineForm,
  type MarkdownForm,
} from './twin/content-component.ts';
export { keepingContent } from './twin/keeping-content.ts';
export {
  contentNodes,
  htmlNodes,
  markdownRuntime,
  propertyNodes,
} from './twin/markdown-runtime.ts';
export { contentBlocks, type PageText, pageText } from './twin/page-text.ts';
export { articleWords } from './twin/parity/article-words.ts';
export { missingIndexes, missingWords } from './twin/parity/missing-words.ts';
export { percentPresent, percentText, type WordParity } from './twin/parity/share.ts';
export { twinParity } from './twin/parity/twin-parity.ts';
export { splitWords, word } from './twin/parity/words.ts';
export { codeBlock } from './twin/reader/code.ts';
export { type ChildNode, childElements, rawText } from './twin/reader/elements.ts';
export { codeSpan } from './twin/reader/escape-text.ts';
export { imageMarkdown } from './twin/reader/inline.ts';
export { labelledItem, strongLabel } from './twin/reader/labelled.ts';
export { plainText } from './twin/reader/plain-text.ts';
export { createReader, type Reader } from './twin/reader/reader.ts';
export { type TwinFacts, twinDocument } from './twin/twin-document.ts';
