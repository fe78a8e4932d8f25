/** Most answers at the same time; `false` is without limit. */
export interface ConcurrencySettings {
  /** Answers that this process makes at the same time. */
  readonly perProcess: number | false;
  /** Of these, for one key. */
  readonly perKey: number | false;
  /** Of these, for one reader of a key; see `readerOf`. */
  readonly perReader: number | false;
}

/** Caps that protect a model's budget (docs/format/assistant.md#times). */
export const defaultConcurrency: ConcurrencySettings = { perProcess: 50, perKey: 40, perReader: 5 };

/** Whom an answer is for; what is left out is not counted. */
export interface ConcurrencyPlace {
  readonly key?: string | undefined;
  readonly reader?: string | undefined;
}

/** Counts the answers that this process is making. */
export interface Concurrency {
  /**
   * Takes a place; undefined when there is none. Give the place back by calling what is returned,
   * once the answer has ended; calling it again does nothing.
   */
  enter(place: ConcurrencyPlace): (() => void) | undefined;
  /** Answers that are being made. */
  readonly size: number;
}

/** Starts to count with no answer being made. What the settings leave out is as by default. */
export function createConcurrency(settings: Partial<ConcurrencySettings> = {}): Concurrency {
  const { perKey, perProcess, perReader } = { ...defaultConcurrency, ...settings };
  const taken = new Map<string, number>();
  let size = 0;
  const countOf = (subject: string) => taken.get(subject) ?? 0;
  const leave = (subjects: readonly string[]) => {
    size -= 1;
    for (const subject of subjects) {
      const left = countOf(subject) - 1;
      if (left === 0) taken.delete(subject);
      else taken.set(subject, left);
    }
  };
  return {
    enter({ key, reader }) {
      if (perProcess !== false && size >= perProcess) return undefined;
      const limits = [
        { subject: key && `key ${key}`, limit: perKey },
        { subject: reader && `reader ${reader}`, limit: perReader },
      ].flatMap(({ limit, subject }) => (subject === undefined ? [] : [{ limit, subject }]));
      if (limits.some(({ limit, subject }) => limit !== false && countOf(subject) >= limit)) {
        return undefined;
      }
      const subjects = limits.map(({ subject }) => subject);
      size += 1;
      for (const subject of subjects) taken.set(subject, countOf(subject) + 1);
      let isInside = true;
      return () => {
        if (isInside) leave(subjects);
        isInside = false;
      };
    },
    get size() {
      return size;
    },
  };
}

/**
 * Who asks, so far as that can be believed. Whoever holds a secret key tells its readers apart by
 * `fp`; one that asks for all as `anonymous` does not tell. What a page sends with a publishable key
 * anybody can write, so there it is the address.
 */
export function readerOf(
  key: { readonly id: string; readonly kind: 'secret' | 'publishable' },
  fingerprint: string,
  network: string,
): string | undefined {
  if (key.kind === 'publishable') return `${key.id} ${network}`;
  return fingerprint === 'anonymous' ? undefined : `${key.id} ${fingerprint}`;
}
