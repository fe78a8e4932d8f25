import { type BundledLanguage, createHighlighter, type ThemedTokenWithVariants } from 'shiki';
import { describe, expect, it } from 'vitest';
import { createCodeHighlighter, defaultCodeThemes, loadPalette } from './highlighter.ts';
import { type ColorClasses, type Palette, paletteCss } from './palette.ts';

const samples: readonly [language: BundledLanguage, code: string][] = [
  ['typescript', 'export const a = async (b: string): Promise<number> => `x${b}`.length; // c'],
  [
    'python',
    'class A:\n    """doc"""\n    def f(self, *, x: int = 1) -> str:\n        return f"{x!r}"',
  ],
  ['bash', 'curl -H "Authorization: Bearer $TOKEN" https://x.test/a | jq .b # c'],
  ['html', '<p class="a" onclick="f(1)">x<style>.a { color: red }</style></p>'],
  ['yaml', 'a: [1, "b"]\nc:\n  - d: true # e'],
  ['markdown', '# a *b* **c**\n\n- [d](e)'],
];

describe('highlighting', () => {
  it('gives every character the colours that Shiki gives it in both themes', async () => {
    const themes = { light: 'github-light-default', dark: 'dark-plus' } as const;
    const langs = samples.map(([language]) => language);
    const shiki = await createHighlighter({ themes: Object.values(themes), langs });
    const palette = await loadPalette(defaultCodeThemes);
    const { highlight } = await createCodeHighlighter(defaultCodeThemes);
    for (const [lang, code] of samples) {
      // On a busy machine Shiki leaves the rest of a line plain after half a second.
      const options = { lang, themes, tokenizeTimeLimit: 0 };
      const expected = shiki.codeToTokensWithThemes(code, options).map(shikiColors);
      const { lines } = await highlight(code, lang);
      expect(lines.map((line) => ownColors(line, palette))).toEqual(expected);
    }
  });

  it('keeps the text of the code as it is, escaped for HTML', async () => {
    const { highlight } = await createCodeHighlighter(defaultCodeThemes);
    for (const [language, code] of samples) {
      const { lines } = await highlight(code, language);
      const text = lines.join('\n').replace(/<[^>]*>/g, '');
      expect(text).toBe(
        code.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
      );
    }
  });

  it('prints code of an unknown language without tokens', async () => {
    const { highlight } = await createCodeHighlighter(defaultCodeThemes);
    expect((await highlight('a < b', 'no-such-language')).lines).toEqual(['a &lt; b']);
  });

  it('colours the fences inside Markdown, whatever was highlighted before', async () => {
    const highlighter = await createCodeHighlighter(defaultCodeThemes);
    const code = '```javascript\nconst a = "b";\n```';
    const first = await highlighter.highlight(code, 'mdx');
    await highlighter.highlight('const a = 1;', 'javascript');
    expect(first.lines[1]).toContain('<span');
    expect((await highlighter.highlight(code, 'mdx')).lines).toEqual(first.lines);
  });

  it.each([
    ['mdx', 'tsx', 'import Part from "/part.mdx";\n\nYour {user.plan} plan.\n\n<Part a={1} />'],
    ['markdown', 'html-derivative', '---\ntitle: A\n---\n\n<b class="x">a</b>'],
  ])(
    'colours what %s holds besides, whatever was highlighted before',
    async (name, other, code) => {
      const highlighter = await createCodeHighlighter(defaultCodeThemes);
      const first = await highlighter.highlight(code, name);
      await highlighter.highlight('<i />', other);
      expect(await highlighter.highlight(code, name)).toEqual(first);
      expect(first.lines.at(-1)).toContain('<span');
    },
  );

  it.each([
    ['vue', 'scss', '<style lang="scss">\n.a { .b { color: red } }\n</style>'],
    ['vue', 'graphql', '<page-query lang=gql>\nquery { a(b: "c") }\n</page-query>'],
    ['vue', 'python', '<docs lang="md">\n```py\na = "b"\n```\n</docs>'],
    ['svelte', 'pug', '<template lang="pug">\np.a b\n</template>'],
    ['astro', 'less', '<style lang="less">\n.a { .b(); }\n</style>'],
    ['pug', 'sass', 'div\n  :sass\n    .a\n      color: red'],
    ['haml', 'ruby', '%p= f("a", b: 1)'],
    ['asciidoc', 'ruby', '[source,rb]\n----\nputs "a"\n----'],
    ['latex', 'python', '\\begin{minted}{python}\nprint("a")\n\\end{minted}'],
    ['wikitext', 'lua', '<syntaxhighlight lang="lua">\nlocal a = "b"\n</syntaxhighlight>'],
    ['mdx', 'javascript', '```jsx\nconst a = <b c="d" />;\n```'],
  ])(
    'colours code of %s with %s in it the same, whatever was highlighted before',
    async (name, inner, code) => {
      const fresh = await createCodeHighlighter(defaultCodeThemes);
      const used = await createCodeHighlighter(defaultCodeThemes);
      await used.highlight('a', inner);
      const { lines } = await fresh.highlight(code, name);
      expect(await used.highlight(code, name)).toEqual({ lines });
      await fresh.highlight('a', inner);
      expect(await fresh.highlight(code, name)).toEqual({ lines });
      expect(lines.slice(1, -1).join() || lines.join()).toContain('<span');
    },
  );

  it('gives placeholders of shell code one colour', async () => {
    const { highlight } = await createCodeHighlighter(defaultCodeThemes);
    const { lines } = await highlight('curl <your-url> -u <api key>:x > out', 'shellscript');
    const text = lines[0]?.replaceAll('&lt;', '<').replaceAll('&gt;', '>') ?? '';
    expect(text.replace(/<\/?span[^>]*>/g, '|')).toMatch(/<your-url>.*<api key>/);
  });

  it.each(['constructor', 'toString'])('takes %j for no language', async (name) => {
    const { highlight } = await createCodeHighlighter(defaultCodeThemes);
    expect((await highlight('a', name)).lines).toEqual(['a']);
  });
});

