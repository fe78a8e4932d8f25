import { siteHrefOnce, type UrlPolicy } from './href.ts';
import { withUrls } from './url-attributes.ts';

/** Properties of an element or component as code gives them. */
type Props = Readonly<Record<string, unknown>>;

/**
 * Puts the base path in front of the URLs that code of a page gives to elements and components
 * (docs/format/pages.md#links), and a slash behind them where nothing is served without it. Those
 * that have the path already, as the compiled page has, stay.
 *
 * @param policy how the site's URLs are written; without it all stay
 */
export function createBaseUrls(
  policy: UrlPolicy | undefined,
): <Given extends Props>(type: unknown, props: Given) => Given {
  if (!policy || (policy.base === '' && policy.trailingSlash !== 'always')) {
    return (_type, props) => props;
  }
  const rewrite = (url: string) => siteHrefOnce(url, policy);
  // What a component is called is not known here, so each may be `Link`.
  return (type, props) => withUrls(typeof type === 'string' ? type : 'Link', props, rewrite);
}
