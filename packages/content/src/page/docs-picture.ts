import { decoded } from '@waymark/core/page';
import type { ImageSize } from '../images/image-size.ts';
import { resolveLink } from '../links/resolve.ts';
import type { PageContext } from './context.ts';
import type { SizeOf } from './picture-width.ts';

/**
 * The file of the docs folder that the address of a picture means, as it is written or rewritten;
 * nothing for those of other sites.
 *
 * @param file of the page
 */
export function docsPicture(
  source: string,
  file: string,
  { base = '', pages, isFile }: Pick<PageContext, 'base' | 'pages' | 'isFile'>,
): string | undefined {
  const target = resolveLink(source, { from: file, pages, base, isFile });
  return target.kind === 'asset' ? decoded(target.url).slice(1) : undefined;
}

/**
 * Gives the sizes of the pictures of a page, each read once.
 *
 * @param file of the page
 */
export function pictureSizes(file: string, context: PageContext): SizeOf {
  const known = new Map<string, ImageSize | undefined>();
  return (source) => {
    if (!known.has(source)) {
      const picture = docsPicture(source, file, context);
      known.set(source, picture === undefined ? undefined : context.imageSize?.(picture));
    }
    return known.get(source);
  };
}
