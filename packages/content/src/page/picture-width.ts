import type { ImageSize } from '../images/image-size.ts';
import { attribute, isJsxElement, type JsxElement, stringAttribute } from '../tree/jsx.ts';
import type { Picture } from './first-picture.ts';

/** Gives the size of the file that an address means, if that is known. */
export type SizeOf = (source: string) => ImageSize | undefined;

/** How wide a picture is shown where there is room for it, as far as that is known, in pixels. */
export function shownWidth(picture: Picture, sizeOf: SizeOf): number | undefined {
  if (picture.type === 'imageReference') return undefined;
  if (!isJsxElement(picture)) return sizeOf(picture.url)?.width;
  const width = pixels(picture, 'width');
  if (width !== undefined || mayHaveHeight(picture)) return width;
  const source = stringAttribute(picture, 'src');
  const size = source === undefined ? undefined : sizeOf(source);
  if (size === undefined) return undefined;
  const height = pixels(picture, 'height');
  return height === undefined ? size.width : (height * size.width) / size.height;
}

/** A length that an author gives as a number; nothing for shares and for what is known when it runs. */
export function pixels(image: JsxElement, name: string): number | undefined {
  const given = attribute(image, name);
  const length = Number(typeof given === 'object' ? given.code : given);
  return length > 0 && given !== true ? length : undefined;
}

/** Classes that leave the height of a picture to its shape. */
const harmlessClass =
  /^(?:\w+:)*(?:block|hidden|inline(?:-block)?|not-prose|pointer-events-none|(?:-?m[xytrbl]?|p[xytrbl]?|w|max-w|min-w|rounded|shadow|border|object|float|self|opacity)(?:-.+)?|h-auto)$/;

/** Whether classes or styles may set the height of a picture, whatever its width is. */
export function mayHaveHeight(image: JsxElement): boolean {
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
