import { createAssistant, createKey, openMemoryStore, siteFactsOf } from '@waymark/assistant';
import { CommandFailure } from './failure.ts';
import { indexedDocs } from './indexed-docs.ts';
import { languageModel } from './language-model.ts';

const domain = 'docs';

/** `waymark ask [dir] <question>`: an answer in the terminal, as the assistant gives it. */
export async function ask(
  words: readonly string[],
  settings: { readonly model?: string },
): Promise<void> {
  const [first, ...rest] = words;
  if (first === undefined)
    throw new CommandFailure('Write a question: `waymark ask docs "How do I start?"`.');
  const [dir, question] = rest.length === 0 ? ['.', first] : [first, rest.join(' ')];
  const model = await languageModel(settings.model);
  const docs = await indexedDocs(dir);
  const store = openMemoryStore();
  try {
    const { key } = await createKey(store, { organization: domain, domains: [domain] });
    const site = siteFactsOf(docs.index);
    const assistant = createAssistant({
      domains: { [domain]: { organization: domain, retriever: docs.retriever, site } },
      store,
      model,
      fallback: 'extractive',
    });
    const request = new Request(`http://localhost/v1/assistant/${domain}/message`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ fp: 'anonymous', messages: [{ role: 'user', content: question }] }),
    });
    await printAnswer(await assistant(request, { address: '127.0.0.1' }));
  } finally {
    await Promise.all([store.close(), docs.close()]);
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

/** Text has the code `0`, errors `3` (assistant reference, 1.2). */
function printLine(line: string): void {
  const code = line.slice(0, 2);
  if (code === '0:') process.stdout.write(JSON.parse(line.slice(2)) as string);
  if (code === '3:') throw new CommandFailure(JSON.parse(line.slice(2)) as string);
}
