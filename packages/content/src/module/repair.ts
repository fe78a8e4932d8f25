import { offsetAt } from '../tree/offset.ts';
import type { ParseFailure } from '../tree/parse.ts';

/** A source without one of its mistakes. */
export interface Repair {
  readonly source: string;
  /** Offset of what was wrong, in the source before and after. */
  readonly offset: number;
  readonly message: string;
  readonly hint: string;
}

/**
 * Mends HTML that MDX does not take but whose meaning is certain: comments, tags that HTML does not
 * close, links in angle brackets. The parser says where the mistake is, so code is never touched.
 * Lines keep their numbers.
 */
export function repairAt(source: string, failure: ParseFailure): Repair | undefined {
  const offset = offsetAt(source, failure);
  return (
    closeComment(source, offset) ??
    linkInBrackets(source, offset) ??
    escapeLessThan(source, offset) ??
    dropClosingTag(source, offset) ??
    closeVoidTag(source, failure)
  );
}

function closeComment(source: string, offset: number): Repair | undefined {
  const comment = matchAt(/<!--([\s\S]*?)-->/y, source, offset);
  if (!comment) return undefined;
  const text = (comment[1] ?? '').replaceAll('*/', '* /');
  return {
    source: replace(source, offset, comment[0], `{/*${text}*/}`),
    offset,
    message: 'HTML comments are not valid MDX. This one was read as a comment.',
    hint: 'Write `{/* … */}`.',
  };
}

function linkInBrackets(source: string, offset: number): Repair | undefined {
  const link = matchAt(
    /<((?:https?:\/\/|mailto:)[^\s<>]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)>/y,
    source,
    offset,
  );
  const url = link?.[1];
  if (!link || url === undefined) return undefined;
  const target = /^(https?|mailto):/.test(url) ? url : `mailto:${url}`;
  const text = url.replace(/[[\]*_`{}<\\]/g, '\\$&');
  return {
    source: replace(source, offset, link[0], `[${text}](<${target}>)`),
    offset,
    message: `\`${link[0]}\` starts a tag in MDX. It was read as a link.`,
    hint: `Write \`[text](${target})\`.`,
  };
}

function escapeLessThan(source: string, offset: number): Repair | undefined {
  const sign = matchAt(/<(?=[\s\d=<\-$.,;:)&"'*+~^%#@!?|\]]|$)/y, source, offset);
  if (!sign || source[offset - 1] === '\\') return undefined;
  return {
    source: replace(source, offset, '<', '&lt;'),
    offset,
    message: '`<` starts a tag in MDX, but no name follows it. It was read as a plain character.',
    hint: 'Write `\\<` or `&lt;`, or put the text in backticks.',
  };
}

const voidTags = 'area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr';
const attributes = `(?:"[^"]*"|'[^']*'|\\{[^}]*\\}|[^"'{}>])*`;
const openVoidTag = new RegExp(`<(${voidTags})(?=[\\s>])${attributes}>`, 'y');
const closingVoidTag = new RegExp(`</(${voidTags})\\s*>`, 'y');

function closeVoidTag(source: string, { opened }: ParseFailure): Repair | undefined {
  if (!opened) return undefined;
  const offset = offsetAt(source, opened);
  const tag = matchAt(openVoidTag, source, offset);
  if (!tag || tag[0].endsWith('/>')) return undefined;
  return {
    source: replace(source, offset, tag[0], `${tag[0].slice(0, -1).trimEnd()} />`),
    offset,
    message: `\`<${tag[1]}>\` is not closed, which MDX asks of every tag.`,
    hint: `Write \`<${tag[1]} />\`.`,
  };
}

/** `</br>` and the like: a closing tag of an element that has no content. */
function dropClosingTag(source: string, offset: number): Repair | undefined {
  const tag = matchAt(closingVoidTag, source, offset);
  const name = tag?.[1];
  if (!tag || name === undefined) return undefined;
  return {
    source: replace(source, offset, tag[0], name === 'br' ? '<br />' : ''),
    offset,
    message: `\`<${name}>\` has no closing tag.`,
    hint: `Write \`<${name} />\`.`,
  };
}

function matchAt(pattern: RegExp, source: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(source);
}

function replace(source: string, offset: number, before: string, after: string): string {
  return source.slice(0, offset) + after + source.slice(offset + before.length);
}
