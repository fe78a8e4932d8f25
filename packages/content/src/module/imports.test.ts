import { describe, expect, test } from 'vitest';
import { bodyText, compile, render } from '../testing/compile-pages.ts';

const note = { 'snippets/note.mdx': 'Mind the **gap**.\n' };

describe('paths', () => {
  test('a path that starts with a slash starts at the docs folder', async () => {
    expect(await render('import N from "/snippets/note.mdx"\n\n<N />', note)).toContain(
      '<p>Mind the <strong>gap</strong>.</p>',
    );
  });

  test('a path that starts with a dot starts at the importing file', async () => {
    const files = {
      'snippets/deep/outer.mdx': "import Inner from '../inner.mdx'\n\nOuter\n\n<Inner />\n",
      'snippets/inner.mdx': 'Inner\n',
    };
    const html = await render('import O from "./snippets/deep/outer.mdx"\n\n<O />', files);
    expect(html).toContain('<p>Outer</p>');
    expect(html).toContain('<p>Inner</p>');
  });

  test('a path that leads out of the docs folder is reported and not read', async () => {
    const page = await compile('import A from "../../etc/passwd.mdx"\n\n<A />\n\nText');
    expect(page.diagnostics).toMatchObject([{ code: 'import-missing', line: 1 }]);
    expect(page.dependencies).toEqual([]);
  });

  test('other letter case finds the file and warns', async () => {
    const page = await compile('import N from "/Snippets/Note.mdx"\n\n<N />', note);
    expect(bodyText(page)).toContain('Mind the');
    expect(page.diagnostics).toMatchObject([
      { code: 'import-case', hint: 'Write `/snippets/note.mdx`.' },
    ]);
  });

  test('a missing file is reported at its import with the nearest name, and its tag shows nothing', async () => {
    const page = await compile(
      '---\ntitle: A\n---\n\nimport N from "/snippets/nots.mdx"\n\n<N />\n\nText',
      note,
    );
    expect(page.diagnostics).toMatchObject([
      { code: 'import-missing', line: 5, hint: 'Did you mean `/snippets/note.mdx`?' },
    ]);
    expect(bodyText(page)).toContain('Text');
    expect(page.dependencies).toEqual(['snippets/nots.mdx']);
  });

  test('a path without extension is not found, and the hint names the file', async () => {
    const page = await compile('import N from "/snippets/note"\n\n<N />', note);
    expect(page.diagnostics).toMatchObject([
      { code: 'import-missing', hint: 'Write the extension too: `/snippets/note.mdx`.' },
    ]);
  });
});

describe('kinds of files', () => {
  test('component files are named for the renderer, under the name the page gives them', async () => {
    const files = { 'snippets/card.jsx': 'export const Fancy = () => null' };
    const page = await compile(
      'import { Fancy as F } from "/snippets/card.jsx"\n\n<F a="1" />',
      files,
    );
    expect(page.imports).toEqual([{ local: 'F', imported: 'Fancy', file: 'snippets/card.jsx' }]);
    expect(page.diagnostics).toEqual([]);
    expect(page.dependencies).toEqual(['snippets/card.jsx']);
  });

  test('a default import finds the export of its name when there is no default', async () => {
    const files = { 'a.tsx': 'export const Box = (props: { a: string }) => <b>{props.a}</b>' };
    const page = await compile('import Box from "/a.tsx"\n\n<Box a="1" />', files);
    expect(page.imports).toEqual([{ local: 'Box', imported: 'Box', file: 'a.tsx' }]);
  });

  test('a name that a component file does not export is reported, and its content shown', async () => {
    const files = { 'a.jsx': 'export const Box = () => null' };
    const page = await compile('import { Bax } from "/a.jsx"\n\n<Bax>kept</Bax>', files);
    expect(page.imports).toEqual([]);
    expect(bodyText(page)).toContain('kept');
    expect(page.diagnostics).toMatchObject([{ code: 'import-name', hint: 'Did you mean `Box`?' }]);
  });

  test('a component file that is not JavaScript is left to the renderer, which says why, and brings nothing', async () => {
    const files = { 'a.jsx': 'export const Box = (=>' };
    const source = 'import { Box } from "/a.jsx"\n\n<Box>kept</Box>';
    const page = await compile(source, files);
    expect(page.imports).toEqual([{ local: 'Box', imported: 'Box', file: 'a.jsx' }]);
    expect(page.diagnostics).toEqual([]);
    expect(await render(source, files)).toBe('kept');
    const inCode = `${source}\n\n{[1].map((n) => <Box key={n} />)}\n\nAfter`;
    expect(await render(inCode, files)).toBe('kept\n<p>After</p>');
  });

  test('two snippets may import different components under one name', async () => {
    const files = {
      'a.jsx': 'export const Box = () => null',
      'b.jsx': 'export const Box = () => null',
      'a.mdx': 'import { Box } from "/a.jsx"\n\n<Box />',
      'b.mdx': 'import { Box } from "/b.jsx"\n\n<Box />',
    };
    const html = await render(
      'import A from "/a.mdx"\nimport B from "/b.mdx"\n\n<A />\n\n<B />',
      files,
    );
    expect(html).toContain('Box@a.jsx');
    expect(html).toContain('Box_2@b.jsx');
  });

  test('the value of a JSON file is part of the page', async () => {
    const files = { 'data.json': '{ "plans": ["free", "pro"] }' };
    const html = await render('import data from "/data.json"\n\n{data.plans.join(" and ")}', files);
    expect(html).toContain('free and pro');
  });

  test('packages, styles and images are reported and left out', async () => {
    const source = [
      'import { useState } from "react"',
      'import Tabs from "@theme/Tabs"',
      'import { Gone } from "some-package"',
      'import "./style.css"',
      '',
      '<Gone>kept</Gone>',
    ].join('\n');
    const page = await compile(source, { 'style.css': 'a {}' });
    expect(page.diagnostics.map(({ code, line }) => [code, line])).toEqual([
      ['import-unsupported', 2],
      ['import-unsupported', 3],
      ['import-unsupported', 4],
    ]);
    expect(bodyText(page)).toContain('kept');
  });

  test('a component of the format stays when a package brings one of that name', async () => {
    const html = await render('import { Tabs } from "@theme/Tabs"\n\n<Tabs />');
    expect(html).toContain('<Tabs');
  });
});

