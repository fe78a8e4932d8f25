import { describe, expect, it } from 'vitest';
import { evaluatedAnswer } from '../evaluation/evaluate-answers.ts';
import { createSpend } from '../limits/create-spend.ts';
import { Problem } from '../problem.ts';
import { openMemoryStore } from '../store/open-memory-store.ts';
import { pages, wordRetriever } from '../testing/started-assistant.ts';
import { answer } from './answer.ts';
import type { AnswerEvent } from './answer-event.ts';
import { type AnswerOptions, answerSettings } from './answer-settings.ts';
import type { AnswerModel, ModelPart } from './language-model/answer-model.ts';
import { plainQuestion } from './question.ts';
import { siteFactsOf } from './site-facts.ts';

const site = siteFactsOf(pages, 'https://acme.dev/docs');

function answered(options: Partial<AnswerOptions> = {}, signal = new AbortController().signal) {
  const settings = answerSettings({ retriever: wordRetriever, site, ...options });
  return answer(plainQuestion('How do I add a custom domain?'), settings, signal);
}

async function eventsOf(events: AsyncIterable<AnswerEvent>): Promise<AnswerEvent[]> {
  return Array.fromAsync(events);
}

type Part = string | Error | ModelPart;

function modelOf(...parts: Part[]): AnswerModel {
  return {
    name: 'fake',
    load: async () => undefined,
    async *stream() {
      for (const part of parts) {
        if (part instanceof Error) throw part;
        yield typeof part === 'string' ? { kind: 'text', text: part } : part;
      }
      yield { kind: 'finish', reason: 'stop', usage: { inputTokens: 5, outputTokens: 3 } };
    },
  };
}

describe('the events of an answer', () => {
  it('say what was found, who writes, the text as it comes, and what it cites', async () => {
    const events = await eventsOf(
      answered({ model: modelOf('Use a CNAME [1].\n\nTh', 'en wait.') }),
    );
    expect(events.filter((event) => event.kind !== 'text' || event.delta !== '')).toEqual([
      expect.objectContaining({
        kind: 'search',
        query: 'How do I add a custom domain?',
        filter: {},
      }),
      { kind: 'author', model: 'fake' },
      {
        kind: 'text',
        delta: 'Use a CNAME [[1]](https://acme.dev/docs/domains).',
      },
      { kind: 'text', delta: '\n\nThen' },
      { kind: 'text', delta: ' wait.' },
      {
        kind: 'finish',
        reason: 'stop',
        usage: { inputTokens: 5, outputTokens: 3 },
        sources: [{ title: 'Custom domains', url: 'https://acme.dev/docs/domains' }],
        isAnswered: true,
      },
    ]);
  });

  it('hold what was written before the model failed', async () => {
    const events = await eventsOf(answered({ model: modelOf('Use a CNA', new Error('away')) }));
    expect(events.slice(-3)).toEqual([
      { kind: 'text', delta: 'Use a' },
      { kind: 'text', delta: ' CNA' },
      expect.objectContaining({ kind: 'error', code: 'provider_error' }),
    ]);
  });

  it('say what to set where a model uses up its tokens before it writes', async () => {
    const usage = { inputTokens: 5, outputTokens: 800 };
    const model = modelOf({ kind: 'reasoning' }, { kind: 'finish', reason: 'length', usage });
    const last = (await eventsOf(answered({ model }))).at(-1);
    expect(last).toMatchObject({ kind: 'error', code: 'provider_error' });
    expect(String((last as { cause?: unknown }).cause)).toContain('tokens.output');
  });

  it('end without a word when whoever asked has gone', async () => {
    const gone = new AbortController();
    const events: string[] = [];
    for await (const { kind } of answered({ model: modelOf('a\n\n', 'b\n\n') }, gone.signal)) {
      events.push(kind);
      if (kind === 'author') gone.abort();
    }
    expect(events).not.toContain('error');
    expect(events).not.toContain('finish');
  });
});

describe('what a model has used', () => {
  const spentFor = async (model: AnswerModel, signal?: AbortSignal) => {
    const spend = createSpend({ store: await openMemoryStore(), tokensPerMonth: 1e6 });
    await eventsOf(answered({ model, spend }, signal));
    return spend.spent();
  };

  it('is what it says, or about as much as it read and wrote before it failed', async () => {
    expect(await spentFor(modelOf('So [1].'))).toBe(8);
    expect(await spentFor(modelOf('Use a CNA', new Error('away')))).toBeGreaterThan(100);
  });

  it('is what it read where it failed while it reasoned', async () => {
    const failing = modelOf({ kind: 'reasoning' }, new Error('away'));
    expect(await spentFor(failing)).toBeGreaterThan(100);
  });

  it('is nothing where it refused, so that an outage does not use up the month', async () => {
    expect(await spentFor(modelOf(new Error('connect ECONNREFUSED')))).toBe(0);
  });
});

describe('an answer that cannot begin', () => {
  const away = { ...wordRetriever, search: () => Promise.reject(new Error('away')) };

  it('throws before its first event why that is', async () => {
    const events = answered({ retriever: away });
    await expect(events.next()).rejects.toMatchObject({ code: 'index_unavailable' });
    await expect(answered({ retriever: away }).next()).rejects.toBeInstanceOf(Problem);
  });

  it('is one that failed to an evaluation, which goes on', async () => {
    expect(await evaluatedAnswer(answered({ retriever: away }))).toMatchObject({
      cited: [],
      isComplete: false,
    });
    expect(await evaluatedAnswer(answered({ model: modelOf('So [1].') }))).toMatchObject({
      cited: ['https://acme.dev/docs/domains'],
      isComplete: true,
      inputTokens: 5,
    });
  });
});
