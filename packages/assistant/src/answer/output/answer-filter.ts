import type { CitableSource } from './citation.ts';
import type { LinkPolicy } from './link-policy.ts';
import { parseMarkdown } from './markdown.ts';
import { sanitise, visible } from './sanitise.ts';

export interface AnswerFilterOptions {
  readonly policy: LinkPolicy;
  /** Sources that bracketed numbers cite; where there are none given, such numbers are text. */
  readonly sources?: readonly CitableSource[] | undefined;
}

/** Makes the Markdown of a model harmless while it arrives. */
export interface AnswerFilter {
  /** Takes the next piece; gives the blocks that it completes. */
  push(text: string): string;
  /** Gives the rest. */
  end(): string;
  /** Sources that were cited so far, in the order of their first citation. */
  cited(): readonly CitableSource[];
}

/** A line after which another block may begin; all others can wait. */
const mayBegin = /^(?:[ \t]*$|[ \t]*(?:[-*+>#|`~]|\d+[.)]))/m;

/**
 * Writes citations as links, keeps links and images only where the policy allows them, and no HTML
 * (docs/format/assistant.md#output). A paragraph, an item of a list or any other block is given out
 * once it has ended: what comes out does not depend on how the text is cut into pieces.
 */
export function createAnswerFilter({ policy, sources }: AnswerFilterOptions): AnswerFilter {
  const cited = new Set<CitableSource>();
  const options = { policy, sources, onCited: (source: CitableSource) => cited.add(source) };
  let arriving = '';
  let buffer = '';
  let separator = '';

  const take = (isEnd: boolean): string => {
    const blocks = blocksOf(buffer);
    const open = isEnd ? undefined : blocks.find(({ mayGoOn }) => mayGoOn);
    let out = '';
    for (const { isFollowedAtOnce, text } of blocks.slice(0, open && -1)) {
      const written = sanitise(text, options);
      if (written === '') continue;
      out += `${separator}${written}`;
      separator = isFollowedAtOnce ? '\n' : '\n\n';
    }
    buffer = open ? buffer.slice(open.start) : '';
    return out;
  };

  return {
    push(text) {
      arriving += text;
      const end = arriving.lastIndexOf('\n') + 1;
      if (end === 0) return '';
      const lines = visible(arriving.slice(0, end));
      arriving = arriving.slice(end);
      buffer += lines;
      return mayBegin.test(lines) ? take(false) : '';
    },
    end() {
      buffer += visible(arriving);
      arriving = '';
      return take(true);
    },
    cited: () => [...cited],
  };
}

interface Block {
  /** Where its first line begins. */
  readonly start: number;
  readonly text: string;
  /** No empty line is between this item of a list and the next. */
  readonly isFollowedAtOnce: boolean;
  /** It is the last one, and the next line may belong to it. */
  readonly mayGoOn: boolean;
}

const emptyLine = /\n[ \t]*\n/;

/** The blocks of a text; of a list, its items. */
function blocksOf(text: string): readonly Block[] {
  const nodes = parseMarkdown(text).children.flatMap((node) =>
    node.type === 'list' ? node.children : node,
  );
  const places = nodes.map(({ position, type }) => ({
    start: text.lastIndexOf('\n', (position?.start.offset ?? 0) - 1) + 1,
    end: position?.end.offset ?? text.length,
    type,
  }));
  return places.map(({ end, start, type }, index) => {
    const next = places[index + 1];
    const isItem = type === 'listItem';
    const hasSpace = emptyLine.test(text.slice(end, next?.start));
    return {
      start,
      text: text.slice(start, end),
      isFollowedAtOnce: isItem && next?.type === type && !hasSpace,
      mayGoOn: !next && (isItem || !hasSpace),
    };
  });
}
