/*
 * What an answer shows as Markdown. The Markdown of the answer itself has an escape before whatever might
 * say more than it says, and addresses as the site has them: it is for programs.
 */

const blockTags = new Set('BLOCKQUOTE DIV H3 HR OL P PRE TABLE UL'.split(' '));
const marks: Readonly<Record<string, string>> = { STRONG: '**', EM: '_', DEL: '~~' };

/** The blocks of an element, without escapes, and with links that lead to their pages from anywhere. */
export function shownMarkdown(shown: Element): string {
  return blocksOf(shown).join('\n\n');
}

/** Words that stand in no block are one. */
function blocksOf(parent: Element): string[] {
  const blocks: string[] = [];
  let words = '';
  for (const child of parent.childNodes) {
    if (child instanceof Element && blockTags.has(child.tagName)) {
      blocks.push(words.trim(), blockOf(child));
      words = '';
    } else {
      words += inline(child);
    }
  }
  return [...blocks, words.trim()].filter((block) => block !== '');
}

function blockOf(element: Element): string {
  switch (element.tagName) {
    case 'H3':
      return `### ${inlines(element)}`;
    case 'HR':
      return '---';
    case 'PRE':
      return fenced(element.textContent.trimEnd());
    case 'BLOCKQUOTE':
      return shownMarkdown(element).replace(/^/gm, '> ');
    case 'OL':
    case 'UL':
      return list(element);
    case 'TABLE':
      return table(element as HTMLTableElement);
    default:
      return shownMarkdown(element);
  }
}

function list(element: Element): string {
  const isLoose = element.querySelector(':scope > li > p') !== null;
  const space = isLoose ? '\n\n' : '\n';
  const start = element instanceof HTMLOListElement ? element.start : undefined;
  const items = [...element.children].map((item, index) => {
    const mark = start === undefined ? '- ' : `${start + index}. `;
    const text = blocksOf(item).join(space);
    return mark + text.replace(/\n(?=.)/g, `\n${' '.repeat(mark.length)}`);
  });
  return items.join(space);
}

function table({ rows }: HTMLTableElement): string {
  const lines = [...rows].map(({ cells }) => {
    const texts = [...cells].map((cell) => inlines(cell).replaceAll('|', '\\|'));
    return `| ${texts.join(' | ')} |`;
  });
  const rule = `|${' --- |'.repeat(rows[0]?.cells.length ?? 0)}`;
  return lines.toSpliced(1, 0, rule).join('\n');
}

function inlines(parent: Node): string {
  return [...parent.childNodes].map(inline).join('').trim();
}

function inline(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  const text = [...node.childNodes].map(inline).join('');
  const mark = marks[node.tagName];
  if (mark !== undefined) return mark + text + mark;
  if (node.tagName === 'BR') return '\n';
  if (node.tagName === 'CODE') return isFormula(text) ? text : between(text, '`');
  if (!(node instanceof HTMLAnchorElement)) return text;
  return text === node.href ? text : `[${text}](${node.href})`;
}

/** A fence, or the mark of code in a line, is longer than what is like it in the code. */
function fenced(code: string): string {
  const longest = Math.max(2, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}

function between(code: string, mark: string): string {
  return code.includes(mark) ? `${mark}${mark} ${code} ${mark}${mark}` : mark + code + mark;
}

/** Formulas are shown as code. */
function isFormula(code: string): boolean {
  return /^(?:\$.+\$|\\\(.+\\\)|\\\[.+\\\])$/s.test(code);
}
