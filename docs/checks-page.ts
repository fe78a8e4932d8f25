import type { CodeEntry } from '@waymark/core';
import type { Peer } from './checks-peers.ts';

const heading = (what: string) => `# Checks

What \`waymark check\` finds, by code; [diagnostics.md](diagnostics.md) says how to mend each. A flag
stands where \`check\` looks only when it is given. \`--fix\` mends no finding of this table: it writes the
end of a redirect into links that lead through one, which work as they are.

Beside each code stands what other tools call the same: ${what}. An empty cell
means that no such check of that tool is known to us, not that there is none.

`;

/** The table of what `check` finds, in alphabetical order. */
export function checksPage(
  codes: Readonly<Record<string, CodeEntry>>,
  peers: readonly Peer[],
): string {
  const what = peers.map((peer) => `${peer.name} (${peer.what})`).join(', ');
  const heads = ['Code', 'Finds', 'Severity', 'Flag', ...peers.map(({ name }) => name)];
  const rows = Object.entries(codes)
    .filter(([, { foundBy = '' }]) => foundBy !== 'build' && foundBy !== 'prove')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, entry]) => [
      `[\`${code}\`](diagnostics.md#${code})`,
      entry.summary,
      severity(entry),
      entry.foundBy ? `\`${entry.foundBy}\`` : '',
      ...peers.map(({ finds }) => (finds as Readonly<Record<string, string>>)[code] ?? ''),
    ]);
  const lines = [heads, heads.map(() => '---'), ...rows].map(
    (row) => `| ${row.map(cell).join(' | ')} |`,
  );
  return `${heading(what)}${lines.join('\n')}\n`;
}

function severity({ lenient, severity: strict }: CodeEntry): string {
  return lenient === undefined || lenient === strict
    ? strict
    : `${strict}; ${lenient} with \`--lenient\``;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}
