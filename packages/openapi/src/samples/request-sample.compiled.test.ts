import ts from 'typescript';
import { expect, test } from 'vitest';
import { reqwestStub } from '../testing/reqwest-stub.ts';
import { isPresent, RUNNERS, runSample } from '../testing/run-sample.ts';
import { sampleRequest, sampleRequests } from '../testing/sample-requests.ts';
import { requestSample } from './request-sample.ts';

const origin = 'https://api.test';
const requests = [
  ...Object.values(sampleRequests(() => origin)).map((make) => make()),
  ...['GET', 'HEAD', 'PUT', 'DELETE', 'PURGE'].map((method) => ({
    ...sampleRequest(origin),
    method,
  })),
];

function samplesIn(language: string): readonly string[] {
  return requests.flatMap((request) => requestSample(language, request) ?? []);
}

test('Every sample in TypeScript is TypeScript', () => {
  for (const sample of samplesIn('typescript')) {
    const { diagnostics } = ts.transpileModule(sample, {
      reportDiagnostics: true,
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    expect(
      diagnostics?.map(({ messageText }) => messageText),
      sample,
    ).toEqual([]);
  }
});

// One program, since a compiler takes longer to start than to compile.
test.skipIf(!isPresent(RUNNERS.rust))(
  'Every sample in Rust compiles without a warning',
  async () => {
    const modules = samplesIn('rust').map(
      (sample, index) =>
        `#[allow(dead_code)]\nmod sample_${index} {\nuse super::reqwest;\n${sample}\n}`,
    );
    const program = [`#[allow(dead_code)]\n${reqwestStub}`, ...modules, 'fn main() {}'].join('\n');
    const outcome = await runSample(RUNNERS.checkedRust, program);
    expect(outcome.exitCode, outcome.output).toBe(0);
  },
  120_000,
);
