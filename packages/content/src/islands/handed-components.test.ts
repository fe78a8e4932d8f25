import { expect, test } from 'vitest';
import { createIslandFinder } from './create-island-finder.ts';
import { handedComponents } from './handed-components.ts';
import { importedFiles } from './imported-files.ts';

const files: Readonly<Record<string, string>> = {
  'snippets/host.jsx': 'export const Host = ({ Label }) => <b onClick={() => {}}><Label /></b>;',
  'snippets/labels.jsx': 'export const Red = () => <b />;',
  'page.mdx': `import { Host } from '/snippets/host.jsx';
import { Red as Other } from '/snippets/labels.jsx';

export const Own = () => <i />;

<Host Label={Own} Second={Other} Third={"text"} />

<Card Label={Own} />
`,
};

test('components that a page hands to one that runs in the browser are found', () => {
  const finder = createIslandFinder((file) => files[file]);
  const island = { file: 'snippets/host.jsx', name: 'Host' };
  expect(handedComponents('page.mdx', files['page.mdx'] ?? '', finder)).toEqual([
    { island, component: { file: 'page.mdx', name: 'Own' } },
    { island, component: { file: 'snippets/labels.jsx', name: 'Red' } },
  ]);
});

test('files that a page may import are told without parsing it', () => {
  const source = `import {
  A,
} from "../snippets/a.jsx";
import b from 'package/b.js';
<Snippet file="c.mdx" />`;
  expect(importedFiles('guide/page.mdx', source)).toEqual([
    'snippets/a.jsx',
    'snippets/c.mdx',
    '_snippets/c.mdx',
  ]);
});
