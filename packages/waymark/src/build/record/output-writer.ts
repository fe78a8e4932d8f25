import {
  closeSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { ResultCache } from '@waymark/content';
import { fileBelow } from '../../project/output/site-folder.ts';

/** Where the files of a build go, and where those of the build before it are. */
export interface OutputPlace {
  /** Folder of the docs in the output that is being written. */
  readonly folder: string;
  /** The same folder of the output that it will replace; none where nothing of it may stay. */
  readonly last?: string | undefined;
}

/** A file as a build left it. */
interface Written {
  /** Of all that it was made from. */
  readonly id: string;
  /** Another one as soon as somebody else has written the file. */
  readonly stamp: string;
}

/** Raise it with any change of what is kept. */
const formatVersion = 2;
/** Letters that are written at once. */
const blockSize = 1 << 20;

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
    const { last } = this.#place;
    const known = this.#known.get(file);
    if (last === undefined || known?.id !== id) return false;
    const found = lstatSync(path.join(last, file), { throwIfNoEntry: false });
    if (found === undefined || stampOf(found) !== known.stamp) return false;
    this.#written.set(file, known);
    this.#kept.add(fileBelow(file));
    return true;
  }

  /**
   * Writes a file piece by piece.
   *
   * @param id of all that it is made from, where a later build may keep it
   */
  write(file: string, pieces: Iterable<string | Uint8Array>, id?: string): void {
    const handle = openSync(this.#target(file), 'w');
    try {
      writePieces(handle, pieces);
      if (id !== undefined) this.#written.set(file, { id, stamp: stampOf(fstatSync(handle)) });
    } finally {
      closeSync(handle);
    }
  }

  /** Notes for the next build what is there. */
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

function parsed(text = '[]'): readonly (readonly [file: string, Written])[] {
  return JSON.parse(text);
}

function stampOf({ ino, mtimeMs, size }: Stats): string {
  return `${ino} ${mtimeMs} ${size}`;
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
