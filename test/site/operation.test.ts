import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type FakeModelServer,
  fakeModelServer,
} from '../../packages/assistant/src/testing/fake-model-server.ts';
import { askWithSdk, widgetSettings } from '../support/ask.ts';
import { docsFolder, page } from '../support/docs-folder.ts';
import { cli, run, runCli } from '../support/run-command.ts';
import { serveSite } from '../support/served-site.ts';
import type { StartedServer } from '../support/started-server.ts';
import { writeFiles } from '../support/temp-folder.ts';

const limits = 'How many requests may each key send in a minute?';
const domains = 'How do I add a custom domain?';

let docs: string;
let model: FakeModelServer;
let env: Record<string, string>;

beforeAll(async () => {
  model = await fakeModelServer();
  env = { OPENAI_BASE_URL: model.address, OPENAI_MODEL: 'fake' };
  docs = docsFolder(['index', 'guides/limits', 'guides/domains'], {
    'index.mdx': page('Home', 'Welcome to Acme.'),
    'guides/limits.mdx': page('Rate limits', 'Each key may send 100 requests a minute.'),
    'guides/domains.mdx': page('Custom domains', 'Add a CNAME record to add your custom domain.'),
    'questions.json': JSON.stringify([
      { question: limits, pages: ['/guides/limits'] },
      { question: domains, pages: ['/'] },
    ]),
  });
  const built = await runCli(['build', '.'], docs);
  expect(built.exitCode, built.output).toBe(0);
}, 120_000);

beforeEach(() => {
  model.answer = { pieces: ['It is so [1', '].'] };
});

afterAll(() => model?.close());

describe('waymark eval', () => {
  const evaluate = async (...options: string[]) =>
    run(process.execPath, [cli, 'eval', '.', ...options], docs, env);

  test('compares what retrieval finds and what the answers of a model cite', async () => {
    const { stdout } = await evaluate('--json');
    const { answers, ...retrieval } = JSON.parse(stdout);
    expect(retrieval).toMatchObject({ questions: 2, recallAt5: 0.5 });
    expect(answers).toMatchObject({
      model: 'fake',
      questions: 2,
      citedRate: 0.5,
      failures: 0,
      tokens: { input: 100, output: 14 },
    });
    expect(answers.latency.median).toBeGreaterThan(0);
    expect(answers.misses).toMatchObject([
      { question: { question: domains }, cited: ['/guides/domains'], isComplete: true },
    ]);
  });

  test('says it in a few lines', async () => {
    const { stdout } = await evaluate();
    expect(stdout).toContain('2 questions: recall@5 0.500');
    expect(stdout).toContain('2 answers of fake: 50.0 % cite a page that answers; 0 failed');
    expect(stdout).toContain(`not answered: ${domains}\n    cites: /guides/domains`);
  });

  test('counts answers that the model does not give', async () => {
    model.answer = { status: 500 };
    const { stdout } = await evaluate('--json');
    expect(JSON.parse(stdout).answers).toMatchObject({ citedRate: 0, failures: 2 });
  });

  test('asks no model where there is none, or where only retrieval is wanted', async () => {
    const before = model.asked.length;
    expect(JSON.parse((await evaluate('--json', '--retrieval')).stdout).answers).toBeUndefined();
    const without = await runCli(['eval', '.', '--json'], docs);
    expect(JSON.parse(without.stdout).answers).toBeUndefined();
    expect(model.asked.length).toBe(before);
  });
});

describe('waymark serve', () => {
  const served = async (options: string[], use: (server: StartedServer) => Promise<void>) => {
    const server = await serveSite(['.', ...options], docs, env);
    try {
      await use(server);
    } finally {
      expect(await server.stop()).toBe(0);
    }
    return server.output();
  };

  test('writes events to a file of the owner, and only when it is told to', async () => {
    const events = path.join(docs, 'events.jsonl');
    const ask = (options: string[]) =>
      served(options, async ({ url }) => {
        const settings = await widgetSettings(url);
        const { threadId } = await askWithSdk(url, settings, limits);
        await askWithSdk(url, settings, 'Xyzzy?');
        const feedback = await fetch(`${url}${settings.endpoint}/feedback`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${settings.key}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ threadId, rating: 'up', comment: 'Thanks' }),
        });
        expect(feedback.status).toBe(204);
      });
    expect(await ask([])).not.toContain(limits);
    expect(existsSync(events)).toBe(false);
    await ask(['--events', events]);
    await ask(['--events', events]);
    const lines = readFileSync(events, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(6);
    const [answered, unanswered, feedback] = lines.map((line) => JSON.parse(line));
    expect(answered).toMatchObject({
      kind: 'answer',
      question: limits,
      answer: 'It is so [[1]](/guides/limits).',
      isAnswered: true,
      sources: [{ url: '/guides/limits', title: 'Rate limits' }],
      record: { inputTokens: 50, outputTokens: 7, model: 'fake' },
    });
    expect(answered.latency).toBeGreaterThan(0);
    expect(unanswered).toMatchObject({ kind: 'answer', isAnswered: false, sources: [] });
    expect(feedback).toMatchObject({ kind: 'feedback', rating: 'up', comment: 'Thanks' });
    expect(feedback.threadId).toBe(answered.threadId);
    expect(statSync(events).mode & 0o777).toBe(0o600);
  }, 60_000);

  test('takes limits and a callback from a module of the owner', async () => {
    writeFiles(docs, {
      'assistant.mjs': `export default {
  limits: { usesPerKeyAndMonth: 1 },
  onEvent: ({ kind, question }) => console.log(kind + ' to ' + question),
};
`,
    });
    const output = await served(
      ['--settings', 'assistant.mjs', '--domain', 'limited'],
      async ({ url }) => {
        const settings = await widgetSettings(url);
        await askWithSdk(url, settings, limits);
        await expect(askWithSdk(url, settings, limits)).rejects.toThrow('key_quota_exceeded');
      },
    );
    expect(output).toContain(`answer to ${limits}`);
  }, 60_000);

  test('says what is wrong with what it is given', async () => {
    writeFiles(docs, { 'wrong.mjs': 'export default { limits: { perKey: 5 }, onEvent: 1 };\n' });
    for (const [option, value, message] of [
      ['--settings', 'wrong.mjs', 'Unrecognized key: "perKey"'],
      ['--settings', 'wrong.mjs', 'expected a function'],
      ['--settings', 'none.mjs', 'There is no module none.mjs'],
      ['--events', 'no/such/folder/file', 'Events cannot be written to no/such/folder/file'],
    ] as const) {
      const { exitCode, output } = await runCli(['serve', '.', option, value], docs);
      expect(exitCode).toBe(1);
      expect(output).toContain(message);
      expect(output).not.toContain('    at ');
    }
  }, 60_000);
});
