import { isUnsafeUrl } from '@waymark/core';
import { type AddressSource, addressBelow, siteAddress } from '../../project/paths/site-address.ts';

/**
 * The address of a page or file as search engines shall know it. Undefined where nothing says where
 * the site is.
 *
 * @param url below the site's base, such as `/guides/start`; a whole address is given as it is
 */
export function pageAddress(source: AddressSource, url: string): string | undefined {
  if (isUnsafeUrl(url)) return undefined;
  if (/^https?:\/\//i.test(url)) return URL.canParse(url) ? new URL(url).href : undefined;
  const address = siteAddress(source);
  const found = addressBelow(address, url);
  return address.host !== undefined && URL.canParse(found) ? found : undefined;
}
