import { describe, expect, it } from 'vitest';
import { siteFiles } from './site-files.ts';

const filesOf = (texts: Readonly<Record<string, string>>) =>
  siteFiles(Object.keys(texts), (file) => texts[file]);

describe('stylesheets and scripts of a docs folder', () => {
  it('are all files with those endings, in order', () => {
    const found = filesOf({ 'a/style.css': '', 'a/x.js': 'run()', 'logo.svg': '', 'z.css': '' });
    expect(found).toEqual({
      stylesheets: ['a/style.css', 'z.css'],
      scripts: ['a/x.js'],
      handlers: [],
    });
  });

  it('tell what the scripts write into attributes such as onclick, and not what modules do', () => {
    const { handlers } = filesOf({
      'banner.js': 'bar.innerHTML = `<button onclick="accept()">Yes</button>`',
      'again.js': 'again.innerHTML = \'<b onclick="accept()">\'',
      'module.js': 'export const html = `<b onclick="no()">`',
    });
    expect(handlers).toEqual(['accept()']);
  });

  it('do not include modules that pages import', () => {
    const { scripts } = filesOf({
      'data.js': '// Numbers\nexport const a = 1;',
      'chart.js': 'import x from "./x.js";',
      'snippets/plain.js': 'var a = 1;',
    });
    expect(scripts).toEqual([]);
  });

  it('do not include tests, configurations and programs for Node', () => {
    const { scripts } = filesOf({
      'tailwind.config.js': 'run()',
      'a.test.js': 'run()',
      'scripts/build.js': "const fs = require('fs');",
      'scripts/cli.js': '#!/usr/bin/env node\nrun()',
      'lint/rule.js': 'module.exports = { names: ["rule"] };',
      'lint/tokens.js': 'exports.filter = (tokens) => tokens;',
    });
    expect(scripts).toEqual([]);
  });

  it('include bundles, also ones that load parts on demand', () => {
    const { scripts } = filesOf({
      'widget.min.js': '!function(e){"object"==typeof module?module.exports=e(require("x")):e()}()',
      'lazy.js': 'import("https://example.com/x.js")',
      'both.js': 'if (typeof module === "object") module.exports = {};\nrun()',
    });
    expect(scripts).toEqual(['widget.min.js', 'lazy.js', 'both.js']);
  });
});
