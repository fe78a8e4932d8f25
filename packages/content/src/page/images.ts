import type { Image, ImageReference, Nodes, Parents, Root } from 'mdast';
import type { ImageSize } from '../images/image-size.ts';
import {
  attribute,
  flowElement,
  isJsxElement,
  type JsxElement,
  setAttribute,
  stringAttribute,
} from '../tree/jsx.ts';
import type { PageContext } from './context.ts';
import { pictureSizes } from './docs-picture.ts';
import { firstPicture, isPicture } from './first-picture.ts';
import { keepInColumn } from './keep-in-column.ts';
import { mayHaveHeight, pixels, type SizeOf, shownWidth } from './picture-width.ts';

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
  const sizeOf = pictureSizes(file, context);
  const first = firstPicture(root, (picture) => shownWidth(picture, sizeOf));
  let zooms = false;
  const walk = (parent: Parents, isClickable: boolean) => {
    for (const node of parent.children) {
      if (isPicture(node)) {
        const isFirst = node === first;
        if (isJsxElement(node)) {
          zooms = prepareElement(node, { isClickable, isFirst }, sizeOf) || zooms;
        } else {
          prepareMarkdownImage(node, { isClickable, isFirst }, sizeOf);
          zooms ||= !isClickable;
        }
      } else if ('children' in node) walk(node, isClickable || takesClicks(node));
    }
  };
  walk(root, false);
  if (zooms) root.children.push(flowElement('ImageZoom', {}) as Root['children'][number]);
}

/** Where a picture stands. */
interface Place {
  /** A click on it means something else. */
  readonly isClickable: boolean;
  /** The page begins with it. */
  readonly isFirst: boolean;
}

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
  { isClickable, isFirst }: Place,
  sizeOf: SizeOf,
): void {
  const size = node.type === 'image' ? sizeOf(node.url) : undefined;
  const zoom = isClickable ? {} : { 'data-wm-zoom': '' };
  const isUrgent = isFirst && size !== undefined;
  const loading = isFirst ? {} : { loading: 'lazy' };
  const priority = isUrgent ? { fetchpriority: 'high' } : {};
  node.data = { ...node.data, hProperties: { ...size, ...loading, ...priority, ...zoom } } as never;
}

/** @returns whether the picture opens on a click */
function prepareElement(
  image: JsxElement,
  { isClickable, isFirst }: Place,
  sizeOf: SizeOf,
): boolean {
  const zooms =
    !isClickable &&
    !refusesZoom(image) &&
    attribute(image, 'onClick') === undefined &&
    !isOutOfReach(image);
  image.attributes = image.attributes.filter(
    (item) => item.type !== 'mdxJsxAttribute' || !ofClicks.has(item.name.toLowerCase()),
  );
  const isOwn = attribute(image, 'loading') !== undefined;
  if (!isOwn && isFirst) hurry(image, shownWidth(image, sizeOf) !== undefined);
  if (!isOwn && !isFirst) setAttribute(image, 'loading', 'lazy');
  if (zooms) setAttribute(image, 'data-wm-zoom', true);
  keepInColumn(image);
  const source = stringAttribute(image, 'src');
  const size = source === undefined ? undefined : sizeOf(source);
  if (size) keepPlace(image, size);
  return zooms;
}

/** What is not known to be large may not be worth to come before scripts and fonts. */
function hurry(image: JsxElement, isLarge: boolean): void {
  const isOwn = ['fetchpriority', 'fetchPriority'].some(
    (name) => attribute(image, name) !== undefined,
  );
  if (isLarge && !isOwn) setAttribute(image, 'fetchpriority', 'high');
}

/** A decoration that lets clicks through. */
function isOutOfReach(image: JsxElement): boolean {
  const classes = stringAttribute(image, 'className') ?? stringAttribute(image, 'class') ?? '';
  return classes.split(/\s+/).includes('pointer-events-none');
}

/** Completes what the author says of the size; what he says in styles comes first anyway. */
function keepPlace(image: JsxElement, { width, height }: ImageSize): void {
  // A width from the file would pull a picture out of shape whose height is set elsewhere.
  if (attribute(image, 'height') !== undefined || mayHaveHeight(image)) return;
  const isGiven = attribute(image, 'width') !== undefined;
  if (!isGiven) setAttribute(image, 'width', String(width));
  // `"80%"` and expressions: the browser knows the shape when it has the picture.
  const shown = pixels(image, 'width');
  if (shown !== undefined) {
    setAttribute(image, 'height', String(Math.round((shown * height) / width)));
  }
}
