import type { OpenDocs } from '../../project/open-docs.ts';
import { shareDocs } from '../../project/registry.ts';
import { createClassNameReader } from '../tailwind/read-class-names.ts';
import { islandImports } from './island-modules.ts';
import { sourceFile, type VirtualModules } from './modules.ts';
import { siteStyles } from './site-styles.ts';

/** Component files by name, the user's replacements already in place. */
export interface ComponentFiles {
  readonly theme: Readonly<Record<string, string>>;
  readonly content: Readonly<Record<string, string>>;
}

/** The virtual modules of a site, through which docs come to what renders. */
export function siteModules(docs: OpenDocs, files: ComponentFiles): VirtualModules {
  const sharedDocs = shareDocs(docs);
  const readClasses = createClassNameReader(docs.project.settings.docsFolder);
  return {
    site: () => siteModule(files, { docs: sharedDocs, islands: islandImports(docs.project) }),
    'styles.css': () => siteStyles(docs.project, readClasses),
  };
}

/** Code of what a site has besides components. */
interface SiteCode {
  /** An expression. */
  readonly docs: string;
  /** Properties, each a wrapper of a component that runs in the browser. */
  readonly islands: readonly string[];
}

/** Code of the module that exports the `SiteParts` of a site. */
export function siteModule({ content, theme }: ComponentFiles, code: SiteCode): string {
  const Mistake = sourceFile('build/render/Mistake.astro');
  const parts = { ...theme, Mistake };
  const files = [...new Set([...Object.values(parts), ...Object.values(content)])];
  const record = (table: Readonly<Record<string, string>>) =>
    Object.entries(table).map(([name, file]) => `${JSON.stringify(name)}: C${files.indexOf(file)}`);
  return [
    ...files.map((file, index) => `import C${index} from ${JSON.stringify(file)};`),
    'export const site = {',
    `  docs: ${code.docs},`,
    // A bundler knows the base of the site that it bundles for.
    "  filesBase: '',",
    `  theme: { ${record(parts).join(', ')} },`,
    `  content: { ${record(content).join(', ')} },`,
    `  islands: { ${code.islands.join(', ')} },`,
    '};',
  ].join('\n');
}
