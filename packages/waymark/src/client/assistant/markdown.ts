import DOMPurify, { type Config } from 'dompurify';
import { Marked, type Token, type TokenizerExtension } from 'marked';

/**
 * Markdown of an answer, which may hold anything: what a model wrote, or what somebody made it
 * write. HTML in it is text, images are links (to load one would tell its host what was said), and
 * what comes out is cleaned once more.
 */
const markdown = new Marked({
  gfm: true,
  extensions: [formulas()],
  renderer: {
    html: ({ text }) => escaped(text),
    image: ({ href, text }) => `<a href="${escaped(href)}">${escaped(text || href)}</a>`,
    link({ href, tokens }) {
      const words = tokens.map((token) => (token.type === 'image' ? wordsOf(token) : token));
      return `<a href="${escaped(href)}">${this.parser.parseInline(words)}</a>`;
    },
    checkbox: ({ checked }) => (checked ? '☑ ' : '☐ '),
    // The panel has a heading of its own; below that, one level is enough.
    heading({ tokens }) {
      return `<h3>${this.parser.parseInline(tokens)}</h3>`;
    },
  },
});

const allowed = {
  ALLOWED_TAGS:
    'a blockquote br code del em h3 hr li ol p pre strong table tbody td th thead tr ul'.split(' '),
  ALLOWED_ATTR: ['align', 'href', 'start'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config;

/** A paragraph, list, table, block of code or the like. */
export type Block = Token;

/** The blocks of a text. One that is not complete yet is the last. */
export function blocksOf(text: string): Block[] {
  return markdown.lexer(text).filter(({ type }) => type !== 'space');
}

/** A block as elements that can do no harm, made anew with each call. */
export function blockContent(block: Block): DocumentFragment {
  return DOMPurify.sanitize(markdown.parser([block]), allowed);
}

/**
 * A formula is shown as it is written. An answer has an escape before each dollar sign that stands for
 * itself.
 */
function formulas(): TokenizerExtension {
  const whole = /^(?:\$\$[^$\n]+\$\$|\$(?:\\.|[^$\\\n])+\$|\\\(.+?\\\)|\\\[.+?\\\])/;
  return {
    name: 'codespan',
    level: 'inline',
    start: (text) => /\$|\\[([]/.exec(text)?.index,
    tokenizer(text) {
      const [raw] = whole.exec(text) ?? [];
      return raw === undefined ? undefined : { type: 'codespan', raw, text: raw };
    },
  };
}

/** An image in a link leads where that does. */
function wordsOf({ raw, text }: Token & { text?: string }): Token {
  return { type: 'text', raw, text: text || raw, escaped: false };
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
