import { existsSync } from 'node:fs';
import path from 'node:path';
import { docsFolderAt } from '../folders/docs-folder.ts';

/** The owner's questions, each with the pages that answer it. */
export const questionsFile = 'questions.json';

/** Where the questions of a docs folder are; undefined for a folder without any. */
export function findQuestions(dir: string): string | undefined {
  const file = path.join(docsFolderAt(dir), questionsFile);
  return existsSync(file) ? file : undefined;
}
