import type { AssistantStore } from '../store/assistant-store.ts';
import { total } from '../store/count.ts';
import { monthWindow, roomAt } from './window.ts';

/** Where tokens are counted, and how many there are. */
export interface SpendOptions {
  readonly store: AssistantStore;
  /** Tokens, read and written, that all servers on the store may use in a calendar month (UTC). */
  readonly tokensPerMonth: number | false;
  readonly clock?: () => number;
}

/** The budget of a model. */
export interface Spend {
  /**
   * Sets tokens aside before a model is asked: at most what the answer can take. What a server that
   * dies has set aside stays spent, so the cap holds.
   */
  reserve(tokens: number): Promise<SpendReservation | SpendRefusal>;
  /** Tokens spent and set aside this month. */
  spent(): Promise<number>;
}

/** Tokens that an answer may use. */
export interface SpendReservation {
  readonly isReserved: true;
  /** Puts what was really used in the place of what was set aside. Works once. */
  settle(tokens: number): Promise<void>;
}

/** There are too few tokens left. */
export interface SpendRefusal {
  readonly isReserved: false;
  /** Seconds until the next month. */
  readonly retryAfter: number;
}

/** Keeps the tokens that a model may use in a month. */
export function createSpend({ clock = Date.now, store, tokensPerMonth }: SpendOptions): Spend {
  const limit = tokensPerMonth === false ? Number.MAX_SAFE_INTEGER : tokensPerMonth;
  const counterAt = (now: number) => {
    const position = monthWindow.bucketAt(now);
    const expiresAt = monthWindow.startOf(position + 2);
    return { name: 'tokens-month', position, width: 1, expiresAt };
  };
  return {
    async reserve(tokens) {
      const now = clock();
      const reserved = Math.max(0, Math.ceil(tokens));
      const { isAdded, ...state } = await store.counters.add(counterAt(now), reserved, limit);
      if (!isAdded) {
        const at = roomAt(monthWindow, state, limit, reserved) ?? now;
        return { isReserved: false, retryAfter: Math.max(1, Math.ceil((at - now) / 1_000)) };
      }
      const counter = { ...counterAt(now), position: state.position };
      let isSettled = false;
      return {
        isReserved: true,
        async settle(used) {
          if (isSettled) return;
          isSettled = true;
          const difference = Math.max(0, Math.ceil(used)) - reserved;
          if (difference < 0) await store.counters.subtract(counter, -difference);
          // More than was set aside has been used already: it counts, limit or not.
          if (difference > 0) {
            await store.counters.add(counterAt(clock()), difference, Number.MAX_SAFE_INTEGER);
          }
        },
      };
    },
    async spent() {
      return total(await store.counters.read(counterAt(clock())));
    },
  };
}
