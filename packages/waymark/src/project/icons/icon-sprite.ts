import { createHash } from 'node:crypto';
import type { ResolvedIcon } from './create-icon-resolver.ts';
import type { IconSvg } from './icon-svg.ts';

/** Drawings that all pages share, in one file that they point into. */
export interface IconSprite {
  /** Of its content, which its name carries: browsers may keep it for good. */
  readonly hash: string;
  readonly svg: string;
  /** URL of a drawing, below the site's base; undefined for one that the file does not have. */
  urlOf(icon: IconSvg): string | undefined;
}

/** What is no drawing is left out, and so is one with names of its own, which could clash. */
export function createIconSprite(icons: Iterable<ResolvedIcon>): IconSprite {
  const ids = new Map<string, string>();
  const symbols: string[] = [];
  for (const icon of icons) {
    if (icon.kind !== 'svg' || ids.has(icon.body) || / id=/.test(icon.body)) continue;
    const id = ids.size.toString(36);
    ids.set(icon.body, id);
    symbols.push(`<symbol id="i${id}" viewBox="${icon.viewBox}">${icon.body}</symbol>`);
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return {
    hash,
    svg,
    urlOf({ body }) {
      const id = ids.get(body);
      return id && `/_waymark/icons/${hash}.svg#i${id}`;
    },
  };
}
