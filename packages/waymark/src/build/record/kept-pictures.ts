import type { ResultCache } from '@waymark/content';
import type { DrawnPicture } from '../../project/pictures/draw-picture.ts';
import type { OutputWriter } from './output-writer.ts';

/** What is kept of a picture that other fonts of the machine would make another one. */
interface OfMachine {
  /** The fonts that there were (`MachineFonts.id`). */
  readonly fonts: string;
  readonly unknownLetters: readonly string[];
}

/** The pictures of earlier builds, by their paths. */
export interface KeptPictures {
  /**
   * Writes a picture as it was drawn before.
   *
   * @returns the letters that it lacks; nothing if it has to be drawn
   */
  take(path: string): readonly string[] | undefined;
  /** Writes a picture, and keeps it for the next build. */
  write(path: string, drawn: DrawnPicture): void;
}

/** @param machineFonts tells the fonts of the machine; few pictures need them, and asking takes its time */
export function openKeptPictures(
  results: ResultCache,
  writer: OutputWriter,
  machineFonts: () => string,
): KeptPictures {
  const takeAs = (path: string, id: string): boolean => {
    if (writer.keep(path.slice(1), id)) return true;
    const content = results.loadBytes(nameOf(id));
    if (content) writer.write(path.slice(1), [content], id);
    return content !== undefined;
  };
  return {
    take(path) {
      if (takeAs(path, path)) return [];
      const found = results.load(machineNameOf(path));
      if (found === undefined) return undefined;
      const { fonts, unknownLetters }: OfMachine = JSON.parse(found);
      const isCurrent = fonts === machineFonts() && takeAs(path, idOf(path, fonts));
      return isCurrent ? unknownLetters : undefined;
    },
    write(path, { content, isOfMachine, unknownLetters }) {
      const fonts = isOfMachine ? machineFonts() : undefined;
      const id = fonts === undefined ? path : idOf(path, fonts);
      writer.write(path.slice(1), [content], id);
      results.store(nameOf(id), content);
      if (fonts === undefined) return;
      const kept: OfMachine = { fonts, unknownLetters };
      results.store(machineNameOf(path), JSON.stringify(kept));
    },
  };
}

function idOf(path: string, fonts: string): string {
  return `${path} ${fonts}`;
}

function nameOf(id: string): string {
  return `picture ${id}`;
}

function machineNameOf(path: string): string {
  return `picture of the machine ${path}`;
}
