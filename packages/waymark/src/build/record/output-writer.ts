import {
  closeSync,
  fstatSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { ResultCache } from '@waymark/content';

/** Where the files of a build go, and where those of the build before it are. */
export interface OutputPlace {
  /** Folder of the docs in the output that is being written. */
  readonly folder: string;
  /** The same folder of the output that it will replace; none where nothing is left of it. */
  readonly last?: string | undefined;
}

/** A file as a build left it. */
interface Written {
  readonly file: string;
  /** Another one as soon as somebody else has written the file. */
  readonly stamp: string;
}

/** Raise it with any change of what is kept. */
const formatVersion = 1;
/** Letters that are written at once. */
const blockSize = 1 << 20;

/**
 * Writes files of an output. One that is to be as the last build left it is not written again: it
 * gets a second name, and loses the first one with the last output. What somebody has edited since,
 * and what a file system without hard links holds, is not taken.
 */
export class OutputWriter {
  readonly #place: OutputPlace;
  readonly #results: ResultCache;
  readonly #name: string;
  /** By what they were made from. */
  readonly #known: ReadonlyMap<string, Written>;
  readonly #written = new Map<string, Written>();
  readonly #folders = new Set<string>();

  /**
   * @param results of earlier builds, among them what they wrote
   * @param part of the files that is written here; another thread may write others
   */
  constructor(place: OutputPlace, results: ResultCache, part: string) {
    this.#place = place;
    this.#results = results;
    this.#name = `output ${formatVersion} ${part} ${place.last}`;
    this.#known = new Map(place.last === undefined ? [] : parsed(results.load(this.#name)));
  }

  /**
   * Takes a file from the last output, whatever it was called there.
   *
   * @param id of all that it is to be made from
   * @returns whether it was there
   */
  take(file: string, id: string): boolean {
    const { last } = this.#place;
    const known = this.#known.get(id);
    if (last === undefined || known === undefined) return false;
    const isTaken = isLinked(path.join(last, known.file), this.#target(file), known.stamp);
    if (isTaken) this.#written.set(id, { file, stamp: known.stamp });
    return isTaken;
  }

  /**
   * Writes a file piece by piece.
   *
   * @param id of all that it is made from, where a later build may take it
   */
  write(file: string, pieces: Iterable<string | Uint8Array>, id?: string): void {
    const handle = create(this.#target(file));
    try {
      writePieces(handle, pieces);
      if (id !== undefined) this.#written.set(id, { file, stamp: stampOf(fstatSync(handle)) });
    } finally {
      closeSync(handle);
    }
  }

  /** Keeps for the next build what was written. */
  finish(): void {
    if (this.#place.last === undefined) return;
    this.#results.store(this.#name, JSON.stringify([...this.#written]));
    this.#results.flush();
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

function parsed(text = '[]'): readonly (readonly [id: string, Written])[] {
  return JSON.parse(text);
}

/** Compared when it has its new name: another build may replace the last output meanwhile. */
function isLinked(source: string, target: string, stamp: string): boolean {
  try {
    linkSync(source, target);
  } catch {
    return false;
  }
  if (stampOf(lstatSync(target)) === stamp) return true;
  rmSync(target);
  return false;
}

function stampOf({ ino, mtimeMs, size }: Stats): string {
  return `${ino} ${mtimeMs} ${size}`;
}

/** Never opens what is there: it may be the file of the last output. */
function create(file: string): number {
  try {
    return openSync(file, 'wx');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    rmSync(file);
    return openSync(file, 'wx');
  }
}

function writePieces(handle: number, pieces: Iterable<string | Uint8Array>): void {
  let block = '';
  const flush = () => {
    if (block !== '') writeFileSync(handle, block);
    block = '';
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') block += piece;
    if (typeof piece !== 'string' || block.length >= blockSize) flush();
    if (typeof piece !== 'string') writeFileSync(handle, piece);
  }
  flush();
}
