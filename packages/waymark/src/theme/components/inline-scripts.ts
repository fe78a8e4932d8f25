import bannerClose from '../../client/inline/banner-close.js?raw';
import headerFit from '../../client/inline/header-fit.js?raw';
import placeInit from '../../client/inline/place-init.js?raw';
import sidebarScroll from '../../client/inline/sidebar-scroll.js?raw';
import themeInit from '../../client/inline/theme-init.js?raw';

/**
 * Scripts that stand in the page itself, as they run before what follows them is painted. Each is
 * the same on all pages, so that a content security policy can name it by its hash.
 */
export const inlineScripts = { bannerClose, headerFit, placeInit, sidebarScroll, themeInit };
