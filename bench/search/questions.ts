import { readFileSync } from 'node:fs';
import type { Question } from '@waymark/assistant';

/** The question set of a corpus site. */
export function questionsOf(site: string): Question[] {
  const file = new URL(`./questions/${site}.json`, import.meta.url);
  // The files are our own and in the shape that `Question` describes.
  return JSON.parse(readFileSync(file, 'utf8')) as Question[];
}

/** Every third question: those that the ranking was not tuned on. */
export function heldOut(questions: readonly Question[]): Question[] {
  return questions.filter((_, index) => isHeldOut(index));
}

/** The others. */
export function tuningPart(questions: readonly Question[]): Question[] {
  return questions.filter((_, index) => !isHeldOut(index));
}

function isHeldOut(index: number): boolean {
  return index % 3 === 2;
}
