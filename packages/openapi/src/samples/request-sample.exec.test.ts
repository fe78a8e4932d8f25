import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonText } from '../model/json-text.ts';
import { headerText } from '../request/header.ts';
import type { ApiRequest, RequestBody } from '../request/request.ts';
import { type EchoServer, startEchoServer } from '../testing/echo-server.ts';
import { expectRequest } from '../testing/expect-request.ts';
import { parseMultipart } from '../testing/multipart.ts';
import { isPresent, RUNNERS, type Runner, runSample } from '../testing/run-sample.ts';
import { sampleRequest, sampleRequests, TEXTS } from '../testing/sample-requests.ts';
import { requestSample } from './request-sample.ts';

let server: EchoServer;
const CASES = sampleRequests(() => server.origin);

beforeAll(async () => {
  server = await startEchoServer();
});
afterAll(() => server.close());

/** No argument of a command and no text of C can hold NUL: samples for curl lose it. */
const WITHOUT_NUL = ['bash', 'c', 'c++'];

/** What arrives of a request as a language can send it. */
function arriving(language: string, sent: ApiRequest): ApiRequest {
  // Cookies are those of a browser, which runs none of these samples.
  if (language === 'javascript') return { ...sent, cookies: [] };
  return WITHOUT_NUL.includes(language) ? withoutNul(sent) : sent;
}

function withoutNul(sent: ApiRequest): ApiRequest {
  return sent.body === undefined ? sent : { ...sent, body: bodyWithoutNul(sent.body) };
}

function bodyWithoutNul(sent: RequestBody): RequestBody {
  if (sent.kind === 'text') return { ...sent, text: sent.text.replaceAll('\0', '') };
  if (sent.kind !== 'multipart') return sent;
  const parts = sent.parts.map((part) =>
    part.kind === 'text' ? { ...part, value: part.value.replaceAll('\0', '') } : part,
  );
  return { ...sent, parts };
}

async function run(runner: Runner, language: string, sent: ApiRequest): Promise<void> {
  server.take();
  const source = requestSample(language, sent) ?? '';
  const outcome = await runSample(runner, source);
  expect(outcome.isBrokenOut).toBe(false);
  expect(outcome.exitCode, `${outcome.output.slice(0, 2000)}\n${source.slice(0, 20_000)}`).toBe(0);
  const received = server.take();
  expect(received).toHaveLength(1);
  expectRequest(received[0], arriving(language, sent));
  if (sent.body?.kind === 'json' && jsonText(sent.body.value).includes('9007199254740993')) {
    expect(received[0]?.body.toString()).toContain('9007199254740993');
  }
}

describe.each(
  (['bash', 'python', 'javascript', 'node', 'php', 'ruby', 'go', 'java', 'c', 'c++'] as const).map(
    (language) => ({ language, runner: RUNNERS[language] }),
  ),
)('$language', ({ language, runner }) => {
  const present = isPresent(runner);
  test.skipIf(!present).each(Object.entries(CASES))(
    'sends what the request says: %s',
    async (_, make) => run(runner, language, make()),
    120_000,
  );

  test.skipIf(!present)(
    'runs no text of a name as code',
    async () => {
      const parts = [...TEXTS, 'x=@/etc/hostname;'].map(
        (name) => ({ kind: 'text', name: headerText(name), value: '1' }) as const,
      );
      const sent = { ...sampleRequest(server.origin), body: { kind: 'multipart', parts } } as const;
      server.take();
      const outcome = await runSample(runner, requestSample(language, sent) ?? '');
      expect(outcome).toMatchObject({ exitCode: 0, isBrokenOut: false });
      const [received] = server.take();
      const arrived = parseMultipart(
        received?.headers['content-type'] ?? '',
        received?.body ?? Buffer.alloc(0),
      );
      expect(arrived.map(({ content }) => content.toString())).toEqual(parts.map(() => '1'));
    },
    120_000,
  );

  test.skipIf(!present).each(['HEAD', 'PURGE'])(
    'sends the method %s',
    async (method) => run(runner, language, { ...sampleRequest(server.origin), method }),
    120_000,
  );
});

describe.skipIf(!isPresent(RUNNERS.sh))('curl in a plain POSIX shell', () => {
  test.each(Object.entries(CASES))('takes no text for a command: %s', async (_, make) => {
    const outcome = await runSample(RUNNERS.sh, requestSample('bash', make()) ?? '');
    expect(outcome.isBrokenOut).toBe(false);
  });
});
