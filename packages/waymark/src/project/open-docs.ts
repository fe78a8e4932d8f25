import { createPagePool, type PagePool } from '@waymark/content';
import { codeGrammars } from './checks/code-grammars.ts';
import { codeVersion } from './code-version.ts';
import { isCompiled } from './compile-pages.ts';
import { createFindings, type Findings } from './findings/findings.ts';
import { hasErrors } from './findings/report.ts';
import { type OfferedImages, offerImages } from './images/offered-images.ts';
import { resultsFolder } from './paths/results-folder.ts';
import { ownAddress } from './paths/site-address.ts';
import type { PersonalPage } from './personal-page.ts';
import type { Project, ProjectSettings } from './project.ts';
import { createProjectReader } from './read-project.ts';
import type { RenderedPage } from './rendered-page.ts';

/** A docs folder that is open for those who compile and render its pages. */
export interface OpenDocs {
  /** What the folder says now. */
  project: Project;
  /** The threads that compile its pages. */
  pool: SitePool;
  /** What was found while pages of the present project were compiled and rendered. */
  findings: Findings;
  /** Smaller sizes of its pictures, in a build that makes them. */
  images?: OfferedImages | undefined;
  /**
   * Takes each page that a build renders, for the files beside its HTML, when there is room for it.
   *
   * @param findings of the page, to which its HTML may still add
   */
  takeRendered?: (page: RenderedPage, findings: Findings) => Promise<void>;
  /**
   * Pages that are others for each reader, by their paths, as a build finds them; only where a server
   * will know its readers.
   */
  personal?: Map<string, PersonalPage>;
  /**
   * Reads the folder again.
   *
   * @param changed files of the folder, relative to it, that are new, different or gone; without any,
   *   each file may be
   */
  reload(changed: readonly string[]): Promise<void>;
}

/** The threads that compile a site's pages, and all that they were started with. */
interface SitePool extends PagePool {
  readonly key: string;
}

/** Reads a docs folder and opens it; its threads start with the first page. */
export async function openDocs(settings: ProjectSettings): Promise<OpenDocs> {
  const read = createProjectReader(settings);
  const project = await read();
  const { images: frame } = settings;
  // A build that has errors ends before it shows a page.
  const wanted = frame && !hasErrors(project.diagnostics) ? frame : undefined;
  const images = wanted && (await offerImages(project, wanted));
  let reading: Promise<unknown> = Promise.resolve();
  const docs: OpenDocs = {
    project,
    pool: poolFor(project, images),
    images,
    findings: createFindings(),
    reload(changed) {
      const reload = reading.then(async () => {
        const next = await read(changed);
        docs.project = { ...next, own: docs.project.own };
        docs.pool = poolFor(docs.project, docs.images, docs.pool);
        docs.pool.forget();
        docs.findings = createFindings(docs.findings);
      });
      // One failure must not keep later changes from being read.
      reading = reload.catch(() => undefined);
      return reload;
    },
  };
  return docs;
}

/** The threads of a preview live on while what they were started with stays the same. */
function poolFor(
  { config, diagnostics, pages, settings }: Project,
  images: OfferedImages | undefined,
  previous?: SitePool,
): SitePool {
  const options = {
    docsFolder: settings.docsFolder,
    pages: pages.map(({ path: page, file }) =>
      isCompiled(file) ? { path: page, file } : { path: page },
    ),
    components: settings.components,
    properties: settings.properties,
    variables: config.variables,
    isUntrusted: settings.isUntrusted ?? false,
    codeThemes: config.styling.codeblocks.theme,
    grammars: codeGrammars(config, settings.docsFolder),
    urls: settings.urls,
    site: ownAddress({ config, settings }),
    ...(images && { offered: images.pictures }),
    cacheFolder: resultsFolder(settings),
    // Of a build that ends at errors, nobody sees a page.
    isChecked: settings.isChecked ?? (settings.mode === 'build' && hasErrors(diagnostics)),
    codeVersion: codeVersion(),
  };
  const key = JSON.stringify(options);
  if (previous?.key === key) return previous;
  void previous?.close();
  return { ...createPagePool(options), key };
}
