import { describe, expect, test } from 'vitest';
import { compile } from '../testing/compile-pages.ts';

async function found(b: string, file = 'snippets/b.jsx') {
  const { dependencies, diagnostics } = await compile(`import { B } from "/${file}"\n\n<B />`, {
    [file]: b,
    'snippets/m.mdx': 'export const M = () => <b>m</b>;\n\nContent',
    'snippets/d.jsx': 'export const D = () => <b>d</b>;',
    'snippets/x.css': 'a {}',
    'snippets/t.ts': 'export interface Props { a: string }\nexport const n: number = 1;',
  });
  const places = diagnostics.map((one) => `${one.code} ${one.file}:${one.line}:${one.column}`);
  return { places, dependencies, hints: diagnostics.map(({ hint }) => hint) };
}

const use = 'export const B = () => <p><X /></p>;';

describe('An import of a component file', () => {
  test.each([
    ['leads to no file', `import { X } from './gone.jsx';\n${use}`, 'import-missing'],
    ['has no extension', `import { X } from './d';\n${use}`, 'import-missing'],
    ['asks for a name that is not there', `import { X } from './d.jsx';\n${use}`, 'import-name'],
    ['asks for a default that is not there', `import X from './d.jsx';\n${use}`, 'import-name'],
    ['asks for a name that a snippet lacks', `import { X } from './m.mdx';\n${use}`, 'import-name'],
    ['asks for the content of a snippet', `import X from './m.mdx';\n${use}`, 'import-unsupported'],
    ['names a package', `import { X } from 'some-package';\n${use}`, 'import-unsupported'],
    ['names a style', `import './x.css';\n${use.replace('<X />', '')}`, 'import-unsupported'],
    [
      'leads to no file, and the component runs in the browser',
      `import { X } from './d';\nexport const B = () => <p onClick={() => {}}><X /></p>;`,
      'import-missing',
    ],
  ])('is reported at that file if it %s', async (_, source, code) => {
    expect((await found(source)).places).toEqual([`${code} snippets/b.jsx:1:1`]);
  });

  test('says how to write the extension, and is looked at again when its file comes', async () => {
    const { dependencies, hints } = await found(`import { X } from './d';\n${use}`);
    expect(hints).toEqual(['Write the extension too: `/snippets/d.jsx`.']);
    expect(dependencies).toContain('snippets/d');
  });

  test('of the content of a snippet is said with what to import in its place', async () => {
    const { hints } = await found(`import M from './m.mdx';\nexport const B = () => <M />;`);
    expect(hints).toEqual([
      'Write `import { M } from "./m.mdx"`, which is the component that the file exports.',
    ]);
  });

  test('is reported of files that are imported by others, once', async () => {
    const { diagnostics } = await compile('import { B } from "/b.jsx"\n\n<B />', {
      'b.jsx': `import { X } from './c.jsx';\n${use}`,
      'c.jsx':
        "import { B } from './b.jsx';\nimport Y from './gone.jsx';\nexport const X = () => <Y />;",
    });
    expect(diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`)).toEqual([
      'import-missing c.jsx:2',
    ]);
  });

  test.each([
    ['snippets/b.jsx', `import { D as X } from './d.jsx';\nimport React from 'react';\n${use}`],
    [
      'snippets/b.tsx',
      `import type { Q } from './q';\nimport { Props, n as X } from './t.ts';\nexport const B = (p: Props) => <X />;`,
    ],
    ['snippets/b.tsx', `import { Props } from './types';\nexport const B = (p: Props) => <b />;`],
    [
      'snippets/b.jsx',
      `import { M as X } from './m.mdx';\nimport * as All from './m.mdx';\n${use}`,
    ],
    ['snippets/b.jsx', `import D from './d.jsx';\nexport const B = () => <D />;`],
  ])('is fine where it is there, or a type: %s %s', async (file, source) => {
    expect((await found(source, file)).places).toEqual([]);
  });
});
