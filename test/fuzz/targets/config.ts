import { fontFaces, parseConfig, readProjectConfig, themeTokens } from '@waymark/core';
import fc from 'fast-check';
import { checkAddresses, checkDiagnostics, inTime } from '../invariants.ts';
import { textsLike, valuesLike } from '../mutations.ts';
import { corpus, type Target } from '../target.ts';

const seeds = corpus('config');
const words = [
  '"$ref"',
  '"theme"',
  '"colors"',
  '"navigation"',
  '"redirects"',
  '"$ref": "docs.json"',
];
const keys = [
  '$ref',
  'theme',
  'colors',
  'primary',
  'fonts',
  'navbar',
  'href',
  'redirects',
  'source',
];

/** `docs.json`: what it says is read whatever it is, and its colours and fonts end no style. */
export const config: Target = {
  title: 'every configuration is read, in time, and its styles hold nothing else',
  inputs: fc.oneof(textsLike(seeds, words), valuesLike(seeds, keys)),
  async check(input) {
    const files = new Map([
      ['docs.json', input],
      ['part.json', seeds[0] ?? ''],
    ]);
    await inTime(() => {
      const read = readProjectConfig({ read: (file) => files.get(file), folder: '/docs' });
      checkDiagnostics(read.diagnostics, (file) => files.get(file));
      if (!read.value) return;
      const { diagnostics, value } = parseConfig(read.value);
      checkDiagnostics(diagnostics, (file) => files.get(file));
      checkAddresses({
        ...value,
        integrations: {},
        variables: {},
        languages: [...value.languages],
      });
      const tokens = themeTokens(value);
      for (const css of [...Object.values(tokens.light), ...Object.values(tokens.dark)]) {
        const outside = css.replace(/"(?:[^"\\\n]|\\.)*"/gs, '');
        if (/[;{}<]|\/\*/.test(outside) || /<\/style/i.test(css))
          throw new Error(`A style is ${css}`);
      }
      if (/<\/style/i.test(fontFaces(value))) throw new Error(`A font is ${fontFaces(value)}`);
    });
  },
};
