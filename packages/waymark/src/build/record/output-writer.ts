import { closeSync, fstatSync, lstatSync, mkdirSync, openSync, type Stats } from 'node:fs';
import path from 'node:path';
import type { ResultCache } from '@waymark/content';
import type { FilePiece } from '@waymark/content/text';
import { fileBelow } from '../../project/output/site-folder.ts';
import { type FileWithPieces, type PiecePlace, writePieces } from './write-pieces.ts';

/** Where the files of a build go, and where those of the build before it are. */
export interface OutputPlace {
  /** Folder of the docs in the output that is being written. */
  readonly folder: string;
  /** The same folder of the output that it will replace; none where nothing of it may stay. */
  readonly last?: string | undefined;
}

/** A file as a build left it. */
interface Written {
  /** Of all that it was made from; absent where each build makes it anew. */
  readonly id?: string | undefined;
  /** Another one as soon as somebody else has written the file. */
  readonly stamp: string;
  /** Where its named pieces stand. */
  readonly pieces?: readonly (readonly [id: string, PiecePlace])[] | undefined;
}

/** Raise it with any change of what is kept. */
const formatVersion = 3;

/**
 * Writes files of an output. One that is to be as the last build left it stays where it is; what
 * somebody has edited since is written anew.
 */
export class OutputWriter {
  readonly #place: OutputPlace;
  readonly #results: ResultCache;
  readonly #name: string;
  readonly #kept: Set<string>;
  readonly #known: ReadonlyMap<string, Written>;
  readonly #written = new Map<string, Written>();
  readonly #folders = new Set<string>();

  /**
   * @param results of earlier builds, among them what they wrote
   * @param part of the files that is written here; another thread may write others
   * @param kept gets the files that stay (`fileBelow`)
   */
  constructor(place: OutputPlace, results: ResultCache, part: string, kept: Set<string>) {
    this.#kept = kept;
    this.#place = place;
    this.#results = results;
    this.#name = `output ${formatVersion} ${part} ${place.last}`;
    this.#known = new Map(place.last === undefined ? [] : parsed(results.load(this.#name)));
  }

  /**
   * Leaves a file as it is in the last output.
   *
   * @param id of all that it is to be made from
   * @returns whether it is there
   */
  keep(file: string, id: string): boolean {
    const known = this.#known.get(file);
    if (known?.id !== id || !this.#isAsWritten(file, known)) return false;
    this.#written.set(file, known);
    this.#kept.add(fileBelow(file));
    return true;
  }

  /**
   * Writes a file piece by piece. Those that the last output has too come from there.
   *
   * @param id of all that it is made from, where a later build may keep it
   */
  write(file: string, pieces: Iterable<FilePiece>, id?: string): void {
    const handle = openSync(this.#target(file), 'w');
    const last = this.#openLast(file);
    try {
      const places = writePieces(handle, pieces, last);
      if (id === undefined && places.size === 0) return;
      const stamp = stampOf(fstatSync(handle));
      this.#written.set(file, { id, stamp, ...(places.size > 0 && { pieces: [...places] }) });
    } finally {
      closeSync(handle);
      if (last) closeSync(last.handle);
    }
  }

  /** Notes for the next build what is there. */
  finish(): void {
    if (this.#place.last === undefined) return;
    this.#results.store(this.#name, JSON.stringify([...this.#written]));
    this.#results.flush();
  }

  /** Whether nobody has touched a file of the last output. */
  #isAsWritten(file: string, { stamp }: Written): boolean {
    const { last } = this.#place;
    if (last === undefined) return false;
    const found = lstatSync(path.join(last, file), { throwIfNoEntry: false });
    return found !== undefined && stampOf(found) === stamp;
  }

  /** Opens a file of the last output of which pieces are known, where nobody has touched it. */
  #openLast(file: string): FileWithPieces | undefined {
    const { last } = this.#place;
    const known = this.#known.get(file);
    if (last === undefined || !known?.pieces) return undefined;
    const handle = openIfThere(path.join(last, file));
    if (handle === undefined) return undefined;
    // Of the file that is open: another build may put its own there at any time.
    if (stampOf(fstatSync(handle)) === known.stamp) {
      return { handle, places: new Map(known.pieces) };
    }
    closeSync(handle);
    return undefined;
  }

  #target(file: string): string {
    const target = path.join(this.#place.folder, file);
    const folder = path.dirname(target);
    if (!this.#folders.has(folder)) {
      mkdirSync(folder, { recursive: true });
      this.#folders.add(folder);
    }
    return target;
  }
}

function openIfThere(file: string): number | undefined {
  try {
    return openSync(file, 'r');
  } catch {
    return undefined;
  }
}

function parsed(text = '[]'): readonly (readonly [file: string, Written])[] {
  return JSON.parse(text);
}

function stampOf({ ino, mtimeMs, size }: Stats): string {
  return `${ino} ${mtimeMs} ${size}`;
}
