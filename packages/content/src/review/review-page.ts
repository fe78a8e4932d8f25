import { type Diagnostic, diagnostic, type Icon, type SourceLocation } from '@waymark/core/page';
import type { Nodes } from 'mdast';
import { longestSource } from '../module/parse-tolerantly.ts';
import { eachNode } from '../tree/each-node.ts';
import { attribute, isJsxElement, type JsxElement, stringAttribute } from '../tree/jsx.ts';
import { parseMdx } from '../tree/parse.ts';
import { locate } from '../tree/position.ts';
import { blankFrontmatter } from './blank-frontmatter.ts';

/** An address of another site, where it is written. */
export interface ExternalLink extends SourceLocation {
  readonly url: string;
}

/** An icon that a component names, where it is written. */
export interface NamedIcon extends SourceLocation {
  readonly icon: Icon;
  /** Name of the component. */
  readonly component: string;
}

/** What a file says that only readers and the rest of the web can tell to be wrong. */
export interface PageReview {
  /** `image-alt-missing`. */
  readonly images: readonly Diagnostic[];
  /** `heading-order` and `link-text-unclear`. */
  readonly structure: readonly Diagnostic[];
  readonly external: readonly ExternalLink[];
  /** Those with a literal name, on components that the file does not import. */
  readonly icons: readonly NamedIcon[];
}

const nothing: PageReview = { images: [], structure: [], external: [], icons: [] };

/** What tells nobody where a link leads, once it is read out by itself (WCAG 2.2, 2.4.9). */
const unclear =
  /^(?:(?:click |see |look )?here|this(?: (?:link|page))?|link|(?:read |see |learn |find out )?more|details)[.:!→\s]*$/i;

/** Attributes that hold an address, on any element. */
const urlAttributes = ['href', 'src', 'img', 'poster'] as const;

/**
 * Reads what a page or snippet shows as its author wrote it, without compiling it. A file that does
 * not parse, which is reported elsewhere, gives nothing.
 *
 * @param isSnippet the file is shown by pages, which decide what stands above its headings
 */
