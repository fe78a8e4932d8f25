export interface ConcurrencySettings {
  /** Answers that this process makes at the same time. */
  readonly perProcess: number | false;
  /** Of these, for one client network. */
  readonly perAddress: number | false;
}

/** Caps that protect a model's budget (assistant reference, 3.9). */
export const defaultConcurrency: ConcurrencySettings = { perProcess: 50, perAddress: 5 };

export interface Concurrency {
  /**
   * Takes a place for a client network; undefined when there is none. Give the place back by calling
   * what is returned, once the answer has ended; calling it again does nothing.
   */
  enter(network: string): (() => void) | undefined;
  /** Answers that are being made. */
  readonly size: number;
}

export function createConcurrency(settings: Partial<ConcurrencySettings> = {}): Concurrency {
  const { perAddress, perProcess } = { ...defaultConcurrency, ...settings };
  const byNetwork = new Map<string, number>();
  let size = 0;
  const leave = (network: string) => {
    size -= 1;
    const left = (byNetwork.get(network) ?? 1) - 1;
    if (left === 0) byNetwork.delete(network);
    else byNetwork.set(network, left);
  };
  return {
    enter(network) {
      const own = byNetwork.get(network) ?? 0;
      if (perProcess !== false && size >= perProcess) return undefined;
      if (perAddress !== false && own >= perAddress) return undefined;
      size += 1;
      byNetwork.set(network, own + 1);
      let isInside = true;
      return () => {
        if (isInside) leave(network);
        isInside = false;
      };
    },
    get size() {
      return size;
    },
  };
}
