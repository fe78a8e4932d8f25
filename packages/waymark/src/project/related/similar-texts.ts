/** A text among others, by the terms it says and how much each of them counts. */
export interface WeighedText {
  readonly id: string;
  readonly terms: ReadonlyMap<string, number>;
}

/** A text that only shares a few common words with another is not about the same. */
const leastLikeness = 0.1;

/** The terms that tell most of a text; further ones change little and cost time. */
const tellingTerms = 40;

/**
 * The texts that are most like each text, the most alike first: cosines of TF-IDF. Equal texts in
 * equal order give equal results.
 */
export function similarTexts(texts: readonly WeighedText[]): (id: string) => readonly string[] {
  const frequency = new Map<string, number>();
  for (const { terms } of texts) {
    for (const term of terms.keys()) frequency.set(term, (frequency.get(term) ?? 0) + 1);
  }
  const vectors = new Map(texts.map((text) => [text.id, vectorOf(text, frequency, texts.length)]));
  const holders = new Map<string, { readonly id: string; readonly weight: number }[]>();
  for (const [id, vector] of vectors) {
    for (const [term, weight] of vector) {
      const entry = { id, weight };
      const known = holders.get(term);
      if (known) known.push(entry);
      else holders.set(term, [entry]);
    }
  }
  return (id) => {
    const likeness = new Map<string, number>();
    for (const [term, weight] of vectors.get(id) ?? []) {
      for (const other of holders.get(term) ?? []) {
        if (other.id === id) continue;
        likeness.set(other.id, (likeness.get(other.id) ?? 0) + weight * other.weight);
      }
    }
    return [...likeness]
      .filter(([, value]) => value >= leastLikeness)
      .sort(([, one], [, other]) => other - one)
      .map(([other]) => other);
  };
}

function vectorOf(
  { terms }: WeighedText,
  frequency: ReadonlyMap<string, number>,
  count: number,
): [term: string, weight: number][] {
  const weighed = [...terms].map(([term, times]): [string, number] => [
    term,
    (1 + Math.log(times)) * Math.log(count / (frequency.get(term) ?? 1)),
  ]);
  const telling = weighed.sort(([, one], [, other]) => other - one).slice(0, tellingTerms);
  const length = Math.hypot(...telling.map(([, weight]) => weight));
  return length === 0 ? [] : telling.map(([term, weight]) => [term, weight / length]);
}
