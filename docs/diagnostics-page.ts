import type { CodeEntry } from '@waymark/core';

const heading = `---
title: Diagnostics
description: Every message of Waymark, what it means and how to fix it.
---

Every message of Waymark has a permanent code. Severities are those of \`rules: 'strict'\`, the
default; \`rules: 'lenient'\` (\`--lenient\`) is named where it differs. Single codes can be set by name:
\`rules: { preset: 'lenient', 'component-unknown': 'error' }\`, also to \`'off'\`. What is
\`info\` is printed by \`build\` and \`check\` as a line of its own and is no diagnostic until it is set.
`;

/** The reference of codes, one section each, in alphabetical order. */
export function diagnosticsPage(codes: Readonly<Record<string, CodeEntry>>): string {
  const sections = Object.entries(codes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, entry]) => `## ${code}\n\n${severity(entry)}\n\n${entry.summary} ${entry.fix}\n`);
  return [heading, ...sections].join('\n');
}

function severity({ foundBy, lenient, severity: strict }: CodeEntry): string {
  const by =
    foundBy === undefined
      ? ''
      : `, found by \`${foundBy.startsWith('--') ? 'check ' : ''}${foundBy}\``;
  return lenient === undefined || lenient === strict
    ? `*${strict}*${by}`
    : `*${strict}; ${lenient} when lenient*${by}`;
}
