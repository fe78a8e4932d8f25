import { isUtf8 } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { redirectFinder } from '@waymark/core';
import type { OpenDocs } from '../../project/open-docs.ts';

interface Edit {
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

/** What was done to files. */
interface Fixed {
  /** How many links were corrected, by file. */
  readonly counts: ReadonlyMap<string, number>;
  /** Files with links to correct that are not UTF-8: to write them would change other bytes. */
  readonly left: readonly string[];
}

/**
 * Corrects links that have one right answer: one to a path that a redirect leads on from gets where
 * that leads. Relative links and those in snippets stay as they are.
 */
export function fixLinks({ findings, project }: OpenDocs): Fixed {
  const { config, files, pages, settings } = project;
  const find = redirectFinder(config.redirects);
  const known = new Set(files);
  const places = new Set(pages.map(({ path }) => `/${path}`));
  const counts = new Map<string, number>();
  const left: string[] = [];
  const edits = new Map<string, Edit[]>();
  for (const { links } of findings.compiled.values()) {
    for (const { file, kind, line, url, written } of links) {
      const isPlain = kind === 'missing' && written.startsWith(url);
      const target = isPlain ? find(url)?.destination : undefined;
      if (target === undefined || !known.has(file)) continue;
      const [bare = ''] = target.split(/[?#]/);
      // A fragment of the link's own and one of the redirect are two answers.
      const isClear = bare === target || written === url;
      if (!isClear || !(target.startsWith('http') || places.has(bare) || bare === '/')) continue;
      const list = edits.get(file) ?? [];
      list.push({ line, from: written, to: target + written.slice(url.length) });
      edits.set(file, list);
    }
  }
  for (const [file, list] of edits) {
    const name = path.join(settings.docsFolder, file);
    const bytes = readFileSync(name);
    if (!isUtf8(bytes)) {
      left.push(file);
      continue;
    }
    const lines = bytes.toString().split('\n');
    let count = 0;
    for (const { from, line, to } of list) {
      const before = lines[line - 1] ?? '';
      const after = replaceOnce(before, from, to);
      if (after === undefined) continue;
      lines[line - 1] = after;
      count++;
    }
    if (count > 0) writeFileSync(name, lines.join('\n'));
    if (count > 0) counts.set(file, count);
  }
  return { counts, left };
}

/** Only as a whole address, and only where it stands once in the line. */
function replaceOnce(line: string, from: string, to: string): string | undefined {
  const forms = [`](${from})`, `"${from}"`, `'${from}'`];
  const found = forms.filter((form) => line.includes(form));
  const [form] = found;
  if (form === undefined || found.length > 1 || line.split(form).length !== 2) return undefined;
  return line.replace(form, () => form.replace(from, () => to));
}
