import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Diagnostic } from '@waymark/core';
import type { AstroConfig } from 'astro';
import { projectSettings } from '../../build/astro/project-settings.ts';
import type { VirtualModules } from '../../build/modules/modules.ts';
import type { ResolvedOptions } from '../../options.ts';
import { expectPages } from '../../project/compile-pages.ts';
import { diagnosticsOf, type Log, logDiagnostics } from '../../project/findings/report.ts';
import { userError } from '../../project/findings/user-error.ts';
import { bringsTheme } from '../../project/installed/brought-theme.ts';
import { type OpenDocs, openDocs } from '../../project/open-docs.ts';
import { readersFolder } from '../../project/output/reader-output.ts';
import { siteFolder } from '../../project/output/server-output.ts';
import { mountKey } from '../../project/paths/mount.ts';
import { writeBroughtSite } from '../../routes/brought-site.ts';
import { buildReaders, whatReadersGet } from '../../routes/build-readers.ts';
import { answeringModule, type OwnFile } from '../assistant/answering.ts';
import type { OwnAssistant } from '../assistant/own-assistant.ts';
import type { OwnModule } from '../assistant/own-modules.ts';
import { declaredAudiences } from '../readers/auth-settings.ts';
import type { AdapterSiteSettings } from './adapter-site.ts';

/** The part of a build that makes the server of the project's adapter serve docs to readers it knows. */
export interface AdapterReaders {
  readonly modules: VirtualModules;
  /** Takes the configuration as all integrations have left it. */
  configure(config: AstroConfig): void;
  /**
   * Writes the sites beside the modules of the server, where nothing is served from by its name.
   *
   * @param docs as they were opened for everyone
   * @param report takes what is wrong with docs that only some may read
   * @returns the docs of each site besides that for everyone
   */
  write(
    docs: OpenDocs,
    report: (found: readonly Diagnostic[]) => void,
  ): Promise<readonly OpenDocs[]>;
}

/**
 * Prepares a build of docs whose readers can sign in. Adapters serve files to whoever asks, before
 * they ask anyone; so these docs are no files of the project's site but sites of their own, one for
 * each audience, and one route answers from that of the reader.
 *
 * @throws when the module is not there, or docs have something of their own to bundle
 */
export function adapterReaders(
  { project }: OpenDocs,
  options: ResolvedOptions,
  assistant: OwnAssistant,
): AdapterReaders {
  const { mount, root, urls } = project.settings;
  const auth = options.auth === undefined ? undefined : ownModule(options.auth, root);
  if (!bringsTheme(project) || Object.keys(options.components).length > 0) {
    throw userError(
      'Docs whose readers sign in are shown with the theme as it is: they may neither replace components nor have some that run in the browser.',
      'Leave out `auth`, or `components` and components that keep state.',
    );
  }
  const folder = `waymark${mountKey(mount)}`;
  const { domain, model, organization, settings, trustedProxies } = assistant;
  const built: AdapterSiteSettings = {
    ...{ base: urls.base, domain, organization, trustedProxies, folder },
    trailingSlash: urls.trailingSlash === 'always',
  };
  let known: AstroConfig | undefined;
  return {
    modules: {
      readers: () => answeringModule(built, { model, settings, auth, knowsReaders: true }),
    },
    configure(config) {
      known = config;
    },
    async write(docs, report) {
      const config = known;
      if (!config) throw new Error('Astro does not tell where it writes the server.');
      const sites = path.join(fileURLToPath(config.build.server), folder);
      rmSync(sites, { recursive: true, force: true });
      mkdirSync(sites, { recursive: true });
      const { format } = config.build;
      const writeTo = (opened: OpenDocs, place: string) =>
        writeBroughtSite(opened, { folder: place, format, host: undefined });
      await writeTo(docs, path.join(sites, siteFolder));
      const audiences = await declaredAudiences(auth, project.config.auth);
      return buildReaders(
        docs,
        path.join(sites, readersFolder),
        audiences,
        async (reader, place) => {
          const purpose = { mode: 'build', isAnswering: true, audience: reader } as const;
          // What is printed is for everyone.
          const printed = { ...options, printPage: false, pdf: false };
          const opened = await openDocs(projectSettings(printed, config, purpose));
          opened.personal = new Map();
          expectPages(opened);
          await writeTo(opened, place);
          report(diagnosticsOf(opened));
          return opened;
        },
      );
    },
  };
}

/** Writes the sites of docs whose readers can sign in; what is wrong with them is logged once. */
export async function writeForReaders(
  docs: OpenDocs,
  readers: AdapterReaders,
  logger: Log,
): Promise<void> {
  const { docsFolder } = docs.project.settings;
  // What reading the docs found is in the log already.
  const logged = new Set(docs.project.diagnostics.map((found) => JSON.stringify(found)));
  const report = (all: readonly Diagnostic[]) => {
    const found = all.filter((one) => !logged.has(JSON.stringify(one)));
    for (const one of found) logged.add(JSON.stringify(one));
    logDiagnostics(found, docsFolder, logger);
  };
  const ofReaders = await readers.write(docs, report);
  report(diagnosticsOf(docs));
  logger.info(whatReadersGet(ofReaders));
}

function ownModule(name: string, root: string): OwnModule & OwnFile {
  const file = path.resolve(root, name);
  if (existsSync(file)) return { name, file, load: () => import(pathToFileURL(file).href) };
  throw userError(
    `\`auth\` is "${name}", and there is no such file in the project.`,
    'Name a module that says who may sign in, as a path from the root of the project.',
  );
}
