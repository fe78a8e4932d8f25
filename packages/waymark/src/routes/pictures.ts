import { openResultCache } from '@waymark/content';
import { type Diagnostic, diagnostic } from '@waymark/core';
import { openKeptPictures } from '../build/record/kept-pictures.ts';
import type { OutputWriter } from '../build/record/output-writer.ts';
import type { SiteFile } from '../project/folder/site-file.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { pagesInOrder } from '../project/paths/page-order.ts';
import { resultsFolder } from '../project/paths/results-folder.ts';
import { openCanvas } from '../project/pictures/canvas.ts';
import { openPictureDrawer, type PictureDrawer } from '../project/pictures/draw-picture.ts';
import { machineFonts } from '../project/pictures/machine-fonts.ts';
import { isPicturePath, type Picture, picturePath } from '../project/pictures/picture.ts';
import { pictureLook } from '../project/pictures/picture-look.ts';
import type { Project } from '../project/project.ts';
import { pagePicture } from '../theme/seo/page-picture.ts';

/** So many are drawn at once: they are packed on other threads. */
const atOnce = 4;

/** Writes the pictures of all pages that have one drawn; those of an earlier build are taken. */
export async function writePictures(docs: OpenDocs, writer: OutputWriter): Promise<void> {
  const { project } = docs;
  const look = pictureLook(project);
  if (look === undefined) return;
  const results = openResultCache(resultsFolder(project.settings));
  const kept = openKeptPictures(
    results,
    writer,
    () => machineFonts(openCanvas(project.settings.root)).id,
  );
  const report = (file: string, letters: readonly string[]) => {
    if (letters.length > 0) docs.findings.report([lettersMissing(file, letters)]);
  };
  const waiting: (readonly [path: string, PictureOfPage])[] = [];
  for (const [path, page] of picturesOf(project)) {
    const unknownLetters = kept.take(path);
    if (unknownLetters === undefined) waiting.push([path, page]);
    else report(page.file, unknownLetters);
  }
  let drawer: PictureDrawer | undefined;
  const draw = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      const [path, { file, picture }] = next;
      drawer ??= openPictureDrawer(project.settings, look);
      const drawn = await drawer.draw(picture);
      kept.write(path, drawn);
      report(file, drawn.unknownLetters);
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
    hint: 'Install a font of their script where the site is built (Debian: `fonts-noto-core`, `fonts-noto-cjk`), or name one in `thumbnails.fonts` of docs.json.',
  });
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
