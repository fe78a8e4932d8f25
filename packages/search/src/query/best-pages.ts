/** A page by its number, with the score of its best chunk. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
}

/** Keeps the best of many pages without sorting them all. */
export class BestPages {
  readonly #limit: number;
  readonly #kept: RankedPage[] = [];
  #least = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** A page with a lower score cannot be among the best any more. */
  get least(): number {
    return this.#least;
  }

  add(page: number, score: number): void {
    const one = { page, score };
    const at = this.#kept.findIndex((other) => compare(one, other) < 0);
    this.#kept.splice(at === -1 ? this.#kept.length : at, 0, one);
    if (this.#kept.length > this.#limit) this.#kept.pop();
    if (this.#kept.length === this.#limit) this.#least = this.#kept.at(-1)?.score ?? 0;
  }

  /** Best first. */
  list(): readonly RankedPage[] {
    return this.#kept;
  }
}

/** By score, and where scores are equal by place in the site. */
function compare(one: RankedPage, other: RankedPage): number {
  return other.score - one.score || one.page - other.page;
}
