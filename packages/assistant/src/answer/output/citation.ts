/** A source that an answer may cite, by its number from 1. */
export interface CitableSource {
  readonly number: number;
  readonly url: string;
  readonly title: string;
}

/** Numbers that a bracket cites: `[2]`, `[1, 3]`, `[^4]`, `[Source 5]`; undefined for others. */
export function citedNumbers(label: string): readonly number[] | undefined {
  const inner = label.replace(/^\[(.*)\]$/, '$1');
  if (!/^(?:sources?[ \t]*)?\^?\d{1,3}(?:[ \t]*[,;][ \t]*\^?\d{1,3}){0,9}$/i.test(inner)) {
    return undefined;
  }
  return [...inner.matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

/** A citation as a link. */
export function citationLink({ number, url }: CitableSource): string {
  return `[[${number}]](${url})`;
}
