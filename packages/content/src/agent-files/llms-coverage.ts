import type { ContentIndex } from '../content-index/content-index.ts';
import type { AgentFile, AgentSite } from './agent-site.ts';
import { lineAddress } from './link-line.ts';
import { twinPath } from './twin-path.ts';

/** What is wrong with the files of `llms.txt`; empty lists when nothing is. */
export interface LlmsCoverage {
  /** URLs of pages that no file leads to. */
  readonly missing: readonly string[];
  /** Paths of files that are longer than allowed. */
  readonly tooLong: readonly string[];
}

/** Walks from `llms.txt` over the links of the files, as an agent does, and looks for every page. */
export function llmsCoverage(
  index: ContentIndex,
  files: readonly AgentFile[],
  { address }: Pick<AgentSite, 'address'>,
  longest = 50_000,
): LlmsCoverage {
  const byAddress = new Map(files.map((file) => [address(file.path), file]));
  const seen = new Set<string>();
  const open = [address('/llms.txt')];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    for (const line of byAddress.get(next)?.text.split('\n') ?? []) {
      const target = lineAddress(line);
      if (target !== undefined) open.push(target);
    }
  }
  return {
    missing: index.pages.map(({ url }) => url).filter((url) => !seen.has(address(twinPath(url)))),
    tooLong: files.filter(({ text }) => text.length > longest).map(({ path }) => path),
  };
}
