import { describe, expect, it } from 'vitest';
import { type Files, tempFolder } from '../../test/support/temp-folder.ts';
import { openDocsFolder } from './docs-folder.ts';
import { pageWords } from './page-words.ts';

const readPage = (source: string, files: Files = {}) =>
  pageWords(openDocsFolder(tempFolder({ ...files, 'page.mdx': source })), 'page.mdx');
const wordsIn = (source: string, files: Files = {}) =>
  readPage(source, files)
    .map(({ text }) => text)
    .join(' ');

describe('the words of a source page', () => {
  it('are those of its title, description, text, code and pictures', () => {
    const source =
      '---\ntitle: My page\ndescription: "In short"\nicon: book\n---\nText with `code`.\n\n```js main.js lines\nlet a\n```\n\n![A chart](/x.png)';
    expect(wordsIn(source)).toBe('My page In short Text with code main js let a A chart');
  });

  it('go on below a line of the frontmatter that ends as its fence does', () => {
    const source = '---\n# --- SEO ---\ntitle: My page\n---\nText';
    expect(wordsIn(source)).toBe('My page Text');
    expect(wordsIn('---\n---\nText')).toBe('Text');
  });

  it('leave the title out where the mode of the page hides it', () => {
    expect(wordsIn('---\ntitle: My page\nmode: custom\n---\nText')).toBe('Text');
  });

  it('hold the attributes that components show, and no others', () => {
    const source = '<Card title="One [link](/x)" icon="bolt" href="/two">Body</Card>';
    expect(wordsIn(source)).toBe('One link Body');
    expect(wordsIn('<ParamField path="id" type="string" default="x" required />')).toBe(
      'string x id',
    );
  });

  it('leave out comments, agents-only content, styles and the targets of links', () => {
    const source =
      '{/* note */}\n\n<Visibility for="agents">secret</Visibility>\n\n<style>{`p {}`}</style>\n\n[to]: /target\n\n[there][to]';
    expect(wordsIn(source)).toBe('there');
  });

  it('stand on the lines of their files', () => {
    const source = '---\ntitle: T\n---\nimport A from "/snippets/a.mdx"\n\none\ntwo\n\n<A />';
    const words = readPage(source, { 'snippets/a.mdx': '\nthree' });
    expect(words.map(({ text, file, line }) => `${text} ${file}:${line}`)).toEqual([
      'T page.mdx:1',
      'one page.mdx:6',
      'two page.mdx:7',
      'three snippets/a.mdx:2',
    ]);
  });

  it('go on from text into values', () => {
    expect(wordsIn('export const count = 3;\n\n\\d{count} and {"more"}')).toBe('d3 and more');
  });

  it('leave out the sign that makes a quotation a note', () => {
    expect(wordsIn('> [!NOTE]\n> Mind this')).toBe('Mind this');
  });

  it('leave out cells that a table has no column for', () => {
    expect(wordsIn('| a |\n|---|\n| b | c |')).toBe('a b');
  });

  it('are read from pages that hold HTML comments and open tags', () => {
    expect(wordsIn('one <!-- two --> three<br>four < 5')).toBe('one three four 5');
  });

  it('have the variables of the site filled in', () => {
    const files = { 'docs.json': '{ "variables": { "name": "Atlas" } }' };
    expect(wordsIn('Use {{name}}.', files)).toBe('Use Atlas');
  });
});

describe('snippets', () => {
  it('are read with the props of their tag, in text and in code', () => {
    const files = { 'snippets/a.mdx': '{name} and {props.name}\n\n```\nrun {name} {other}\n```' };
    const source = 'import A from "/snippets/a.mdx"\n\n<A name="Atlas" />';
    expect(wordsIn(source, files)).toBe('Atlas and Atlas run Atlas other');
  });

  it('give their exports to pages that import them by name', () => {
    const files = { 'snippets/names.mdx': 'export const product = "Atlas";' };
    const source = 'import { product as it } from "/snippets/Names.mdx"\n\nUse {it}.';
    expect(wordsIn(source, files)).toBe('Use Atlas');
  });

  it('may import each other in a circle', () => {
    const files = { 'snippets/a.mdx': 'import A from "./a.mdx"\n\nagain\n\n<A />' };
    expect(wordsIn('import A from "/snippets/a.mdx"\n\n<A />', files)).toMatch(/^again( again)*$/);
  });
});

describe('components of the site', () => {
  it('show what they return for their props and children', () => {
    const files = {
      'snippets/box.jsx':
        'const label = "Box";\nexport const Box = ({ title, items = [], children }) => (\n  <div className="p-2">{label} {title && <b>{title}</b>} {items.map((item) => <i>{item.name}</i>)} {children}</div>\n);',
    };
    const source =
      'import { Box } from "/snippets/box.jsx"\n\n<Box title="One" items={[{ name: "two" }]}>\n**three**\n</Box>';
    expect(wordsIn(source, files)).toBe('Box One two three');
  });

  it('show what their state starts with', () => {
    const source =
      'export const Panel = () => {\n  const [open, setOpen] = useState(false);\n  const [name] = React.useState("first");\n  return <p>{name} {open ? "closed" : "shown"}{unknown() && "never"}</p>;\n}\n\n<Panel />';
    expect(wordsIn(source)).toBe('first shown');
  });

  it('take numbers for false as JavaScript does', () => {
    const source =
      'export const count = 0;\n\n{count ? "some" : "none"}, {!count && "empty"}, {[].length ? "a" : "b"}, {2 && "two"}, {"0" && "text"}';
    expect(wordsIn(source)).toBe('none empty b two text');
    expect(wordsIn('{0 && "never"}')).toBe('0');
  });

  it('show nothing where they return early', () => {
    const source =
      'export const Panel = ({ src }) => {\n  if (!src) return null;\n  return <p>shown</p>;\n}\n\n<Panel /> <Panel src="x" />';
    expect(wordsIn(source)).toBe('shown');
  });
});
