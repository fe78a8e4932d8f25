import type { IndexedSection } from '@waymark/content';

/** Attributes of components that readers see as text. */
const visible =
  /\b(?:title|description|alt|label|name|path|query|body|header|caption|tag|summary)=(?:"([^"]*)"|'([^']*)'|\{"([^"]*)"\})/g;
const comment = /\{\/\*[\s\S]*?\*\/\}|<!--[\s\S]*?-->/g;
const moduleLine = /^(?:import\s.+?from\s.+|export\s+const\s.+)$/gm;
const tag =
  /<\/?[A-Za-z][\w.]*(?:\s+(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})*)?\/?>|<\/?>/g;
const fence = /^(\s*)(`{3,}|~{3,})/;

/** Cuts the body of an MDX page at its headings, without its tags. */
export function sectionsOf(body: string): IndexedSection[] {
  const sections: { heading: string; level: number; headingPath: string[]; lines: string[] }[] = [
    { heading: '', level: 1, headingPath: [], lines: [] },
  ];
  let above: { level: number; heading: string }[] = [];
  for (const { line, isCode } of plainLines(body)) {
    const found = isCode ? null : /^\s{0,3}(#{1,6})\s+(.+?)\s*#*$/.exec(line);
    const [, marks, heading] = found ?? [];
    if (marks === undefined || heading === undefined) {
      sections.at(-1)?.lines.push(line);
      continue;
    }
    const level = Math.max(2, marks.length);
    above = above.filter((other) => other.level < level);
    sections.push({ heading, level, headingPath: above.map((other) => other.heading), lines: [] });
    above.push({ level, heading });
  }
  return sections.map(({ lines, ...rest }) => ({
    ...rest,
    anchor: slug(rest.heading),
    text: lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  }));
}

interface PlainLine {
  readonly line: string;
  readonly isCode: boolean;
}

function plainLines(body: string): PlainLine[] {
  return splitFences(body).flatMap(({ text, isCode }) =>
    (isCode ? dedent(text) : withoutTags(text)).split('\n').map((line) => ({ line, isCode })),
  );
}

function splitFences(body: string): { text: string; isCode: boolean }[] {
  const parts: { lines: string[]; isCode: boolean }[] = [{ lines: [], isCode: false }];
  let open: string | undefined;
  for (const line of body.split('\n')) {
    const mark = fence.exec(line)?.[2];
    const last = parts.at(-1);
    if (open === undefined && mark !== undefined) {
      open = mark;
      parts.push({ lines: [line], isCode: true });
    } else {
      last?.lines.push(line);
      if (open !== undefined && mark?.startsWith(open) && line.trim() === mark) {
        open = undefined;
        parts.push({ lines: [], isCode: false });
      }
    }
  }
  return parts.map(({ lines, isCode }) => ({ text: lines.join('\n'), isCode }));
}

function withoutTags(text: string): string {
  return text
    .replace(comment, '')
    .replace(moduleLine, '')
    .replace(tag, (found) =>
      [...found.matchAll(visible)]
        .map(([, double, single, braced]) => double ?? single ?? braced ?? '')
        .join(' '),
    )
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
}

function dedent(text: string): string {
  const indent = /^\s*/.exec(text)?.[0].length ?? 0;
  return text
    .split('\n')
    .map((line) => line.slice(Math.min(indent, line.length - line.trimStart().length)))
    .join('\n');
}

function slug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}
