export type {
  AgentFile,
  AgentSite,
  SiteLink,
  Specification,
} from './agent-files/agent-site.ts';
export {
  type HostFile,
  type HostName,
  type HostRedirect,
  type HostRules,
  hostNames,
  type OwnHostSite,
  writtenMark,
} from './agent-files/hosts/host.ts';
export { hostOfEnvironment } from './agent-files/hosts/host-of-environment.ts';
export { hostRules } from './agent-files/hosts/host-rules.ts';
export { prefersMarkdown } from './agent-files/hosts/prefers-markdown.ts';
export { redirectsFile } from './agent-files/hosts/redirects-file.ts';
export { type LlmsCoverage, llmsCoverage } from './agent-files/llms-coverage.ts';
export { type FullPage, llmsFullTxt } from './agent-files/llms-full-txt.ts';
export { llmsTxt } from './agent-files/llms-txt.ts';
export { type NamedPage, nearestPages } from './agent-files/nearest-pages.ts';
export { notFoundMarkdown } from './agent-files/not-found-markdown.ts';
export { pageList, pageListPath } from './agent-files/page-list.ts';
export { type SkillSite, skillMd } from './agent-files/skill-md.ts';
export { twinPath } from './agent-files/twin-path.ts';
export { classNames } from './class-names/class-names.ts';
export { type LineProperties, renderedCodeHtml } from './code/rendered-code.ts';
export {
  type CompiledComponentFile,
  compileComponentFile,
} from './component-file/compile-component-file.ts';
export type * from './content-index/content-index.ts';
export { createIndex, indexPage, type PageFacts } from './content-index/create-index.ts';
export { type ReadIndex, readIndex, serialiseIndex } from './content-index/index-file.ts';
export {
  createDescriptions,
  type RenderDescription,
  renderDescription,
} from './description/render-description.ts';
export type { DescriptionSettings } from './description/sanitise.ts';
export { parseFrontmatter } from './frontmatter.ts';
export {
  type CodeThemes,
  codeThemeNames,
  defaultCodeThemes,
  loadPalette,
} from './highlight/highlighter.ts';
export { type GrammarFile, readGrammars } from './highlight/own-grammars.ts';
export { paletteCss } from './highlight/palette.ts';
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
export { htmlAttribute, isEventHandler } from './jsx/attributes.ts';
export { type CheckedLinks, checkLinks } from './links/check-links.ts';
export { inlineMarkdownHtml } from './markdown.ts';
export { formulaHtml } from './math/formula-html.ts';
export { importPath } from './module/import-path.ts';
export type {
  Anchors,
  CompiledPage,
  ComponentImport,
  Heading,
  PageFeature,
  PageLink,
  PageUpdate,
} from './page/compiled-page.ts';
export type { PageContext } from './page/context.ts';
export { createDocsReader } from './pool/docs-files.ts';
export { createPagePool, type PagePool, type PagePoolOptions } from './pool/page-pool.ts';
export type { CodeText } from './pool/tasks.ts';
export type { TwinTask, WrittenTwin } from './twin/files/twin-task.ts';
export { writeTwins } from './twin/files/write-twins.ts';
export { type PageText, type PageTextOptions, pageText } from './twin/page-text.ts';
export { articleWords } from './twin/parity/article-words.ts';
export { missingWords, type TwinParity, twinParity } from './twin/parity/twin-parity.ts';
export { splitWords, word } from './twin/parity/words.ts';
export { type TwinFacts, twinDocument } from './twin/twin-document.ts';
export { replaceVariables } from './variables.ts';
