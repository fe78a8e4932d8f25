import { destination } from '../twin/reader/escape-text.ts';

const longestDescription = 300;

/** `- [title](address): description`, on one line. */
export function linkLine(title: string, address: string, description = ''): string {
  const text = oneLine(title).replace(/[[\]\\]/g, '\\$&');
  const note = shorten(oneLine(description.split(/\n\s*\n/)[0] ?? ''));
  return `- [${text}](${destination(address)})${note === '' ? '' : `: ${note}`}`;
}

/** Address of a line that `linkLine` wrote. */
export function lineAddress(line: string): string | undefined {
  const match = /^- \[(?:\\.|[^\]\\])*\]\((?:<([^>]*)>|((?:[^\s()]|\([^\s()]*\))*))\)/.exec(line);
  return match?.[1] ?? match?.[2];
}

/** The text with each run of white space as one space, and none at its ends. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function shorten(text: string): string {
  if (text.length <= longestDescription) return text;
  const cut = text.slice(0, longestDescription);
  return `${cut.replace(/(?<!\s)\s+\S*$/, '')}…`;
}
