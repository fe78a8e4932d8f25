import { type AnswerEvent, Problem } from '@waymark/assistant';
import { CommandFailure } from '../project/findings/command-failure.ts';
import { answeringOf } from './asking/answering-of.ts';
import { docsAnswers } from './asking/docs-answers.ts';
import { type IndexFlags, indexedDocs } from './asking/indexed-docs.ts';
import { folderAndWords } from './settings/folder-and-words.ts';
import { type AnsweringFiles, checkOwnFiles } from './settings/own-files.ts';

/** `waymark ask [dir] <question>`: an answer in the terminal, as the assistant gives it. */
export async function ask(
  words: readonly string[],
  flags: AnsweringFiles & IndexFlags,
): Promise<void> {
  const { dir, text: question } = folderAndWords(words);
  if (question === '')
    throw new CommandFailure('Write a question: `waymark ask docs "How do I start?"`.');
  checkOwnFiles(dir, flags);
  const answering = await answeringOf(flags);
  const docs = await indexedDocs(dir, flags);
  await print(docsAnswers(docs, answering, 'extractive')(question));
}

async function print(events: AsyncIterable<AnswerEvent>): Promise<void> {
  try {
    for await (const event of events) {
      if (event.kind === 'text') process.stdout.write(event.delta);
      if (event.kind === 'error') throw new CommandFailure(event.message);
    }
    process.stdout.write('\n');
  } catch (error) {
    throw error instanceof Problem ? new CommandFailure(error.message) : error;
  }
}
