import path from 'node:path';
import { createPagePool, defaultCodeThemes } from '@waymark/content';

const pool = createPagePool({
  docsFolder: path.resolve('my-docs'),
  pages: [{ path: 'index', file: 'index.mdx' }],
  components: ['Note'],
  variables: {},
  isUntrusted: false,
  codeThemes: defaultCodeThemes,
  grammars: [],
  urls: { base: '', trailingSlash: 'never' },
  cacheFolder: path.resolve('my-docs/.cache'),
  codeVersion: '1',
});
const page = await pool.compile('index.mdx', '## Rotate a key\n\n<Note>Once a year.</Note>');
console.log(page.headings.map(({ id, text }) => `#${id}: ${text}`).join());
await pool.close();
// #rotate-a-key: Rotate a key
