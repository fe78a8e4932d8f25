import { createBaseUrls, type UrlPolicy } from '@waymark/core/urls';
import type { ElementType, Key } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/**
 * React's runtime for JSX, with the base path in front of the URLs that components give, as those of
 * pages have it.
 *
 * @param urls how the site's URLs are written
 */
export function createJsx(urls: UrlPolicy) {
  const withBase = createBaseUrls(urls);
  const given = (make: typeof jsx) => (type: ElementType, props: object, key?: Key) =>
    make(type, withBase(type, { ...props }), key);
  return { Fragment, jsx: given(jsx), jsxs: given(jsxs) };
}
