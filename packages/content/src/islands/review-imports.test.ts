import { expect, it } from 'vitest';
import { componentFileImports, reviewImports } from './review-imports.ts';

const docs: Readonly<Record<string, string>> = {
  'snippets/there.jsx': 'export const There = 1;',
  'snippets/look.css': 'a {}',
  'data.json': '{}',
};

const files = {
  read: (file: string) => docs[file],
  list: (folder: string) => (folder === 'snippets' ? ['there.jsx', 'look.css'] : []),
};

function found(source: string, isInstalled?: (name: string) => boolean) {
  const imports = componentFileImports('snippets/a.tsx', source);
  return reviewImports('snippets/a.tsx', imports, { files, isInstalled }).map(
    ({ code, line, column, hint }) => [`${code} ${line}:${column}`, hint],
  );
}

it('tells of an import of a file that is not there, in a component file', () => {
  const source =
    'const a = 1;\nimport { T } from "./their.jsx";\nexport { B } from "/snippets/there";';
  expect(found(source)).toEqual([
    ['import-missing 2:1', 'Did you mean `/snippets/there.jsx`?'],
    ['import-missing 3:1', 'Write the extension too: `/snippets/there.jsx`.'],
  ]);
});

it('tells of a package that a file without components for the browser imports', () => {
  expect(found('import _ from "lodash";')).toEqual([
    ['import-unsupported 1:1', expect.stringContaining('`./`')],
  ]);
});

it('tells of a package that is not installed, and of no other, where components run in the browser', () => {
  const source =
    'import "./look.css";\nimport b from "@a/b/c";\nimport d from "d";\nimport T from "/gone.js";';
  expect(found(source, (name) => name === 'd')).toEqual([
    ['import-missing 2:1', 'Run `npm install @a/b` in the docs folder, or remove the import.'],
    ['import-missing 4:1', expect.stringContaining('Add the file `/gone.js`')],
  ]);
});

it('tells of nothing that is there, and not of types', () => {
  const source =
    'import React from "react";\nimport type { A } from "types";\nimport { There } from "./there.jsx";\nimport data from "/data.json";';
  expect(found(source)).toEqual([]);
});
