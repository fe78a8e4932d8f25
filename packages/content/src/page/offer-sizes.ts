import type { Nodes, Root } from 'mdast';
import type { OfferedPictures, OfferedSize } from '../images/offered-sizes.ts';
import { attribute, isJsxElement, setAttribute, stringAttribute } from '../tree/jsx.ts';
import type { PageContext } from './context.ts';
import { docsPicture, pictureSizes } from './docs-picture.ts';
import { isPicture, type Picture } from './first-picture.ts';
import { shownWidth } from './picture-width.ts';

/** What a picture gets so that browsers may choose another size of it. */
export interface Offer {
  readonly picture: Picture;
  readonly attributes: { readonly srcset: string; readonly sizes: string };
}

/**
 * Finds the pictures among whose sizes browsers may choose (docs/format/pages.md#images). What an
 * author chose himself stays: `srcset`, `sizes`, a `picture` around it.
 *
 * @param root the page, links not yet rewritten
 * @param mode of the page, which decides how wide it is
 */
export function findOffers(
  root: Root,
  file: string,
  mode: string | undefined,
  context: PageContext & { readonly offered: OfferedPictures },
): Offer[] {
  const { columns, gutters, sizes } = context.offered;
  const sizeOf = pictureSizes(file, context);
  const column = columns[mode ?? ''] ?? columns.default;
  const offersFor = (picture: Picture): Offer[] => {
    const source = sourceOf(picture);
    const found = source === undefined ? undefined : docsPicture(source, file, context);
    const offered = found === undefined ? undefined : sizes[found];
    const largest = offered?.at(-1);
    if (!offered || !largest) return [];
    const shown = shownWidth(picture, sizeOf) ?? largest.width;
    const width = Math.round(Math.min(column, shown));
    const attributes = {
      srcset: offered.map((size) => candidate(size, context)).join(', '),
      sizes: `(min-width: ${width + gutters}px) ${width}px, calc(100vw - ${gutters}px)`,
    };
    return [{ picture, attributes }];
  };
  const search = (node: Nodes): Offer[] => {
    if (isJsxElement(node) && node.name === 'picture') return [];
    if (isPicture(node)) return offersFor(node);
    return 'children' in node ? node.children.flatMap(search) : [];
  };
  return search(root);
}

/** Gives pictures what was found for them, once links are rewritten: these are right already. */
export function giveOffers(offers: readonly Offer[]): void {
  for (const { picture, attributes } of offers) {
    if (isJsxElement(picture)) {
      for (const [name, value] of Object.entries(attributes)) setAttribute(picture, name, value);
    } else {
      const { hProperties } = Object(picture.data) as { hProperties?: object };
      picture.data = { ...picture.data, hProperties: { ...hProperties, ...attributes } } as never;
    }
  }
}

function candidate({ path, width }: OfferedSize, { fileHref }: PageContext): string {
  // A comma at its end would be that of the list.
  return `${fileHref(path).replaceAll(',', '%2C')} ${width}w`;
}

/** The address of a picture for which its author chose nothing else. */
function sourceOf(picture: Picture): string | undefined {
  if (picture.type === 'image') return picture.url;
  if (!isJsxElement(picture) || picture.attributes.some(({ type }) => type !== 'mdxJsxAttribute')) {
    return undefined;
  }
  const isChosen = ['srcset', 'srcSet', 'sizes'].some(
    (name) => attribute(picture, name) !== undefined,
  );
  return isChosen ? undefined : stringAttribute(picture, 'src');
}
