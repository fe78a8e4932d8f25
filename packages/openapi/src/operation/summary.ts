import { withoutCode } from '../reference/code-spans.ts';

/**
 * A summary as a title: its first paragraph, in which code, links and strong text are their texts.
 * The format has no Markdown there, but authors write it all the same; any other character stays.
 */
export function plainTitle(summary: string): string {
  const [first = ''] = paragraphs(summary);
  const { rest, restored } = withoutCode(first);
  return restored(
    rest
      .replace(/\[([^[\]]+)\]\((?:https?:|mailto:|[/#.])[^()\s]*\)/g, '$1')
      .replace(/\*\*(?=\S)([^*]+)(?<=\S)\*\*/g, '$1'),
  )
    .replace(/\s+/g, ' ')
    .trim();
}

/** A summary of more than a title can hold, which is the description where there is none. */
export function longSummary(summary: string | undefined): string | undefined {
  return summary !== undefined && paragraphs(summary).length > 1 ? summary : undefined;
}

function paragraphs(text: string): readonly string[] {
  return text.trim().split(/\r?\n[ \t]*\r?\n/);
}
