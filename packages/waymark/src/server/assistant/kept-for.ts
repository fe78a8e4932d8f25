/**
 * Asks for something that many want to know at most once at a time, and then keeps what was said, be
 * it a failure.
 *
 * @param milliseconds that it is kept
 */
export function keptFor<Value>(
  milliseconds: number,
  ask: () => Promise<Value>,
): () => Promise<Value> {
  let known: Promise<Value> | undefined;
  let until = 0;
  return () => {
    if (known && performance.now() < until) return known;
    until = Number.POSITIVE_INFINITY;
    const settle = () => {
      until = performance.now() + milliseconds;
    };
    known = ask();
    known.then(settle, settle);
    return known;
  };
}
