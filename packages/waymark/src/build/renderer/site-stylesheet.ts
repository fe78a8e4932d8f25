import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ResultCache } from '@waymark/content';
import { transform } from 'lightningcss';
import type { Project } from '../../project/project.ts';
import { siteRules, themeStyles } from '../modules/site-styles.ts';
import { createClassNameReader } from '../tailwind/read-class-names.ts';
import { assetsFolder, bundledStyles, rendererFile } from './renderer-files.ts';

/** The stylesheet of a site. */
export interface SiteStylesheet {
  /** In the output; another one for other content. */
  readonly file: string;
  readonly content: Uint8Array;
}

/**
 * Makes the stylesheet of a site, as small as Astro makes it: without regard to browsers that do not
 * know its rules. What is no CSS, such as a utility class that an author misspelt, is left out.
 *
 * @param results of earlier builds
 */
export function createStylesheetMaker(
  docsFolder: string,
  results?: ResultCache,
): (project: Project) => Promise<SiteStylesheet> {
  const readClasses = createClassNameReader(docsFolder, results);
  return async (project) => {
    const theme = themeStyles(project).map((file) =>
      readFileSync(rendererFile(bundledStyles(file)), 'utf8').replaceAll(
        `url("/${assetsFolder}/`,
        `url("${project.settings.urls.base}/${assetsFolder}/`,
      ),
    );
    const rules = await siteRules(project, readClasses);
    const { code: content } = transform({
      filename: 'site.css',
      code: Buffer.from([...theme, rules].join('\n')),
      minify: true,
      errorRecovery: true,
    });
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
    return { file: `${assetsFolder}/site.${hash}.css`, content };
  };
}
