export type { CodeEntry, CodeTable } from './diagnostic/code-table.ts';
export type { DiagnosticCode } from './diagnostic/codes.ts';
export { codeEntry, diagnosticCodes } from './diagnostic/codes.ts';
export { type DiagnosticDetails, diagnostic } from './diagnostic/create.ts';
export type { Checked, Diagnostic, Severity, SourceLocation } from './diagnostic/diagnostic.ts';
export { applyRules, type RuleLevel, type Rules, ruleLevel } from './diagnostic/rules.ts';
export { findLanguage, type Language, type LanguageMatch } from './navigation/languages.ts';
export type {
  DivisionKind,
  Icon,
  ModeColor,
  NavKind,
  NavNode,
  OpenApiSource,
} from './navigation/node.ts';
export type { Home } from './navigation/view/home.ts';
export type { Route } from './navigation/view/routes.ts';
export { type PageFile, type PageFiles, pageFiles } from './page/files.ts';
export { siteHref, type UrlPolicy } from './page/href.ts';
export type { Frontmatter, PageMode, PageSource } from './page/page.ts';
export { pagePath, pageUrl, titleFromPath } from './page/page-path.ts';
export {
  buildSite,
  type Site,
  type SiteConfig,
  type SiteDocument,
  type SiteInput,
} from './site.ts';
export { type ThemeDefaults, themeDefaults } from './theme/defaults.ts';
export type {
  Alternate,
  AnchorLink,
  Crumb,
  MenuLink,
  PageLink,
  PageSummary,
  PageView,
  Section,
  SidebarGroup,
  SidebarItem,
  SidebarPage,
  Switcher,
  SwitcherEntry,
  TabLink,
} from './view.ts';
