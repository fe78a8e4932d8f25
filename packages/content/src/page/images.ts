import type { Image, ImageReference, Nodes, Parents, Root } from 'mdast';
import type { ImageSize } from '../images/image-size.ts';
import { decodePath } from '../links/path.ts';
import { resolveLink } from '../links/resolve.ts';
import {
  attribute,
  flowElement,
  isJsxElement,
  type JsxElement,
  setAttribute,
  stringAttribute,
} from '../tree/jsx.ts';
import type { PageContext } from './context.ts';

/** Elements in which a click means something else. */
const clickable = new Set(['a', 'button', 'summary', 'label', 'Tile', 'Tooltip']);

/**
 * Prepares the pictures of a page: each loads when it comes near, keeps its place until then, and
 * opens in full size on a click unless that means something else (docs/format/pages.md#images). A
 * page with such pictures ends with the element that makes them open.
 *
 * @param root the page, links not yet rewritten
 */
export function prepareImages(root: Root, file: string, context: PageContext): void {
  const sizeOf = (source: string) => localSize(source, file, context);
  let zooms = false;
  const walk = (parent: Parents, isClickable: boolean) => {
    for (const node of parent.children) {
      if (node.type === 'image' || node.type === 'imageReference') {
        prepareMarkdownImage(node, isClickable, sizeOf);
        zooms ||= !isClickable;
      } else if (isJsxElement(node) && node.name === 'img') {
        zooms = prepareElement(node, isClickable, sizeOf) || zooms;
      } else if ('children' in node) walk(node, isClickable || takesClicks(node));
    }
  };
  walk(root, false);
  if (zooms) root.children.push(flowElement('ImageZoom', {}) as Root['children'][number]);
}

type SizeOf = (source: string) => ImageSize | undefined;

function takesClicks(node: Nodes): boolean {
  if (node.type === 'link' || node.type === 'linkReference') return true;
  if (!isJsxElement(node)) return false;
  if (clickable.has(node.name ?? '') || attribute(node, 'href') !== undefined) return true;
  return node.name === 'Frame' && refusesZoom(node);
}

/** An author says that pictures stay as they are: `noZoom` with any value, or `zoom={false}`. */
function refusesZoom(element: JsxElement): boolean {
  const zoom = attribute(element, 'zoom');
  const written = typeof zoom === 'object' ? zoom.code : zoom;
  return (
    ['noZoom', 'nozoom'].some((name) => attribute(element, name) !== undefined) ||
    (typeof written === 'string' && written.trim() === 'false')
  );
}

/** Attributes of pictures that say what a click does, which HTML does not know. */
const ofClicks = new Set(['nozoom', 'zoom', 'actions', 'actionsplacement']);

function prepareMarkdownImage(
  node: Image | ImageReference,
  isClickable: boolean,
  sizeOf: SizeOf,
): void {
  const size = node.type === 'image' ? sizeOf(node.url) : undefined;
  const zoom = isClickable ? {} : { 'data-wm-zoom': '' };
  node.data = { ...node.data, hProperties: { ...size, loading: 'lazy', ...zoom } } as never;
}

/** @returns whether the picture opens on a click */
function prepareElement(image: JsxElement, isClickable: boolean, sizeOf: SizeOf): boolean {
  const zooms =
    !isClickable &&
    !refusesZoom(image) &&
    attribute(image, 'onClick') === undefined &&
    !isOutOfReach(image);
  image.attributes = image.attributes.filter(
    (item) => item.type !== 'mdxJsxAttribute' || !ofClicks.has(item.name.toLowerCase()),
  );
  if (attribute(image, 'loading') === undefined) setAttribute(image, 'loading', 'lazy');
  if (zooms) setAttribute(image, 'data-wm-zoom', true);
  const source = stringAttribute(image, 'src');
  const size = source === undefined ? undefined : sizeOf(source);
  if (size) keepPlace(image, size);
  return zooms;
}

/** A decoration that lets clicks through. */
function isOutOfReach(image: JsxElement): boolean {
  const classes = stringAttribute(image, 'className') ?? stringAttribute(image, 'class') ?? '';
  return classes.split(/\s+/).includes('pointer-events-none');
}

/** Completes what the author says of the size; what he says in styles comes first anyway. */
function keepPlace(image: JsxElement, { width, height }: ImageSize): void {
  if (attribute(image, 'height') !== undefined || mayHaveHeight(image)) return;
  const given = attribute(image, 'width');
  if (given === undefined) setAttribute(image, 'width', String(width));
  const shown =
    given === undefined ? width : Number(typeof given === 'object' ? given.code : given);
  // `"80%"` and expressions: the browser knows the shape when it has the picture.
  if (shown > 0) setAttribute(image, 'height', String(Math.round((shown * height) / width)));
}

/** Classes that leave the height of a picture to its shape. */
const harmlessClass =
  /^(?:\w+:)*(?:block|hidden|inline(?:-block)?|not-prose|pointer-events-none|(?:-?m[xytrbl]?|p[xytrbl]?|w|max-w|min-w|rounded|shadow|border|object|float|self|opacity)(?:-.+)?|h-auto)$/;

/** A width from the file would pull a picture out of shape whose height is set elsewhere. */
function mayHaveHeight(image: JsxElement): boolean {
  const classes = ['class', 'className'].map((name) => attribute(image, name));
  const unknown = classes.some((value) => {
    if (value === undefined || value === true) return false;
    if (typeof value === 'object') return true;
    return value.split(/\s+/).some((name) => name !== '' && !harmlessClass.test(name));
  });
  const style = attribute(image, 'style');
  const text = typeof style === 'object' ? style.code : String(style ?? '');
  return unknown || /height/i.test(text);
}

function localSize(source: string, file: string, context: PageContext): ImageSize | undefined {
  if (!context.imageSize) return undefined;
  const target = resolveLink(source, {
    from: file,
    pages: context.pages,
    base: context.base ?? '',
  });
  return target.kind === 'asset' ? context.imageSize(decodePath(target.url).slice(1)) : undefined;
}
