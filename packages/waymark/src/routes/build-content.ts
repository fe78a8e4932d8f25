import { openResultCache } from '@waymark/content';
import { runsAuthorsCode } from '@waymark/content/text';
import { lazily } from '@waymark/core';
import { builtPages } from '../build/record/built-page.ts';
import { builtRuns } from '../build/record/built-run.ts';
import type { KeptPages } from '../build/record/kept-pages.ts';
import { keptSite } from '../build/record/kept-site.ts';
import { type OutputPlace, OutputWriter } from '../build/record/output-writer.ts';
import { readsSurroundings } from '../build/record/reads-surroundings.ts';
import { codeVersion } from '../project/code-version.ts';
import type { Findings } from '../project/findings/findings.ts';
import { componentTexts } from '../project/folder/component-texts.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { resultsFolder } from '../project/paths/results-folder.ts';
import type { RenderedPage } from '../project/rendered-page.ts';
import { contentSite } from './text/content-site.ts';
import { startContentThread } from './text/content-thread.ts';
import { ownFileFinder } from './text/own-file-finder.ts';
import { unpackedRuns } from './text/packed-runs.ts';
import { seenSite } from './text/seen-site.ts';
import { textFiles } from './text/text-files.ts';

/** Writes the files beside the HTML of a build, on a thread of its own. */
export interface BuildContent {
  /** The pages of the last build, from which this one may take. */
  pages(): KeptPages;
  /** What writes another part of the output; it is finished with the rest. */
  writer(part: string): OutputWriter;
  /** Files of the last output that stay, as far as that is known (`SiteFolder`). */
  readonly kept: ReadonlySet<string>;
  /**
   * Writes what is made of the text of all pages.
   *
   * @param hidden paths of pages in whose place the Astro project has its own
   * @throws when a file cannot be written
   */
  writeTexts(hidden: readonly string[]): Promise<void>;
  /** Notes for the next build what is there, once all is written. */
  finish(): void;
}

/** Takes each page as it is rendered. */
export function buildContent(docs: OpenDocs, output: OutputPlace): BuildContent {
  let mayTake = false;
  const writers: OutputWriter[] = [];
  const kept = new Set<string>();
  const opened = lazily(() => openResultCache(resultsFolder(docs.project.settings)));
  const writerOf = (part: string) => {
    const writer = new OutputWriter(output, opened(), part, kept);
    writers.push(writer);
    return writer;
  };
  const found = new Map<string, Findings>();
  const site = lazily(() => contentSite(docs.project));
  const started = lazily(() => {
    const { assets, settings } = docs.project;
    return startContentThread({
      site: site(),
      markdown: {
        docsFolder: settings.docsFolder,
        components: settings.components,
        urls: settings.urls,
      },
      own: assets,
      output,
      results: resultsFolder(settings),
      keptSite: keptSite(settings),
      codeVersion: codeVersion(),
    });
  });
  const mayKeep = createMayKeep(docs);
  docs.takeRendered = async (page, findings) => {
    docs.findings.rendered.add(page.path);
    const isKept = mayTake && mayKeep(page) && !hasFailed(findings);
    if (isKept) found.set(page.path, findings);
    started().add({ rendered: page, isKept });
    await started().room();
  };
  return {
    async writeTexts(hidden) {
      const { assets, settings } = docs.project;
      const writer = writerOf('texts');
      const seen = seenSite(site(), hidden);
      const isOwn = ownFileFinder(seen, assets);
      const files = await started().finish(hidden, (packed) => {
        const runs = unpackedRuns(packed, builtRuns(opened(), keptSite(settings)));
        for (const { id, path, pieces } of textFiles(seen, runs, packed.id)) {
          const stays = isOwn(path) || (id !== undefined && writer.keep(path, id));
          if (!stays) writer.write(path, pieces, id);
        }
      });
      for (const file of files) kept.add(file);
    },
    finish() {
      for (const writer of writers) writer.finish();
      // What was taken is not to be let go.
      opened().flush();
    },
    kept,
    writer: writerOf,
    pages() {
      mayTake = true;
      const built = builtPages(opened(), keptSite(docs.project.settings));
      const known = built.load();
      // It is ready when the renderer is.
      started();
      const last: KeptPages = {
        take(path, key, show) {
          const page = known.get(path);
          if (page?.key !== key || !show(() => built.html(path, key))) return false;
          const { diagnostics, libraries, scripts } = page.findings;
          docs.findings.report(diagnostics);
          for (const name of libraries) docs.findings.loadLibrary(name);
          for (const file of scripts) docs.findings.loadScript(file);
          docs.findings.rendered.add(path);
          docs.findings.unchanged.add(path);
          started().add({ kept: { path, key } });
          return true;
        },
        mayKeep(path) {
          const findings = found.get(path);
          // What a server needs to know of it is not kept.
          const isPersonal = docs.personal?.has(path) ?? false;
          return findings !== undefined && !hasFailed(findings) && !isPersonal;
        },
        keep(path, key, html) {
          const findings = found.get(path);
          found.delete(path);
          if (!findings) return;
          const { diagnostics, libraries, scripts } = findings;
          const plain = {
            ...{ diagnostics: [...diagnostics], libraries: [...libraries] },
            scripts: [...scripts.values()],
          };
          started().add({ built: { path, key, html, findings: plain } });
        },
      };
      return last;
    },
  };
}

/** Code that fails may only have taken too long. */
function hasFailed({ diagnostics }: Findings): boolean {
  return diagnostics.some(({ code }) => code === 'page-evaluation');
}

/**
 * Whether the next build may take a page as this one rendered it. What a description adds to it is
 * compiled apart, and code that reads more than the page gives may say something else by then.
 */
function createMayKeep({ project }: OpenDocs): (page: RenderedPage) => boolean {
  const textsOf = componentTexts(project);
  return ({ path, markdown: { bodies } }) => {
    const isWritten = project.endpoints.get(path)?.isAuthored ?? true;
    if (bodies.length > (isWritten ? 1 : 0)) return false;
    return bodies.every((body) => {
      const imported = textsOf(body.imports.map(({ file }) => file));
      return !(runsAuthorsCode(body) && [body.code, ...imported].some(readsSurroundings));
    });
  };
}
