import { openResultCache } from '@waymark/content';
import { type Diagnostic, diagnostic } from '@waymark/core';
import type { OutputWriter } from '../build/record/output-writer.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { pagesInOrder } from '../project/page-order.ts';
import { openPictureDrawer, type PictureDrawer } from '../project/pictures/draw-picture.ts';
import { isPicturePath, type Picture, picturePath } from '../project/pictures/picture.ts';
import { pictureLook } from '../project/pictures/picture-look.ts';
import type { Project } from '../project/project.ts';
import { resultsFolder } from '../project/results-folder.ts';
import type { SiteFile } from '../project/site-file.ts';
import { pagePicture } from '../theme/seo/page-picture.ts';

/** So many are drawn at once: they are packed on other threads. */
const atOnce = 4;

/** Writes the pictures of all pages that have one drawn; those of an earlier build are taken. */
export async function writePictures(docs: OpenDocs, writer: OutputWriter): Promise<void> {
  const { project } = docs;
  const look = pictureLook(project);
  if (look === undefined) return;
  const results = openResultCache(resultsFolder(project.settings));
  let drawer: PictureDrawer | undefined;
  const missing = new Map<string, PictureOfPage>();
  for (const [path, picture] of picturesOf(project)) {
    if (writer.keep(path.slice(1), path)) continue;
    const known = results.loadBytes(nameOf(path));
    if (known) writer.write(path.slice(1), [known], path);
    else missing.set(path, picture);
  }
  const waiting = [...missing];
  const draw = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [path, { file, picture }] = next;
      drawer ??= openPictureDrawer(project.settings, look);
      const { content, unknownLetters } = await drawer.draw(picture);
      const isWhole = unknownLetters.length === 0;
      // Another time there may be a font that has them.
      writer.write(path.slice(1), [content], isWhole ? path : undefined);
      if (isWhole) results.store(nameOf(path), content);
      else docs.findings.report([lettersMissing(file, unknownLetters)]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, draw));
  results.flush();
}

function lettersMissing(file: string, letters: readonly string[]): Diagnostic {
  const some = letters.slice(0, 5).join(' ');
  return diagnostic('picture-letters', {
    at: { file, line: 1, column: 1 },
    message: `No font of this machine has the letters ${some}, so the pictures of this and maybe other pages leave them out.`,
    hint: 'Install a font of their script where the site is built (Debian: `fonts-noto-core`, `fonts-noto-cjk`), or name a font file in `fonts` of docs.json.',
  });
}

function nameOf(path: string): string {
  return `picture ${path}`;
}

/** The picture at a path, drawn when it is asked for. */
export async function findPicture(project: Project, path: string): Promise<SiteFile | undefined> {
  const look = pictureLook(project);
  if (look === undefined || !isPicturePath(path)) return undefined;
  const picture = picturesOf(project).get(path);
  if (picture === undefined) return undefined;
  const { content } = await openPictureDrawer(project.settings, look).draw(picture.picture);
  return { path, content };
}

/** By their paths: pages that say the same share one. */
function picturesOf(project: Project): ReadonlyMap<string, PictureOfPage> {
  const pictures = pagesInOrder(project).flatMap(({ file, path }) => {
    const picture = pagePicture(project, project.site.view(path));
    return picture ? [{ file, picture }] : [];
  });
  return new Map(pictures.map((one) => [picturePath(one.picture), one]));
}

interface PictureOfPage {
  readonly picture: Picture;
  /** Of a page that has it. */
  readonly file: string;
}
