import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { analyse } from 'scslre';
import { expect, test } from 'vitest';
import { repository } from '../support/run-command.ts';

/** Where texts of readers, and of whoever is on the other end of a connection, are read. */
const folders = [
  'assistant/src/answer',
  'assistant/src/http',
  'assistant/src/keys',
  'assistant/src/limits',
  'assistant/src/mcp',
  'assistant/src/protocols',
  'assistant/src/threads',
  'content/src/agent-files',
  'openapi/src/forward',
  'openapi/src/request',
  'openapi/src/samples',
  'search/src/analysis',
  'search/src/query',
  'waymark/src/client',
  'waymark/src/project/paths/request-path.ts',
  'waymark/src/server',
];

interface Expression {
  readonly pattern: string;
  readonly flags: string;
}

/** The regular expressions that are written in a module. */
function expressionsOf(file: string): Expression[] {
  const found: Expression[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node) found.push(node.regex as Expression);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, readFileSync(file, 'utf8')).program);
  return found;
}

const files = folders.flatMap((folder) =>
  globSync([`packages/${folder}/**/*.ts`, `packages/${folder}`], { cwd: repository }).filter(
    (file) => file.endsWith('.ts') && !/\.test\.ts$|[\\/]testing[\\/]/.test(file),
  ),
);

test('There are modules that read texts of readers in each of the folders', () => {
  for (const folder of folders) {
    expect(files.some((file) => file.startsWith(path.join('packages', folder)))).toBe(true);
  }
});

test('No regular expression over texts of readers takes a time that grows faster than they do', () => {
  const slow = files.flatMap((file) =>
    expressionsOf(path.join(repository, file))
      .filter(({ flags, pattern }) => analyse({ source: pattern, flags }).reports.length > 0)
      .map(({ flags, pattern }) => `${file}: /${pattern}/${flags}`),
  );
  expect(slow).toEqual([]);
});

test('An expression that is slow is found', () => {
  expect(analyse({ source: '\\/+$', flags: '' }).reports).not.toEqual([]);
});
