import { chmodSync, existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { HostName } from '@waymark/content';
import type { Reader } from '@waymark/core';
import { isLostText } from '../build/record/lost-text.ts';
import { CommandFailure, failCommand } from '../project/command-failure.ts';
import { hostAdvice, hostOf } from '../project/host.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { outputRefusal } from '../project/output/check-output.ts';
import { type OutputFiles, outputFiles } from '../project/output/output-files.ts';
import {
  forgetReaders,
  ownReadersFolder,
  proveReaders,
  readersFolder,
} from '../project/output/reader-output.ts';
import { serverEntry, serverFolder, siteFolder } from '../project/output/server-output.ts';
import { type Staging, stageOutput } from '../project/output/staging.ts';
import { type Project, signsIn } from '../project/project.ts';
import { diagnosticsOf, hasErrors } from '../project/report.ts';
import { systemErrorText } from '../project/system-error.ts';
import { buildReaders, whatReadersGet } from '../routes/build-readers.ts';
import type { WriteHost } from '../routes/finish-site.ts';
import type { OwnModule } from '../server/own-modules.ts';
import { findBrowser } from '../server/print/find-browser.ts';
import { takenPaths } from '../server/taken-paths.ts';
import type { ServerBuildSettings } from './build-server.ts';
import { buildSummary, checkAdvice, missingAddress, previewCommand } from './build-summary.ts';
import { checkAddresses, expectAddresses } from './check/addresses.ts';
import { ownFolderAt, projectHint } from './docs-folder.ts';
import { checkOwnFiles, ownModule } from './own-files.ts';
import { pageFormat } from './page-format.ts';
import { publishedBelow } from './published-at.ts';
import { foundIn, printReport } from './report.ts';
import { siteOriginOf } from './site-address.ts';
import { type LedgerFlags, openForBuild, type SiteSettings, siteConfig } from './site-config.ts';
import { holdWarningLimit, type WarningFlags, warningLimit } from './warning-limit.ts';
import { writeSite } from './write-site.ts';

/** Builds of the same output that may end while one is at work. */
const rivals = 5;

interface BuildSettings extends SiteSettings, ServerBuildSettings, WarningFlags, LedgerFlags {
  /** Module that says who may sign in. */
  readonly auth?: string | undefined;
  readonly host?: HostName | 'none';
  readonly base: string;
  /** Path of the Chromium that makes them. */
  readonly browser?: string;
}

/** The same as it is written: without a base, the host may say which one it is. */
type BuildFlags = Omit<BuildSettings, 'base'> & { readonly base?: string };

/**
 * `waymark build`: a static site, with `--server` the server for it too. The output is replaced when
 * all of it is there; ends with 1, and leaves it, when an error stands.
 */
export async function build(dir: string, given: BuildFlags): Promise<void> {
  const started = performance.now();
  const currentFolder = process.cwd();
  const host = hostOf(given.host, currentFolder);
  const base = given.base ?? publishedBelow(host?.name, given.site);
  const settings: BuildSettings = { ...given, base };
  const docsFolder = await ownFolderAt(dir, 'build');
  checkOwnFiles(docsFolder, settings);
  const limit = warningLimit(settings);
  expectAddresses(settings);
  const site = siteOriginOf(settings.site, '`--out` names the folder of the output.');
  const format = pageFormat(settings, host?.name);
  const browser = settings.pdf ? findBrowser(settings.browser) : undefined;
  const writeServer = settings.server && (await prepareServer(docsFolder, settings));
  const authModule = settings.auth === undefined ? undefined : ownModule(settings.auth);
  const output = outputFolder(settings.out ?? 'dist');
  const hint = await projectHint(docsFolder, currentFolder);
  const checkOutput = (there?: OutputFiles) => {
    const refusal = outputRefusal(output, { docsFolder, currentFolder }, there);
    if (refusal !== undefined) throw new CommandFailure(refusal);
  };
  checkOutput();
  if (hint !== undefined) console.error(hint);
  const place = settings.server ? siteFolder : '';
  const isPrinted = settings.printPage === true || browser !== undefined;
  // What is printed is read from the folder that it is written to, so all of the site is made there.
  const last = isPrinted ? undefined : path.join(output, place);
  const buildOnce = async () => {
    const staging = stage(output);
    let ownReaders: Staging | undefined;
    try {
      const staged = { ...settings, format, site, out: staging.next };
      const config = siteConfig(docsFolder, staged, host);
      const docs = await openForBuild(config, settings, authModule && 'public');
      if (settings.server) docs.findings.report(takenPaths(docs.project));
      const knowsReaders = signsIn(docs.project);
      let writeHost: WriteHost | undefined;
      let seen: OutputFiles | undefined;
      const kept = await writeSite(config, {
        ...{ docs, last, place: staging.folder, published: path.join(output, place) },
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
      // Beside where they will be: the output may lie on another disk.
      const own = ownReadersFolder(docsFolder);
      if (knowsReaders && !settings.server) ownReaders = stage(own);
      const readers = ownReaders?.next ?? path.join(staging.next, readersFolder);
      const buildFor = async (reader: Reader, out: string) => {
        // What is printed is for everyone.
        const printed = { printPage: false, pdf: false };
        const ofReader = siteConfig(docsFolder, { ...staged, ...printed, server: false, out });
        const opened = await openForBuild(ofReader, settings, reader);
        opened.personal = new Map();
        if (settings.server) opened.findings.report(takenPaths(opened.project));
        const { folder } = ownReaders ?? staging;
        await writeSite(ofReader, { docs: opened, place: folder });
        return opened;
      };
      let ofReaders: readonly OpenDocs[] = [];
      if (knowsReaders) {
        const declared = await wantedAudiences(docs.project, authModule);
        ofReaders = await buildReaders(docs, readers, declared, buildFor);
      }
      if (ownReaders) proveReaders(staging.next, readers);
      if (isPrinted) {
        const { printSite } = await import('../server/print/print-site.ts');
        await printSite(docs.project, { folder: path.join(staging.next, place), format, browser });
      }
      if (writeServer) await writeServer(staging.next, knowsReaders);
      // As a whole only now, and somebody may have put something there while the site was built.
      const staying = new Set([...kept].map((file) => path.join(place, file)));
      // Of an output of which files stay, nothing goes that has come since it was looked at.
      const there = (staying.size > 0 && seen) || outputFiles(output);
      checkOutput(there);
      if (!staging.publish(staying, there)) return undefined;
      if (ownReaders) {
        // Other users of the machine are readers whom nobody knows.
        chmodSync(readers, 0o700);
        ownReaders.publish(new Set());
      } else if (!settings.server) forgetReaders(own);
      // A host may take them at any time: until now they are those of the site that was there.
      return { docs, ofReaders, hasHostRules: writeHost?.() ?? false };
    } catch (error) {
      if (isLostText(error)) return undefined;
      const refused = systemErrorText(error, output)?.replace(staging.next, output);
      throw refused === undefined ? error : new CommandFailure(refused);
    } finally {
      staging.discard();
      ownReaders?.discard();
    }
  };
  let built: Awaited<ReturnType<typeof buildOnce>>;
  // Another build of the output may have ended while this one was at work, or what is kept is damaged.
  for (let left = rivals; built === undefined && left > 0; left--) built = await buildOnce();
  if (built === undefined) {
    throw new CommandFailure(
      `Other builds or programs change ${output} all the time. Build to another folder with \`--out\`.`,
    );
  }
  const { docs, hasHostRules, ofReaders } = built;
  printReport(docs, ofReaders);
  const found = foundIn([docs, ...ofReaders]);
  if (found.length > 0) console.log(checkAdvice);
  const missing = missingAddress(docs.project);
  if (missing) console.log(missing);
  console.log(buildSummary(docs, performance.now() - started));
  if (signsIn(docs.project)) {
    console.log(whatReadersGet(ofReaders));
    if (host && !settings.server) {
      console.log(
        'A host of files knows no readers: `waymark serve` or `build --server` shows them these.',
      );
    }
  }
  const out = path.relative(currentFolder, output) || '.';
  console.log(
    settings.server
      ? `The site and its server are in ${out}. \`node ${path.join(out, serverFolder, serverEntry)}\` starts it.`
      : `The site is in ${out}. \`${previewCommand(dir, out, settings)}\` serves it.`,
  );
  if (host && hasHostRules) console.log(hostAdvice[host.name]);
  holdWarningLimit(found.filter(({ severity }) => severity === 'warning').length, limit);
}

/** The readers whom the owner wants sites to be built for. */
async function wantedAudiences(project: Project, authModule: OwnModule | undefined) {
  const { declaredAudiences } = await import('../server/readers/auth-settings.ts');
  return declaredAudiences(authModule, project.config.auth).catch(failCommand);
}

/** A link to a folder stands for it, so that the link stays when the folder is replaced. */
function outputFolder(out: string): string {
  const output = path.resolve(out);
  return existsSync(output) ? realpathSync(output) : output;
}

/** @throws CommandFailure when the output cannot be written */
function stage(output: string): Staging {
  try {
    const staging = stageOutput(output);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        staging.discard();
        process.exit(1);
      });
    }
    return staging;
  } catch (error) {
    // The folder beside it is nothing that a user has heard of.
    const refused = systemErrorText(Object.assign(Object(error), { path: output }));
    throw refused === undefined ? error : new CommandFailure(refused);
  }
}

/** Loaded when it is needed: the assistant takes a while. */
async function prepareServer(docsFolder: string, settings: BuildSettings) {
  const { serverBuild } = await import('./build-server.ts');
  return serverBuild(docsFolder, settings);
}
