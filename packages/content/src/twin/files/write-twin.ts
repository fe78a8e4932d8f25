import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pageText } from '../page-text.ts';
import { twinParity } from '../parity/twin-parity.ts';
import { twinDocument } from '../twin-document.ts';
import type { TwinTask, WrittenTwin } from './twin-task.ts';

/** How many of the words that a twin lacks are told. */
const toldWords = 20;

/** Writes the twin of a built page, and says what the page holds and what the twin lacks of it. */
export function writeTwin({ facts, html: file, twin }: TwinTask): WrittenTwin {
  const html = readFileSync(file, 'utf8');
  const { markdown, sections } = pageText(html);
  mkdirSync(path.dirname(twin), { recursive: true });
  writeFileSync(twin, twinDocument(facts, markdown));
  const { missing, words } = twinParity(html, markdown);
  return {
    sections,
    markdown,
    words,
    missingCount: missing.length,
    missing: missing.slice(0, toldWords),
  };
}
