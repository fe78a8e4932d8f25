import { parseSync } from 'oxc-parser';

/** Code, in which nothing is mended: fences, and spans in backticks. */
const code = /^([ \t]*)(`{3,}|~{3,})[\s\S]*?^[ \t]*\2[`~]*[ \t]*$|(`+)(?!`)[^\n]*?(?<!`)\3(?!`)/gm;

/** Turns HTML that is no MDX into what it means. Lines keep their numbers. */
export function mend(source: string): string {
  let result = '';
  let end = 0;
  for (const match of source.matchAll(code)) {
    result += mendText(source.slice(end, match.index)) + match[0];
    end = match.index + match[0].length;
  }
  return result + mendText(source.slice(end));
}

function mendText(text: string): string {
  return text
    .replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/<((?:https?:|mailto:)[^\s<>]+|[\w.+-]+@[\w.-]+)>/g, '$1')
    .replace(/<\/(?:br|img|hr|input)\s*>/g, '')
    .replace(/<(br|img|hr|input|source)\b([^>]*?)\/?>/g, '<$1$2/>')
    .replace(/<(?![A-Za-z_$/>])/g, '&lt;');
}

/**
 * Takes exports out whole, up to the blank line after which they are complete code: the Markdown
 * parser ends some of them at a blank line within.
 */
export function cutExports(source: string): {
  rest: string;
  cut: { text: string; line: number }[];
} {
  const cut: { text: string; line: number }[] = [];
  let rest = source;
  for (const { index } of source.matchAll(/^export /gm)) {
    const text = completeCode(source.slice(index));
    if (text === undefined || rest.slice(index, index + 6) !== 'export') continue;
    cut.push({ text, line: source.slice(0, index).split('\n').length });
    const blank = text.replace(/[^\n]/g, ' ');
    rest = rest.slice(0, index) + blank + rest.slice(index + text.length);
  }
  return { rest, cut };
}

function completeCode(text: string): string | undefined {
  for (const { index } of text.matchAll(/\n\s*\n|$/g)) {
    const candidate = text.slice(0, index);
    if (parseSync('module.tsx', candidate, { lang: 'tsx' }).errors.length === 0) return candidate;
  }
  return undefined;
}
