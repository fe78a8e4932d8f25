import type { Project } from '../project/project.ts';
import { projectModule } from '../project/registry.ts';
import { createClassNameReader } from '../tailwind/read-class-names.ts';
import { islandList } from './island-modules.ts';
import { componentsModule, sourceFile, type VirtualModules } from './modules.ts';
import { siteStyles } from './site-styles.ts';

/** Component files by name, the user's replacements already in place. */
export interface ComponentFiles {
  readonly theme: Readonly<Record<string, string>>;
  readonly content: Readonly<Record<string, string>>;
}

/** The virtual modules of a site. */
export function siteModules(project: Project, files: ComponentFiles): VirtualModules {
  const { Sidebar = '', ...others } = files.theme;
  const readClasses = createClassNameReader(project.docsFolder);
  return {
    'virtual:waymark/project': () => projectModule(project.docsFolder),
    // The layout's sidebar is the cached one; it renders the real one once for each section.
    'virtual:waymark/components': () =>
      componentsModule({ ...others, Sidebar: sourceFile('render/CachedSidebar.astro') }),
    'virtual:waymark/sidebar': () => componentsModule({ Sidebar }),
    'virtual:waymark/content-components': () => componentsModule(files.content),
    'virtual:waymark/islands': () => islandList(project),
    'virtual:waymark/styles.css': () => siteStyles(project, readClasses),
  };
}
