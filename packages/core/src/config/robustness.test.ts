import { expect, test } from 'vitest';
import { documentFromValue } from './document.ts';
import { withValue } from './edit.ts';
import { parseConfig } from './parse.ts';
import { upgradeMintConfig } from './upgrade.ts';

const junk: readonly unknown[] = [
  null,
  true,
  5,
  '',
  'x',
  'constructor',
  [],
  [null],
  ['', {}],
  {},
  { constructor: 1 },
];

const properties = [
  ...['$schema', 'theme', 'name', 'description', 'colors', 'colors.primary', 'colors.light'],
  ...['logo', 'logo.light', 'logo.href', 'favicon', 'appearance', 'appearance.default'],
  ...['background', 'background.image', 'background.color', 'fonts', 'fonts.heading'],
  ...['fonts.source', 'fonts.format', 'icons', 'icons.library', 'styling', 'styling.codeblocks'],
  ...['styling.codeblocks.theme', 'styling.codeblocks.languages', 'navbar', 'navbar.links'],
  ...['navbar.primary', 'footer', 'footer.socials', 'footer.socials.x', 'footer.links', 'banner'],
  ...['banner.content', 'banner.color', 'search', 'seo', 'seo.metatags', 'seo.paths', 'metadata'],
  ...['seo.organization', 'redirects', 'errors', 'errors.404', 'contextual', 'interaction'],
  ...['contextual.options', 'variables', 'markdown', 'markdown.instructions', 'api', 'api.openapi'],
  ...['api.mdx', 'integrations', 'integrations.ga4', 'variations', 'thumbnails', 'navigation'],
  ...['topbarLinks', 'topbarCtaButton', 'footerSocials', 'modeToggle', 'font', 'analytics', 'tabs'],
  ...['anchors', 'versions', 'primaryTab', 'topAnchor', 'openapi', 'codeBlock', 'backgroundImage'],
  ...['constructor', '__proto__', 'toString', 'navbar.constructor', 'footer.socials.__proto__'],
];

test.each(properties)(
  'whatever stands at %s, a configuration comes out and nothing throws',
  (name) => {
    for (const value of junk) {
      const base = { theme: 'mint', name: 'A', colors: { primary: '#123' }, navigation: {} };
      const config = withValue(base, name.split('.'), value);
      const parsed = parseConfig(documentFromValue(config));
      expect(parsed.value.theme).toBeTypeOf('string');
      expect(parsed.value.colors.dark).toMatch(/^#/);
      const mint = { navigation: [{ group: 'G', pages: ['a', { group: 'H', pages: ['t/b'] }] }] };
      const legacy = withValue(mint, name.split('.'), value);
      const upgraded = upgradeMintConfig(documentFromValue(legacy));
      expect(parseConfig(upgraded.value).value.name).toBeTypeOf('string');
    }
  },
);
