import type { Root } from 'hast';
import { defineHastPlugin, defineMdastPlugin, type Features, markdownToHtml } from 'satteri';
import { escapeHtml } from '../highlight/escape-html.ts';
import { type DescriptionSettings, sanitise } from './sanitise.ts';
import { showUnknownTags } from './visible-tags.ts';

/** Turns descriptions of one site into HTML. The same text is rendered once. */
export type RenderDescription = (markdown: string) => string;

/** The dialect of descriptions: CommonMark and GFM, with no change to what is written. */
const features: Features = {
  frontmatter: false,
  gfm: { footnotes: false },
  math: false,
  rawHtml: true,
  smartPunctuation: false,
};

/** A longer text is no description; it is shown as it is. */
const longestDescription = 200_000;
/** Deeper quotes and lists are not told apart by readers, and may exhaust the stack. */
const deepestNesting = /^[ \t]*(?:(?:>|[-*+]|\d{1,9}[.)])[ \t]*){50}|^[ \t]{200}/m;
/** A parser fills every row to the width of the table: few words may become millions of cells. */
const widestTable = /(?:\|[^|\n]*){300}/;
/** Each mark of emphasis may be compared with all before it. */
const mostMarks = 2000;
/** How many texts are remembered; a specification seldom has more. */
const rememberedTexts = 20_000;

/**
 * A description of an API as HTML (docs/format/openapi.md#descriptions). The text is Markdown and
 * not trusted: nothing of it runs, braces and unknown tags are text, and headings stand below those
 * of the page.
 */
export function renderDescription(markdown: string, settings: DescriptionSettings = {}): string {
  const text = markdown.trim();
  if (text === '') return '';
  if (isPlain(text)) return `<p>${escapeHtml(text)}</p>`;
  if (isExcessive(text)) return asWritten(text);
  try {
    return markdownHtml(text, settings);
  } catch {
    // Nested too deeply for a tree: the words are still there.
    return asWritten(text);
  }
}

/** A renderer that remembers what it rendered; descriptions repeat from page to page. */
export function createDescriptions(settings: DescriptionSettings): RenderDescription {
  const known = new Map<string, string>();
  return (markdown) => {
    const found = known.get(markdown);
    if (found !== undefined) return found;
    if (known.size >= rememberedTexts) known.clear();
    const html = renderDescription(markdown, settings);
    known.set(markdown, html);
    return html;
  };
}

/** One sentence in words and simple punctuation, as most descriptions are. */
function isPlain(text: string): boolean {
  return /^\p{L}[\p{L}\p{M}\d ,.;()'"’“”/%?–—…-]*$/u.test(text) && !/www\.|--/i.test(text);
}

function isExcessive(text: string): boolean {
  return (
    text.length > longestDescription ||
    deepestNesting.test(text) ||
    widestTable.test(text) ||
    longestParagraphMarks(text) > mostMarks
  );
}

/** The marks of emphasis and brackets in the paragraph that has the most. */
function longestParagraphMarks(text: string): number {
  const counts = text.split(/\n[ \t]*\n/).map((part) => part.match(/[*_~[\]`<]/g)?.length ?? 0);
  return counts.reduce((most, count) => Math.max(most, count), 0);
}

function asWritten(text: string): string {
  return `<p class="wm-plain">${escapeHtml(text.slice(0, longestDescription))}</p>`;
}

const visibleTags = defineMdastPlugin({
  name: 'waymark-visible-tags',
  html: (node, context) => context.setProperty(node, 'value', showUnknownTags(node.value)),
});

function markdownHtml(markdown: string, settings: DescriptionSettings): string {
  const safe = defineHastPlugin({
    name: 'waymark-sanitise',
    before: (root, context) => {
      context.replaceNode(root, sanitise(root as Root, settings));
    },
  });
  return markdownToHtml(markdown, {
    features,
    mdastPlugins: [visibleTags],
    hastPlugins: [safe],
  }).html.trim();
}
