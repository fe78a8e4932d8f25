import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/** A docs folder on disk for one test, removed when it ends. */
export interface DocsFolder {
  readonly folder: string;
  /** Beside the docs folder, so that nothing of it lies inside. */
  readonly cacheFolder: string;
  /** What lies around the docs folder and must not be read. */
  readonly outside: string;
  write(file: string, content: unknown): void;
}

/** @param files texts by path; anything else is written as JSON */
export function docsFolder(files: Readonly<Record<string, unknown>> = {}): DocsFolder {
  const outside = mkdtempSync(path.join(tmpdir(), 'waymark-openapi-'));
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
  const folder = path.join(outside, 'docs');
  const write = (file: string, content: unknown) => {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  };
  mkdirSync(folder);
  for (const [file, content] of Object.entries(files)) write(file, content);
  return { folder, cacheFolder: path.join(outside, 'cache'), outside, write };
}
