import { expect, test } from 'vitest';
import { documentFromValue } from '../config/document.ts';
import { buildSite } from '../site.ts';

const languages = ['en', 'cn', 'jp', 'ko'];
const versions = Array.from({ length: 34 }, (_, index) => `v${34 - index}`);
const groups = Array.from({ length: 13 }, (_, index) => `part-${index}`);
const names = Array.from({ length: 13 }, (_, index) => `page-${index}`);

/** As the largest known navigation: 4 languages of 34 versions, 22,984 entries. */
function largeNavigation() {
  const paths: string[] = [];
  const navigation = {
    languages: languages.map((language) => ({
      language,
      versions: versions.map((version) => ({
        version,
        tabs: [0, 1].map((half) => ({
          tab: half === 0 ? 'Guides' : 'Reference',
          groups: groups
            .filter((_, index) => index % 2 === half)
            .map((group) => {
              const pages = names.map((name) => `${language}/${version}/${group}/${name}`);
              paths.push(...pages);
              return { group, pages };
            }),
        })),
      })),
    })),
  };
  return { navigation, paths };
}

test('A navigation of 23,000 pages gives a view for every page with one sidebar per division', () => {
  const { navigation, paths } = largeNavigation();
  const pages = paths.map((path) => ({ path, file: `${path}.mdx`, frontmatter: {} }));
  const document = documentFromValue({ navigation });
  const { value: site, diagnostics } = buildSite({ document, config: { theme: 'mint' }, pages });
  expect(diagnostics).toEqual([]);
  expect(site.routes).toHaveLength(paths.length);
  const sections = new Set(paths.map((path) => site.view(path).section));
  expect(sections.size).toBe(languages.length * versions.length * 2);
  const view = site.view('jp/v7/part-3/page-5');
  expect(view.section).toBe(site.view('jp/v7/part-1/page-0').section);
  const [language, version] = view.switchers;
  expect(language?.entries.map(({ url }) => url)).toContain('/ko/v7/part-3/page-5');
  expect(version?.entries.map(({ url }) => url)).toContain('/jp/v21/part-3/page-5');
});
