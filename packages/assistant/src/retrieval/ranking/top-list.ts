/** A chunk with its place in the order. */
export interface Scored {
  readonly shard: number;
  readonly page: number;
  readonly chunk: number;
  readonly score: number;
  readonly coverage: number;
  readonly strength?: number;
}

const mostPerPage = 2;

/** Keeps the best of many without holding them all, and at most two of one page. */
export class TopList {
  readonly #limit: number;
  readonly #kept: Scored[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether a chunk with such a score may still come in. */
  admits(score: number): boolean {
    const last = this.#kept.at(-1);
    return this.#kept.length < this.#limit || (last !== undefined && score >= last.score);
  }

  add(scored: Scored): void {
    if (this.#limit <= 0 || !this.admits(scored.score)) return;
    const ofPage = this.#kept.filter(
      ({ shard, page }) => shard === scored.shard && page === scored.page,
    );
    const worst = ofPage.at(-1);
    if (worst !== undefined && ofPage.length >= mostPerPage) {
      if (compare(worst, scored) <= 0) return;
      this.#kept.splice(this.#kept.indexOf(worst), 1);
    }
    const at = this.#kept.findIndex((other) => compare(scored, other) < 0);
    this.#kept.splice(at === -1 ? this.#kept.length : at, 0, scored);
    if (this.#kept.length > this.#limit) this.#kept.pop();
  }

  /** Best first. */
  list(): readonly Scored[] {
    return this.#kept;
  }
}

/** By score, and where scores are equal by place in the site. */
function compare(one: Scored, other: Scored): number {
  return other.score - one.score || one.shard - other.shard || one.chunk - other.chunk;
}
