import { chmodSync } from 'node:fs';
import path from 'node:path';
import type { HostName } from '@waymark/content';
import type { Reader } from '@waymark/core';
import { isLostText } from '../../build/record/lost-text.ts';
import type { PageFormat } from '../../build/renderer/output-file.ts';
import { CommandFailure, failCommand } from '../../project/findings/command-failure.ts';
import { diagnosticsOf, hasErrors } from '../../project/findings/report.ts';
import { systemErrorText } from '../../project/findings/system-error.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import { type OutputFiles, outputFiles } from '../../project/output/output-files.ts';
import {
  forgetReaders,
  ownReadersFolder,
  proveReaders,
  readersFolder,
} from '../../project/output/reader-output.ts';
import { siteFolder } from '../../project/output/server-output.ts';
import { type Staging, stageOutput } from '../../project/output/staging.ts';
import type { Host } from '../../project/paths/host.ts';
import { signsIn } from '../../project/project.ts';
import { buildReaders } from '../../routes/build-readers.ts';
import type { WriteHost } from '../../routes/finish-site.ts';
import type { OwnModule } from '../../server/assistant/own-modules.ts';
import { takenPaths } from '../../server/taken-paths.ts';
import { checkAddresses } from '../check/addresses.ts';
import { printReport } from '../report.ts';
import {
  type LedgerFlags,
  openForBuild,
  type SiteSettings,
  siteConfig,
} from '../settings/site-config.ts';
import type { WarningFlags } from '../settings/warning-limit.ts';
import type { ServerBuildSettings, WriteServer } from './build-server.ts';
import { writeSite } from './write-site.ts';

/** What `waymark build` is told. */
export interface BuildSettings
  extends SiteSettings,
    ServerBuildSettings,
    WarningFlags,
    LedgerFlags {
  /** Module that says who may sign in. */
  readonly auth?: string | undefined;
  readonly host?: HostName | 'none';
  readonly base: string;
  /** Path of the Chromium that makes PDF files. */
  readonly browser?: string;
}

/** A build that may begin: all that its user wants can be done. */
export interface OutputBuild {
  readonly docsFolder: string;
  readonly settings: BuildSettings & { readonly format: PageFormat };
  /** Absolute path of the folder that will hold the site, with a server that too. */
  readonly output: string;
  readonly host: Host | undefined;
  readonly authModule: OwnModule | undefined;
  /** Path of the Chromium that prints, if there are to be PDF files. */
  readonly browser: string | undefined;
  readonly writeServer: WriteServer | undefined;
  /** Refuses an output that holds what is not of a build. */
  readonly checkOutput: (there: OutputFiles) => void;
}

/** What was built. */
export interface BuiltOutput {
  readonly docs: OpenDocs;
  /** The docs of each site for readers. */
  readonly ofReaders: readonly OpenDocs[];
  /** Rules of its host were written, and it reads them. */
  readonly hasHostRules: boolean;
}

/**
 * Builds the site of a docs folder, for everyone and for readers who sign in, and its server; then puts all
 * of that in the place of the last output.
 *
 * @returns nothing where another build has changed the output meanwhile, or what is kept turned out to be damaged
 * @throws CommandFailure when it cannot be built; the last output stays
 */
export async function buildOutput(build: OutputBuild): Promise<BuiltOutput | undefined> {
  const staging = stage(build.output);
  // Beside where they will be: the output may lie on another disk.
  let ownReaders: Staging | undefined;
  const stageReaders = () => {
    ownReaders = stage(ownReadersFolder(build.docsFolder));
    return ownReaders;
  };
  try {
    return await buildInto(staging, build, stageReaders);
  } catch (error) {
    if (isLostText(error)) return undefined;
    const refused = systemErrorText(error, build.output)?.replace(staging.next, build.output);
    throw refused === undefined ? error : new CommandFailure(refused);
  } finally {
    staging.discard();
    ownReaders?.discard();
  }
}

