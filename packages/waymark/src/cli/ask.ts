import { CommandFailure } from './failure.ts';
import { folderAndWords } from './folder-and-words.ts';
import { indexedDocs } from './indexed-docs.ts';
import { type AnsweringFiles, answeringOf } from './own-files.ts';
import { privateAssistant } from './private-assistant.ts';

/** `waymark ask [dir] <question>`: an answer in the terminal, as the assistant gives it. */
export async function ask(words: readonly string[], files: AnsweringFiles): Promise<void> {
  const { dir, text: question } = folderAndWords(words);
  if (question === '')
    throw new CommandFailure('Write a question: `waymark ask docs "How do I start?"`.');
  const answering = await answeringOf(files);
  const docs = await indexedDocs(dir);
  try {
    const assistant = await privateAssistant(docs, answering, { fallback: 'extractive' });
    await printAnswer(await assistant.ask(question));
  } finally {
    await docs.close();
  }
}

/** Prints the text of a data stream as it comes. */
async function printAnswer(response: Response): Promise<void> {
  if (!response.ok) {
    const { detail } = (await response.json()) as { detail: string };
    throw new CommandFailure(detail);
  }
  let rest = '';
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) printLine(line);
  }
  process.stdout.write('\n');
}

/** Text has the code `0`, errors `3` (docs/format/assistant.md#stream). */
function printLine(line: string): void {
  const code = line.slice(0, 2);
  if (code === '0:') process.stdout.write(JSON.parse(line.slice(2)) as string);
  if (code === '3:') throw new CommandFailure(JSON.parse(line.slice(2)) as string);
}
