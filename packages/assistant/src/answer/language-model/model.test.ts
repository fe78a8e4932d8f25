import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { modelFromEnvironment } from './model-from-environment.ts';
import { modelFromModule } from './model-from-module.ts';
import { ModelTimeout, timed } from './timed.ts';

describe('the environment', () => {
  it.each([
    [{}, undefined],
    [{ OPENAI_API_KEY: ' ' }, undefined],
    [{ OPENAI_API_KEY: 'k', OPENAI_MODEL: 'm' }, 'm'],
    [{ OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'm' }, 'm'],
    [{ ANTHROPIC_API_KEY: 'k', ANTHROPIC_MODEL: 'c' }, 'c'],
  ])('%j names the model %s', async (environment, name) => {
    const model = modelFromEnvironment(environment);
    expect(model?.name).toBe(name);
    await model?.load();
  });

  it.each([
    [{ OPENAI_API_KEY: 'k' }, 'OPENAI_MODEL does not name it'],
    [{ ANTHROPIC_API_KEY: 'k' }, 'ANTHROPIC_MODEL does not name it'],
    [{ OPENAI_BASE_URL: 'localhost', OPENAI_MODEL: 'm' }, 'must begin with https://'],
  ])('%j is refused', (environment, message) => {
    expect(() => modelFromEnvironment(environment)).toThrow(message);
  });
});

describe('a module', () => {
  it.each([
    ['export default { modelId: "m", doStream() {} }', 'm'],
    ['export const model = async () => ({ modelId: "n", doStream() {} })', 'n'],
    ['export default "provider/name"', 'provider/name'],
  ])('%s exports a model', async (source, name) => {
    expect(await fromSource(source)).toBe(name);
  });

  it('without a model is refused', async () => {
    await expect(fromSource('export default 5')).rejects.toThrow('must export a model');
  });
});

async function fromSource(source: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'model-'));
  const file = join(folder, 'model.mjs');
  await writeFile(file, source);
  try {
    return (await modelFromModule(await import(pathToFileURL(file).href), file)).name;
  } finally {
    await rm(folder, { recursive: true });
  }
}

it('A model of the AI SDK that reasons before it writes gives signs of life', async () => {
  const parts = [
    { type: 'stream-start', warnings: [] },
    { type: 'reasoning-start', id: 'r' },
    { type: 'reasoning-delta', id: 'r', delta: 'Hm.' },
    { type: 'reasoning-end', id: 'r' },
    { type: 'text-start', id: 't' },
    { type: 'text-delta', id: 't', delta: 'So.' },
    { type: 'text-end', id: 't' },
    {
      type: 'finish',
      finishReason: { unified: 'stop', raw: 'stop' },
      usage: { inputTokens: { total: 1 }, outputTokens: { total: 2 } },
    },
  ];
  const reasoning = {
    ...{ specificationVersion: 'v3', provider: 'p', modelId: 'm', supportedUrls: {} },
    doStream: async () => ({ stream: streamOf(parts) }),
  };
  const model = await modelFromModule({ default: reasoning }, 'm.mjs');
  const signal = new AbortController().signal;
  const prompt = {
    instructions: 'Answer.',
    messages: [{ role: 'user', content: 'Why?' }],
  } as const;
  const given = await Array.fromAsync(model.stream(prompt, { signal, maxOutputTokens: 10 }));
  expect(given.map(({ kind }) => kind)).toEqual([
    ...['reasoning', 'reasoning', 'reasoning'],
    ...['text', 'finish'],
  ]);
});

function streamOf(parts: readonly object[]): ReadableStream<object> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}

describe('the time of a model', () => {
  const times = { first: 1_000, gap: 50, total: 1_000 };

  async function* slow(pauses: readonly number[]): AsyncGenerator<number> {
    for (const pause of pauses) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      yield pause;
    }
  }

  it('is enough for what comes in time', async () => {
    const given = [];
    for await (const one of timed(() => slow([80, 1, 2]), times, new AbortController().signal)) {
      given.push(one);
    }
    expect(given).toEqual([80, 1, 2]);
  });

  it('ends when there is silence for too long, and tells the model', async () => {
    let told: AbortSignal | undefined;
    const run = async () => {
      const source = (signal: AbortSignal) => {
        told = signal;
        return slow([1, 5_000]);
      };
      for await (const _ of timed(source, times, new AbortController().signal));
    };
    await expect(run()).rejects.toThrow(ModelTimeout);
    expect(told?.aborted).toBe(true);
  });

  it('ends with the reason of the signal', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('gone')), 10);
    const run = async () => {
      for await (const _ of timed(() => slow([5_000]), times, controller.signal));
    };
    await expect(run()).rejects.toThrow('gone');
  });
});
