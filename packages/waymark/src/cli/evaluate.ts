import { CommandFailure } from './failure.ts';
import { evaluateQuestions, evaluationText } from './question-report.ts';

/** `waymark eval [dir]`: the owner's questions against retrieval. */
export async function evaluate(dir: string, { json }: { readonly json?: boolean }): Promise<void> {
  const evaluation = await evaluateQuestions(dir);
  if (!evaluation) {
    throw new CommandFailure(
      `There is no questions.json in ${dir}. It holds [{ "question": "…", "pages": ["/page"] }].`,
    );
  }
  console.log(json ? JSON.stringify(evaluation, null, 2) : evaluationText(evaluation));
}