it('takes what objects inherit for no theme', async () => {
  const palette = await loadPalette({ light: 'constructor', dark: 'constructor' });
  expect(paletteCss(palette)).toBe(paletteCss(await loadPalette(defaultCodeThemes)));
});

describe('a theme of CSS variables', () => {
  it('takes its colours from the site', async () => {
    const palette = await loadPalette({ light: 'css-variables', dark: 'css-variables' });
    const css = paletteCss(palette);
    expect(css).toContain('color:var(--mint-token-keyword)');
    expect(css).toContain('--wm-code-foreground:var(--mint-foreground, currentColor)');
  });
});

/** Light and dark colour of every visible character of a line. */
function shikiColors(tokens: readonly ThemedTokenWithVariants[]): string[] {
  return tokens.flatMap(({ content, variants }) =>
    visible(content).map((character) =>
      `${character} ${variants['light']?.color} ${variants['dark']?.color}`.toUpperCase(),
    ),
  );
}

function ownColors(line: string, palette: Palette): string[] {
  return [...line.matchAll(/<span class="([^"]*)">([^<]*)<\/span>|([^<]+)/g)].flatMap(
    ([, classes = '', marked, plain = '']) => {
      const names = classes.split(' ');
      const colors = `${colorOf(names, palette.light)} ${colorOf(names, palette.dark)}`;
      return visible(plainText(marked ?? plain)).map((character) =>
        `${character} ${colors}`.toUpperCase(),
      );
    },
  );
}

function colorOf(names: readonly string[], { classOf, foreground }: ColorClasses): string {
  const found = [...classOf].find(([, name]) => names.includes(name));
  return found?.[0] ?? foreground;
}

function visible(text: string): string[] {
  return [...text].filter((character) => character.trim() !== '');
}

function plainText(html: string): string {
  return html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
