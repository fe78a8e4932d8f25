import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';
import type { Project } from '../../project/project.ts';
import { siteRules, themeStyles } from '../modules/site-styles.ts';
import { createClassNameReader } from '../tailwind/read-class-names.ts';
import { bundledStyles, rendererFile } from './renderer-files.ts';

/**
 * The stylesheet of a site, as small as Astro makes it: without regard to browsers that do not know
 * its rules. What is no CSS, such as a utility class that an author misspelt, is left out.
 */
export async function siteStylesheet(project: Project): Promise<Uint8Array> {
  const theme = themeStyles(project).map((file) =>
    readFileSync(rendererFile(bundledStyles(file)), 'utf8'),
  );
  const rules = await siteRules(project, createClassNameReader(project.settings.docsFolder));
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from([...theme, rules].join('\n')),
    minify: true,
    errorRecovery: true,
  });
  return code;
}
