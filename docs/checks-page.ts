import type { CodeEntry } from '@waymark/core';
import type { Peer } from './checks-peers.ts';

const heading = (what: string) => `# Checks

What \`waymark check\` finds, by code; [diagnostics.md](diagnostics.md) says how to mend each. A flag
stands where \`check\` looks only when it is given. \`--fix\` mends none of these findings: it writes the
end of a redirect into links that lead through one, which work as they are. A build prints what it comes by
itself; it does not look for files that nothing uses, pictures without a text, icons that components name
and links in descriptions of APIs, so that \`check\` may count more. A preview tells in the terminal what is wrong
with docs.json and frontmatter, and of each page that is opened or saved what is wrong in its text: broken
links, pictures and icons that are not there, each once as long as it stands.

Beside each code stands what other tools call the same: ${what}. An empty cell
means that no such check of that tool is known to us, not that there is none.

`;

/** Headings of the tables, by how codes begin; what begins otherwise is of pages. */
const subjects: Readonly<Record<string, readonly string[]>> = {
  'docs.json': ['auth', 'config'],
  Navigation: ['navigation'],
  'API descriptions': ['asyncapi', 'openapi'],
};

const ofPages = 'Pages and their files';

/** Tables of what `check` finds, one for each subject, in alphabetical order. */
export function checksPage(
  codes: Readonly<Record<string, CodeEntry>>,
  peers: readonly Peer[],
): string {
  const what = peers.map((peer) => `${peer.name} (${peer.what})`).join(', ');
  const heads = ['Code', 'Finds', 'Severity', 'Flag', ...peers.map(({ name }) => name)];
  const found = Object.entries(codes)
    .filter(([, { foundBy = '' }]) => foundBy !== 'build' && foundBy !== 'prove')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const tables = [...Object.keys(subjects), ofPages].map((name) => {
    const rows = found
      .filter(([code]) => subject(code) === name)
      .map(([code, entry]) => row(code, entry, peers));
    const lines = [heads, heads.map(() => '---'), ...rows];
    return rows.length === 0
      ? ''
      : `## ${name}\n\n${lines.map((cells) => `| ${cells.map(cell).join(' | ')} |\n`).join('')}`;
  });
  return `${heading(what)}${tables.filter(Boolean).join('\n')}`;
}

function subject(code: string): string {
  const [begin = ''] = code.split('-');
  return Object.entries(subjects).find(([, begins]) => begins.includes(begin))?.[0] ?? ofPages;
}

function row(code: string, entry: CodeEntry, peers: readonly Peer[]): string[] {
  return [
    `[\`${code}\`](diagnostics.md#${code})`,
    entry.summary,
    severity(entry),
    entry.foundBy ? `\`${entry.foundBy}\`` : '',
    ...peers.map(({ finds }) => (finds as Readonly<Record<string, string>>)[code] ?? ''),
  ];
}

function severity({ lenient, severity: strict }: CodeEntry): string {
  return lenient === undefined || lenient === strict
    ? strict
    : `${strict}; ${lenient} with \`--lenient\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