async function buildInto(
  staging: Staging,
  build: OutputBuild,
  stageReaders: () => Staging,
): Promise<BuiltOutput | undefined> {
  const { docsFolder, settings, writeServer } = build;
  const site = await writeOpenSite(staging, build);
  const { docs, kept, seen } = site;
  const knowsReaders = signsIn(docs.project);
  // Without a server of its own, `waymark serve` finds them in the docs folder.
  const ownReaders = knowsReaders && !settings.server ? stageReaders() : undefined;
  const readers = ownReaders?.next ?? path.join(staging.next, readersFolder);
  const ofReaders = knowsReaders
    ? await writeReaders(docs, build, readers, ownReaders ?? staging)
    : [];
  if (ownReaders) proveReaders(staging.next, readers);
  await print(docs, staging, build);
  await writeServer?.(staging.next, knowsReaders);
  // As a whole only now, and somebody may have put something there while the site was built.
  const place = placeOf(settings);
  const staying = new Set([...kept].map((file) => path.join(place, file)));
  // Of an output of which files stay, nothing goes that has come since it was looked at.
  const there = (staying.size > 0 && seen()) || outputFiles(build.output);
  build.checkOutput(there);
  if (!staging.publish(staying, there)) return undefined;
  if (ownReaders) {
    // Other users of the machine are readers whom nobody knows.
    chmodSync(readers, 0o700);
    ownReaders.publish(new Set());
  } else if (!settings.server) forgetReaders(ownReadersFolder(docsFolder));
  // A host may take them at any time: until now they are those of the site that was there.
  return { docs, ofReaders, hasHostRules: site.writeHost() };
}

/** What was written for everyone. */
interface OpenSite {
  readonly docs: OpenDocs;
  /** Files of the last output that stay. */
  readonly kept: ReadonlySet<string>;
  /** What was in the output while the site was written, if that was looked at. */
  readonly seen: () => OutputFiles | undefined;
  readonly writeHost: WriteHost;
}

async function writeOpenSite(
  { folder, next }: Staging,
  { authModule, docsFolder, host, output, settings }: OutputBuild,
): Promise<OpenSite> {
  const config = siteConfig(docsFolder, { ...settings, out: next }, host);
  const docs = await openForBuild(config, settings, authModule && 'public');
  if (settings.server) docs.findings.report(takenPaths(docs.project));
  let writeHost: WriteHost = () => false;
  let seen: OutputFiles | undefined;
  const published = path.join(output, placeOf(settings));
  const kept = await writeSite(config, {
    ...{ docs, place: folder, published },
    // What is printed is read from the folder that it is written to, so all of the site is made there.
    last: isPrinted(settings) ? undefined : published,
    alsoFound: () => checkAddresses(docs, settings),
    whenPublished: (write) => {
      writeHost = write;
    },
    whileTextsAreWritten() {
      seen = outputFiles(output);
    },
  });
  const gone = checkAddresses(docs, settings);
  docs.findings.report(gone);
  if (gone.length > 0 && hasErrors(diagnosticsOf(docs))) {
    printReport(docs);
    throw new CommandFailure('');
  }
  return { docs, kept, seen: () => seen, writeHost: () => writeHost() };
}

/**
 * Writes a site for each audience of readers.
 *
 * @param readers folder of these sites
 * @param place that it is in or below
 */
async function writeReaders(
  docs: OpenDocs,
  { authModule, docsFolder, settings }: OutputBuild,
  readers: string,
  { folder }: Staging,
): Promise<readonly OpenDocs[]> {
  // What is printed is for everyone.
  const ofReaders = { ...settings, printPage: false, pdf: false, server: false };
  const writeFor = async (reader: Reader, out: string) => {
    const config = siteConfig(docsFolder, { ...ofReaders, out });
    const opened = await openForBuild(config, settings, reader);
    opened.personal = new Map();
    if (settings.server) opened.findings.report(takenPaths(opened.project));
    await writeSite(config, { docs: opened, place: folder });
    return opened;
  };
  const { declaredAudiences } = await import('../../server/readers/auth-settings.ts');
  const { auth } = docs.project.config;
  const declared = await declaredAudiences(authModule, auth).catch(failCommand);
  return buildReaders(docs, readers, declared, writeFor);
}

async function print(
  { project }: OpenDocs,
  { next }: Staging,
  { browser, settings }: OutputBuild,
): Promise<void> {
  if (!isPrinted(settings)) return;
  const { printSite } = await import('../../server/print/print-site.ts');
  const { format } = settings;
  await printSite(project, { folder: path.join(next, placeOf(settings)), format, browser });
}

function isPrinted({ pdf, printPage }: BuildSettings): boolean {
  return printPage === true || pdf === true;
}

/** The folder of the site in the output. */
function placeOf({ server }: BuildSettings): string {
  return server ? siteFolder : '';
}

/** @throws CommandFailure when the output cannot be written */
function stage(output: string): Staging {
  try {
    const staging = stageOutput(output);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        staging.discard();
        // As if nobody had listened, so that a shell or a script knows why it ended.
        process.kill(process.pid, signal);
      });
    }
    return staging;
  } catch (error) {
    // The folder beside it is nothing that a user has heard of.
    const refused = systemErrorText(Object.assign(Object(error), { path: output }));
    throw refused === undefined ? error : new CommandFailure(refused);
  }
}
