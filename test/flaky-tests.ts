import type { Reporter, TestCase } from 'vitest/node';

/** Lists at the end of a run the tests that passed only when they were tried again: each has a fault, or shows one. */
export default class FlakyTests implements Reporter {
  readonly #found: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#found.push(test);
  }

  onTestRunEnd(): void {
    if (this.#found.length === 0) return;
    console.log('Passed only when tried again:');
    for (const test of this.#found) {
      console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const { message } of test.result().errors ?? []) {
        console.log(`    ${message.split('\n')[0]}`);
      }
    }
  }
}
