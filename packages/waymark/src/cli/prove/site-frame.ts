import { splitWords } from '@waymark/content/text';

/** A page as far as it tells what pages of a site have in common. */
export interface FramePage {
  readonly path: string;
  readonly title: string;
  readonly blocks: readonly string[];
}

/** What pages of a site have in common, which is no content of any. */
export interface SiteFrame {
  /** Whether a block of a page stands around its content. */
  readonly isAround: (path: string, block: string) => boolean;
  /** A title without the name of the site. */
  readonly ownTitle: (title: string) => string;
}

const leastPages = 3;
/** Of pages below one folder, such as a language. */
const leastOfFolder = 5;
/** Labels such as "Copy" stand on fewer pages than a footer. */
const shortBlock = 5;
const separator = /\s+(?:[|·•»]|::|[-–—])\s+/;

/** Learns what most pages have from some of them: navigation, footers, the name in their titles. */
export function siteFrame(sample: readonly FramePage[]): SiteFrame {
  const sizes = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const { blocks, path } of sample) {
    for (const scope of ['', folderOf(path)]) {
      add(sizes, scope);
      for (const block of new Set(blocks)) add(counts, keyOf(scope, block));
    }
  }
  const repeats = (scope: string, block: string) => {
    const size = sizes.get(scope) ?? 0;
    const count = counts.get(keyOf(scope, block)) ?? 0;
    if (scope !== '' && size < leastOfFolder) return false;
    if (count >= leastPages && count > size / 2) return true;
    return scope === '' && count >= leastOfFolder && count > size / 10 && isLabel(block);
  };
  const names = siteNames(sample.map(({ title }) => title));
  return {
    isAround: (path, block) => repeats('', block) || repeats(folderOf(path), block),
    ownTitle: (title) => {
      const parts = title.split(separator);
      const own = parts.filter((part) => !names.has(part));
      return own.length === 0 ? title : own.join(' ');
    },
  };
}

function siteNames(titles: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const title of titles) {
    const parts = title.split(separator);
    if (parts.length > 1) for (const part of new Set(parts)) add(counts, part);
  }
  const common = counts
    .entries()
    .filter(([, count]) => count >= leastPages && count > titles.length / 2);
  return new Set(common.map(([part]) => part));
}

function isLabel(block: string): boolean {
  return block.length < 60 && splitWords(block).length <= shortBlock;
}

function folderOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function keyOf(scope: string, block: string): string {
  return `${scope}\n${block.slice(0, 300)}`;
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
