import { siteOf } from '../../../packages/core/src/testing/site-of.ts';
import { checkAddresses, checkDiagnostics, inTime } from '../invariants.ts';
import { valuesLike } from '../mutations.ts';
import { corpus, type Target } from '../target.ts';

const keys = [
  ...[
    'pages',
    'groups',
    'tabs',
    'anchors',
    'versions',
    'languages',
    'products',
    'dropdowns',
    'menu',
  ],
  ...[
    'root',
    'group',
    'tab',
    'href',
    'icon',
    'hidden',
    'default',
    'global',
    'a',
    'b/c',
    'index',
    'en',
  ],
];

/** `navigation`: whatever it is, each page of it has a view, with neighbours that exist. */
export const navigation: Target = {
  title: 'every navigation is a site whose pages have views, and links that run nothing',
  inputs: valuesLike(corpus('navigation'), keys),
  async check(input) {
    const written: unknown = JSON.parse(input);
    await inTime(() => {
      const { diagnostics, site } = siteOf(written, {
        pages: { a: {}, 'b/c': { title: 'C', url: 'https://a.example' }, index: {} },
      });
      checkDiagnostics(diagnostics, () => undefined);
      for (const path of site.pages.keys()) {
        const view = site.view(path);
        checkAddresses(view);
        if (view.page.path !== path)
          throw new Error(`The view of ${path} is that of another page.`);
        JSON.stringify(view);
      }
    });
  },
};