describe('names', () => {
  const variables = {
    'snippets/vars.mdx': 'export const product = "Grid";\nexport const year = 2020 + 6;\n',
  };

  test('exported values are there under the imported names', async () => {
    const source =
      'import { product as name, year } from "/snippets/vars.mdx"\n\nThe {name} of {year}.';
    expect(await render(source, variables)).toContain('The Grid of 2026.');
  });

  test('an exported text counts in the id of a heading', async () => {
    const source = 'import { product } from "/snippets/vars.mdx"\n\n## Why {product}';
    const page = await compile(source, variables);
    expect(page.headings).toEqual([{ depth: 2, id: 'why-grid', text: 'Why Grid' }]);
  });

  test('a name that the file does not export is reported with the nearest one', async () => {
    const page = await compile(
      'import { prodct } from "/snippets/vars.mdx"\n\nA {prodct} b',
      variables,
    );
    expect(page.diagnostics).toMatchObject([
      { code: 'import-name', line: 1, hint: 'Did you mean `product`?' },
    ]);
  });

  test('components of a file see what else the file declares, and do not collide with the page', async () => {
    const files = {
      'snippets/list.mdx': [
        'export const helper = (text) => <b>{text}</b>',
        'const Row = ({ label }) => <p>{helper(label)}</p>',
        'export function Table() { return <Row label="x" /> }',
        'export { Row as Line }',
      ].join('\n'),
    };
    const source = [
      'import { Table, Line } from "/snippets/list.mdx"',
      '',
      'export const helper = "mine"',
      '',
      '<Table /> <Line label={helper} />',
    ].join('\n');
    const html = await render(source, files);
    expect(html).toContain('<p><b>x</b></p>');
    expect(html).toContain('<p><b>mine</b></p>');
  });

  test('a default export without content is what the import gives', async () => {
    const files = { 'x.mdx': 'export default function Hi() { return <i>hi</i> }\n' };
    expect(await render('import Hi from "/x.mdx"\n\n<Hi />', files)).toContain('<i>hi</i>');
  });

  test('a namespace import has the exports as members, and its tag the content', async () => {
    const files = {
      'snippets/x.mdx':
        'export const Comp = ({ children }) => <i>{children}</i>\nexport const V = "text"\nexport default () => <b>d</b>\n\nContent {V}',
      'snippets/outer.mdx':
        'import * as All from "/snippets/x.mdx"\n\nexport const own = All.V + "!"\n\n<All.Comp>o</All.Comp> {All.V} {own}',
    };
    const source =
      'import * as All from "/snippets/x.mdx"\nimport Outer from "/snippets/outer.mdx"\n\nIs <All.Comp>c</All.Comp> {All.V} <All.default /> {All}\n\n<All />\n\n<Outer />';
    const html = await render(source, files);
    expect(html).toContain('<p>Is <i>c</i> text <b>d</b> {All}</p>');
    expect(html).toContain('<p>Content text</p>');
    expect(html.replace(/\s+/g, ' ')).toContain('<i>o</i> text text!');
    const { diagnostics } = await compile(source, files);
    expect(diagnostics).toMatchObject([{ code: 'name-unknown', file: 'page.mdx', line: 4 }]);
  });

  test('names that are exported on from another file arrive', async () => {
    const files = {
      'a.mdx': 'export { b as c } from "./b.mdx"\n',
      'b.mdx': 'export const b = () => <i>b</i>\n',
    };
    expect(await render('import { c as C } from "/a.mdx"\n\n<C />', files)).toContain('<i>b</i>');
  });

  test('a name may be exported by another statement than the one that declares it', async () => {
    const source = 'export let z = 1\n\nexport { z as zz }\n\nIs {z}';
    expect(await render(source)).toBe('<p>Is 1</p>');
    expect((await compile(source)).diagnostics).toEqual([]);
    const page = 'import { zz } from "/snippets/z.mdx"\n\nHas {zz}';
    expect(await render(page, { 'snippets/z.mdx': source })).toBe('<p>Has 1</p>');
  });

  test('of two declarations of a name the first counts', async () => {
    const page = await compile('export const a = () => 1\n\nexport const a = () => 2\n\n{a()}');
    expect(page.diagnostics).toMatchObject([{ code: 'declaration-duplicate', line: 3 }]);
    expect(bodyText(page)).not.toContain('=> 2');
  });

  test('imports may stand anywhere, on lines that follow each other, and right above text', async () => {
    const source =
      'Text\n\nimport A from "/snippets/note.mdx"\nimport { product } from "/snippets/vars.mdx"\nText with {product}\n\n<A />';
    const html = await render(source, { ...note, ...variables });
    expect(html).toContain('<p>Text with Grid</p>');
    expect(html).toContain('Mind the');
  });
});
