import { readFileSync } from 'node:fs';
import { findLanguage, themeTokens } from '@waymark/core';
import { tokenBlocks } from '../build/modules/site-styles.ts';
import { embedStyles } from '../build/renderer/embed-styles.ts';
import {
  bundledStyles,
  embedScript,
  embedStylesheet,
  rendererFile,
} from '../build/renderer/renderer-files.ts';
import type { EmbedLanguage, EmbedSettings } from '../client/embed/settings.ts';
import { clientTexts } from '../client/labels.ts';
import type { SiteFile } from '../project/folder/site-file.ts';
import { embedPath } from '../project/paths/site-paths.ts';
import type { Project } from '../project/project.ts';
import { namedLanguages } from '../theme/components/client-texts.ts';

/** The script with which other sites show the assistant of the docs, where that is asked for. */
export function embedFiles(project: Project): SiteFile[] {
  const { embed } = project.settings;
  if (embed === undefined) return [];
  const settings = JSON.stringify(embedSettings(project, embed.assistant));
  const code = readFileSync(rendererFile(embedScript), 'utf8');
  // In a block of its own, so that the page has no name of it.
  return [{ path: embedPath, content: `{const waymarkEmbed=${settings};\n${code}}\n` }];
}

function embedSettings({ config, settings, site }: Project, assistant: string): EmbedSettings {
  const tags = namedLanguages(site.root);
  const styles = readFileSync(rendererFile(bundledStyles(embedStylesheet)), 'utf8');
  return {
    assistant,
    trailingSlash: settings.urls.trailingSlash === 'always',
    languages: Object.fromEntries((tags.length > 0 ? tags : ['en']).map(languageEntry)),
    isTranslated: tags.length > 0,
    styles: embedStyles(`${styles}${tokenBlocks(themeTokens(config))}`),
  };
}

function languageEntry(tag: string): readonly [string, EmbedLanguage] {
  const direction = findLanguage(tag)?.language.dir ?? 'ltr';
  return [tag, { direction, labels: clientTexts(tag).assistant }];
}
