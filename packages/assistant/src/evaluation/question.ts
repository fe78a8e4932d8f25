import { jsonValue } from '@waymark/core/page';

/**
 * An entry of a `questions.json`: what a reader would type, and the urls of the pages that answer
 * it, any of which will do; none where the site has no answer.
 */
export interface Question {
  readonly question: string;
  /** As the navigation has them: `/guides/start`. */
  readonly pages: readonly string[];
  /** Searches the pages of one language only, by its code in the navigation. */
  readonly language?: string;
  /** The owner's own label, such as `typo`. */
  readonly kind?: string;
}

/** What could be read of a question file. */
export interface CheckedQuestions {
  readonly questions: readonly Question[];
  /** What is wrong with the file, for its owner to read. */
  readonly problems: readonly QuestionProblem[];
}

/** What is wrong with an entry of a question file. */
export interface QuestionProblem {
  /** Place of the entry, from 0; absent when the file as a whole is wrong. */
  readonly index?: number;
  readonly message: string;
}

/**
 * Reads a question file: `[{ "question": "…", "pages": ["/path", …] }, …]`, with `language` and
 * `kind` at will. Entries that are wrong are left out.
 */
export function readQuestions(text: string): CheckedQuestions {
  const entries = jsonValue(text);
  if (!Array.isArray(entries)) {
    return { questions: [], problems: [{ message: 'The file is not a JSON list of questions.' }] };
  }
  const questions: Question[] = [];
  const problems: QuestionProblem[] = [];
  for (const [index, entry] of entries.entries()) {
    const read = readQuestion(entry);
    if (typeof read === 'string') problems.push({ index, message: read });
    else questions.push(read);
  }
  return { questions, problems };
}

/** A question, or what is wrong with it. */
function readQuestion(entry: unknown): Question | string {
  const { question, pages, language, kind } = fieldsOf(entry);
  if (typeof question !== 'string' || question.trim() === '') {
    return 'The entry has no "question", which must be a text.';
  }
  const isList = Array.isArray(pages);
  if (!isList || !pages.every((page): page is string => typeof page === 'string')) {
    return `"${question}" has no "pages", which must be a list of urls such as "/guides/start", or empty where nothing answers it.`;
  }
  return {
    question,
    pages,
    ...(typeof language === 'string' && { language }),
    ...(typeof kind === 'string' && { kind }),
  };
}

function fieldsOf(entry: unknown): Readonly<Record<string, unknown>> {
  return typeof entry === 'object' && entry !== null ? { ...entry } : {};
}
