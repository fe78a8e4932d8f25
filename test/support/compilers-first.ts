import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Orders test files as the runner does where it has not run them before: the largest first. Those that
 * run compilers take longest, however small they are, and would be the last, when nothing else is left
 * for the other processors.
 */
export default class CompilersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const runsCompilers = ({ moduleId }: TestSpecification) => moduleId.endsWith('.exec.test.ts');
    return [
      ...sorted.filter((file) => runsCompilers(file)),
      ...sorted.filter((file) => !runsCompilers(file)),
    ];
  }
}
