export { checkConfigAssets } from './config/assets.ts';
export { checkCodeThemes } from './config/code-themes.ts';
export type { ConfigFile, ReadConfigFile, RefusedFile } from './config/config-file.ts';
export {
  type ConfigDocument,
  carriesVendorSchema,
  documentFromValue,
  readConfigDocument,
} from './config/document.ts';
export { valueAt } from './config/edit.ts';
export {
  type RedirectEnd,
  type RedirectPlaces,
  redirectFollower,
} from './config/follow-redirects.ts';
export { isForeignSchema } from './config/foreign.ts';
export { formatConfig } from './config/format-config.ts';
export { type PageContextual, parsePageContextual } from './config/page-contextual.ts';
export { hasMode, themesWithMode } from './config/page-modes.ts';
export { type DocsConfig, parseConfig } from './config/parse.ts';
export { type ConfigPath, pathOf, pointerOf } from './config/path.ts';
export { readProjectConfig } from './config/read-project.ts';
export { withoutLoops } from './config/redirect-loops.ts';
export {
  checkRedirectChains,
  checkRedirectPages,
  checkRedirectTargets,
  type RedirectTargets,
} from './config/redirect-pages.ts';
export { isCostly } from './config/redirect-pattern.ts';
export {
  checkRedirectPlaces,
  destinationsOf,
  type PlacesOfSite,
  type RedirectPlace,
  redirectPlace,
  reportRedirectPlace,
} from './config/redirect-places.ts';
export { exactRedirect, findRedirect, type Redirect, redirectFinder } from './config/redirects.ts';
export type { DocsAuth } from './config/schema/auth.ts';
export type { Contextual } from './config/schema/contextual.ts';
export { iconLibraries, iconStyles } from './config/schema/icon.ts';
export { type Theme, themeNames } from './config/schema/theme.ts';
export { upgradeLegacyKeys, upgradeMintConfig } from './config/upgrade.ts';
export type { CodeEntry, CodeTable } from './diagnostic/code-table.ts';
export { codeEntry, diagnosticCodes } from './diagnostic/codes.ts';
export type { DiagnosticDetails } from './diagnostic/create.ts';
export type { Severity } from './diagnostic/diagnostic.ts';
export { type DiagnosticsReport, diagnosticsJson, formatDiagnostic } from './diagnostic/format.ts';
export { inSourceOrder } from './diagnostic/order.ts';
export {
  applyRules,
  informationIn,
  isLenient,
  type RuleLevel,
  type Rules,
  ruleLevel,
} from './diagnostic/rules.ts';
export { visibleControls } from './diagnostic/visible-controls.ts';
export { fill } from './messages/fill.ts';
export { messages } from './messages/messages.ts';
export { pickMessages } from './messages/pick-messages.ts';
export { elementAccess } from './navigation/access.ts';
export {
  findLanguage,
  type Language,
  type LanguageMatch,
  languageTag,
} from './navigation/languages.ts';
export { namedPath } from './navigation/named-paths.ts';
export type { DivisionKind, NavKind, NavNode, OpenApiSource } from './navigation/node.ts';
export { withTranslationFallbacks } from './navigation/translation-fallbacks.ts';
export type { Home } from './navigation/view/home.ts';
export type { Route } from './navigation/view/routes.ts';
export {
  type StandardScope,
  standardScopes,
  versionNames,
} from './navigation/view/standard-scopes.ts';
export {
  type Access,
  type Audience,
  groupsRequirement,
  isGroups,
  mayRead,
  type Reader,
} from './page/access.ts';
export { audiencesOf, closestAudience, mostAudiences } from './page/audiences.ts';
export { type EndpointSelector, parseEndpointSelector } from './page/endpoint-selector.ts';
export { ignoredFolders, type PageFile, type PageFiles, pageFiles } from './page/files.ts';
export type { ModeColor } from './page/icon.ts';
export type { PageSource } from './page/page.ts';
export { pageLink } from './page/page-link.ts';
export { normalisePagePath } from './page/page-path.ts';
export { updateDate } from './page/update-date.ts';
export * from './page.ts';
export { docsJsonProperties } from './properties/docs-json.ts';
export { navigationProperties } from './properties/navigation.ts';
export type { PropertyState, PropertyTable } from './properties/property-state.ts';
export {
  buildSite,
  type ExpandedNavigation,
  type Site,
  type SiteConfig,
  type SiteDocument,
  type SiteInput,
} from './site.ts';
export { SourceFault, tooDeep } from './source/fault.ts';
export type { JsonObject, JsonValue } from './source/json.ts';
export { lineLocator } from './source/line-locator.ts';
export { type JsonFault, mendJson } from './source/mend-json.ts';
export { readJson } from './source/read-json.ts';
export { readYaml } from './source/read-yaml.ts';
export { type DuplicateKey, offsetAt, type Source } from './source/source.ts';
export { type ThemeDefaults, themeDefaults } from './theme/defaults.ts';
export { checkFonts, fontFaces, usesInter } from './theme/fonts.ts';
export { type ThemeTokens, themeTokens } from './theme/tokens.ts';
export type {
  Alternate,
  AnchorLink,
  Choice,
  Crumb,
  Directory,
  DirectoryEntry,
  DivisionLink,
  MenuLink,
  PageLink,
  PageScope,
  PageSummary,
  PageView,
  RelatedLink,
  Section,
  SidebarGroup,
  SidebarItem,
  SidebarPage,
  Switcher,
  SwitcherEntry,
  TabLink,
} from './view.ts';