export function reviewPage(file: string, source: string, isSnippet: boolean): PageReview {
  if (source.length > longestSource) return nothing;
  const parsed = parseMdx(blankFrontmatter(source));
  if ('failure' in parsed) return nothing;
  const images: Diagnostic[] = [];
  const structure: Diagnostic[] = [];
  const external: ExternalLink[] = [];
  const icons: NamedIcon[] = [];
  let depth = isSnippet ? anyDepth : 1;
  const imported = new Set<string>();
  const leadsTo = (url: string | undefined, at: SourceLocation) => {
    if (url !== undefined && /^https?:\/\//i.test(url)) external.push({ url, ...at });
  };
  eachNode(parsed.root, (node) => {
    const at = locate(node, file);
    const picture = pictureWithoutText(node);
    if (picture !== undefined) images.push(altMissing(at, picture));
    if ('url' in node) leadsTo(node.url, at);
    if (isJsxElement(node)) {
      for (const name of urlAttributes) leadsTo(stringAttribute(node, name), at);
    }
    if (node.type === 'mdxjsEsm') for (const name of importedNames(node.value)) imported.add(name);
    if (isJsxElement(node)) {
      depth = depthAfter(node, imported) ?? depth;
      const icon = imported.has(node.name ?? '') ? undefined : iconOf(node);
      if (icon) icons.push({ icon, component: node.name ?? '', ...at });
    }
    if (node.type === 'heading' && !isSnippet) {
      if (node.depth > depth + 1) {
        structure.push(levelSkipped(at, textOf(node), { from: depth, to: node.depth }));
      }
      depth = node.depth;
    }
    if (node.type === 'link' || isLinkTag(node)) structure.push(...linkText(node, at));
  });
  return { images, structure, external, icons };
}

/** After it, every level may come. */
const anyDepth = 6;

/** The level of heading at which an element leaves the page, as far as it has headings itself. */
function depthAfter(element: JsxElement, imported: ReadonlySet<string>): number | undefined {
  const name = element.name ?? '';
  // A snippet ends with whatever heading it has.
  if (imported.has(name)) return anyDepth;
  const size = name === 'Step' ? stringAttribute(element, 'titleSize') : name;
  const level = /^h([1-6])$/.exec(size ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
}

function iconOf(element: JsxElement): Icon | undefined {
  const name = stringAttribute(element, 'icon')?.trim();
  if (!name) return undefined;
  const style = stringAttribute(element, 'iconType');
  const library = stringAttribute(element, 'iconLibrary');
  const known = (['fontawesome', 'lucide', 'tabler'] as const).find((one) => one === library);
  return { name, ...(style ? { style } : {}), ...(known ? { library: known } : {}) };
}

function importedNames(code: string): string[] {
  const lists = code.matchAll(/^\s*import\s+([^'"]+?)\s+from\b/gm);
  return [...lists].flatMap(([, names = '']) => names.match(/[\w$]+/g) ?? []);
}

/** An empty `alt` of a tag says that the picture is mere decoration; Markdown has no way to say so. */
function pictureWithoutText(node: Nodes): string | undefined {
  if (node.type === 'image') return (node.alt ?? '').trim() === '' ? `"${node.url}"` : undefined;
  if (!isJsxElement(node) || node.name !== 'img') return undefined;
  const hasSpread = node.attributes.some(({ type }) => type !== 'mdxJsxAttribute');
  const says = ['alt', 'title', 'aria-label', 'aria-labelledby', 'aria-hidden', 'role'];
  if (hasSpread || says.some((name) => attribute(node, name) !== undefined)) return undefined;
  return `"${stringAttribute(node, 'src') ?? 'of an expression'}"`;
}

function altMissing(at: SourceLocation, picture: string): Diagnostic {
  return diagnostic('image-alt-missing', {
    at,
    message: `The picture ${picture} has no text for readers who do not see it.`,
    hint: 'Say what it shows, as `![Text](…)` or `alt="Text"`; `<img alt="" … />` for mere decoration.',
  });
}

function levelSkipped(
  at: SourceLocation,
  heading: string,
  { from, to }: { readonly from: number; readonly to: number },
): Diagnostic {
  const message =
    from === 1
      ? `The heading "${heading}" is of level ${to}, and what stands above it is the title.`
      : `The heading "${heading}" is of level ${to}, and the one before it of level ${from}.`;
  return diagnostic('heading-order', {
    at,
    message,
    hint: `Write ${'#'.repeat(from + 1)}, so that the outline of the page has no gap.`,
  });
}

function textOf(node: Nodes): string {
  let text = '';
  eachNode(node, (inner) => {
    if (inner.type === 'text' || inner.type === 'inlineCode') text += inner.value;
  });
  return text.trim();
}

/** An `a` without `href` is a place to link to; what a spread brings is not known here. */
function isLinkTag(node: Nodes): boolean {
  if (!isJsxElement(node) || node.name !== 'a') return false;
  const hasSpread = node.attributes.some(({ type }) => type !== 'mdxJsxAttribute');
  return !hasSpread && attribute(node, 'href') !== undefined;
}

/** Attributes that name a link whatever its text is. */
const labels = ['aria-label', 'aria-labelledby'];

function linkText(node: Nodes, at: SourceLocation): Diagnostic[] {
  let text = '';
  let isCode = false;
  let hasLabel = isJsxElement(node) && labels.some((name) => attribute(node, name) !== undefined);
  eachNode(node, (inner) => {
    if (inner === node) return;
    if (inner.type === 'text' || inner.type === 'inlineCode') text += inner.value;
    if (inner.type === 'image') text += inner.alt ?? '';
    // What it shows is not known here.
    if (isJsxElement(inner) || inner.type.startsWith('mdx')) isCode = true;
    if (isJsxElement(inner) && attribute(inner, 'alt') !== undefined) hasLabel = true;
  });
  const said = text.trim();
  if (hasLabel || (said === '' && isCode)) return [];
  if (said !== '' && !unclear.test(said)) return [];
  const message =
    said === ''
      ? 'This link has no text.'
      : `The text "${said}" does not say where the link leads.`;
  return [
    diagnostic('link-text-unclear', {
      at,
      message,
      hint: 'Name what is there: many readers go from link to link.',
    }),
  ];
}
