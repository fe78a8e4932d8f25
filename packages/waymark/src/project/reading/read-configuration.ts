import {
  type Checked,
  type ConfigDocument,
  type DocsConfig,
  documentFromValue,
  parseConfig,
  readProjectConfig,
} from '@waymark/core';
import type { ProjectSettings } from '../project.ts';
import { configFiles } from './config-files.ts';
import { withDocsAuth } from './docs-auth.ts';
import { refuseServices } from './untrusted-settings.ts';

/** What the configuration of a docs folder says. */
export interface Configuration {
  readonly document: ConfigDocument;
  readonly config: DocsConfig;
  /** Those that were given, with what it adds to them. */
  readonly settings: ProjectSettings;
  /** Files that it consists of. */
  readonly files: ReadonlySet<string>;
  /** There is one that can be read; else each value of it is that of an empty one. */
  readonly isRead: boolean;
}

/** Reads the configuration of a docs folder. */
export function readConfiguration(given: ProjectSettings): Checked<Configuration> {
  const { docsFolder } = given;
  const readFile = configFiles(docsFolder);
  const files = new Set<string>();
  const found = readProjectConfig({
    read(file) {
      files.add(file);
      return readFile(file);
    },
    folder: docsFolder,
  });
  const document = found.value ?? documentFromValue({});
  const written = parseConfig(document);
  const trusted = given.isUntrusted ? refuseServices(document, written) : written;
  const { diagnostics, value: config } = withDocsAuth(document, trusted, given);
  const isRead = found.value !== undefined;
  return {
    value: { document, config, settings: withConfig(given, config), files, isRead },
    diagnostics: [...found.diagnostics, ...(isRead ? diagnostics : [])],
  };
}

function withConfig(given: ProjectSettings, { auth, seo }: DocsConfig): ProjectSettings {
  // Docs that name their address themselves are at no other one.
  const ofHost = seo.metatags['canonical'] === undefined ? given.hostAddress : undefined;
  return {
    ...given,
    site: given.site ?? ofHost,
    // A preview has no readers who sign in, and says what it leaves out.
    ...(auth && given.mode === 'build' && { audience: given.audience ?? 'public' }),
  };
}
