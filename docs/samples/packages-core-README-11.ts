import { buildSite, parseConfig, readConfigDocument } from '@waymark/core';

const text = `{
  "theme": "mint",
  "name": "Acme",
  "colors": { "primary": "#3451D1" },
  "navigation": { "pages": ["index", "guide", "lost"] }
}`;
const { value: document } = readConfigDocument({ file: 'docs.json', read: () => text });
if (!document) throw new Error('That is no JSON.');
const { value: config } = parseConfig(document);
const pages = ['index', 'guide'].map((path) => ({ path, file: `${path}.mdx`, frontmatter: {} }));
const { value: site, diagnostics } = buildSite({ document, config, pages });
console.log(site.view('index').next?.url);
console.log(diagnostics.map(({ code, line }) => `${line}: ${code}`).join());
// /guide
// 5: navigation-page-missing
