import { isUnsafeUrl } from '@waymark/core';
import { type AddressSource, addressBelow, siteAddress } from '../../project/site-address.ts';

/**
 * The address of a page or file as search engines shall know it. Undefined where nothing says where
 * the site is.
 *
 * @param url below the site's base, such as `/guides/start`; an address is given as it is
 */
export function pageAddress(source: AddressSource, url: string): string | undefined {
  const address = siteAddress(source);
  return isUnsafeUrl(url) || address.host === undefined ? undefined : addressBelow(address, url);
}
