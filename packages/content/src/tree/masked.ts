import type { Nodes } from 'mdast';

/**
 * Signs that MDX gives a meaning, and what stands for each while a source is parsed in which it
 * means nothing but itself. The stand-ins are noncharacters of Unicode, one for one, so that every
 * place keeps its line and column, and code that holds one is given back as it was written.
 */
const standIns = {
  ...{ '<': '\uFDD0', '{': '\uFDD1', i: '\uFDD2', e: '\uFDD3' },
  '|': '\uFDD6',
} as const;

const signs: ReadonlyMap<string, string> = new Map(
  Object.entries(standIns).map(([sign, standIn]) => [standIn, sign]),
);

const anyStandIn = /[\uFDD0-\uFDD3\uFDD6]/g;

/** The source with `<` and `{` of a range as plain characters. */
export function maskRange(source: string, start: number, end: number): string {
  const masked = source
    .slice(start, end)
    .replace(/[<{]/g, (sign) => standIns[sign as keyof typeof standIns]);
  return source.slice(0, start) + masked + source.slice(end);
}

/** The source with everything from a place on as Markdown: no tags, expressions or statements. */
export function maskFrom(source: string, start: number): string {
  const rest = maskRange(source.slice(start), 0, source.length).replace(
    /^[ie](?=mport\b|xport\b)/gm,
    (letter) => standIns[letter as keyof typeof standIns],
  );
  return source.slice(0, start) + rest;
}

/** Code in a line of a table whose bars end no cell. */
export function maskBars(code: string): string {
  return code.replace(/(?<!\\)\|/g, standIns['|']);
}

/** Puts the signs back into everything that a tree holds. */
export function unmask(node: Nodes): void {
  unmaskObject(node as unknown as Record<string, unknown>);
}

function unmaskObject(value: Record<string, unknown>): void {
  for (const [key, item] of Object.entries(value)) {
    if (typeof item === 'string') value[key] = unmaskText(item);
    else if (typeof item === 'object' && item !== null && key !== 'position') {
      unmaskObject(item as Record<string, unknown>);
    }
  }
}

/** A text with the signs that its stand-ins stand for. */
export function unmaskText(text: string): string {
  return text.replace(anyStandIn, (standIn) => signs.get(standIn) ?? standIn);
}
