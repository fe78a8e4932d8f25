import type { OpenDocs } from '../../project/open-docs.ts';
import type { Project } from '../../project/project.ts';
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
    site: () => siteModule(docs.project, sharedDocs, files),
    'styles.css': () => siteStyles(docs.project, readClasses),
  };
}

/** Code of the module that exports the `SiteParts` of a site. */
function siteModule(project: Project, docs: string, { content, theme }: ComponentFiles): string {
  const Mistake = sourceFile('build/render/Mistake.astro');
  const parts = { ...theme, Mistake };
  const files = [...new Set([...Object.values(parts), ...Object.values(content)])];
  const record = (table: Readonly<Record<string, string>>) =>
    Object.entries(table).map(([name, file]) => `${JSON.stringify(name)}: C${files.indexOf(file)}`);
  return [
    ...files.map((file, index) => `import C${index} from ${JSON.stringify(file)};`),
    'export const site = {',
    `  docs: ${docs},`,
    `  theme: { ${record(parts).join(', ')} },`,
    `  content: { ${record(content).join(', ')} },`,
    `  islands: { ${islandImports(project).join(', ')} },`,
    '};',
  ].join('\n');
}
