import { buildRequest, sampleChoice } from '@waymark/openapi/request';
import { requestSample } from '@waymark/openapi/samples';
import { readPlaygroundData } from '../playground/playground-data.ts';
import { withExample } from '../playground/with-example.ts';
import { replaceText } from './replace-text.ts';
import { samplesEvent } from './samples.ts';

/**
 * Has the samples of a page send another example of the body. Those that are not made from the
 * description stay as their author wrote them.
 *
 * @param from place of the example that they send among those that the page offers
 * @param to place of the one that they shall send
 */
export async function followExample(source: string, from: number, to: number): Promise<void> {
  const data = await readPlaygroundData(source);
  const server = document.querySelector<HTMLSelectElement>('wm-server select')?.value;
  const requestWith = (place: number) => {
    const endpoint = withExample(data, place);
    const choice = sampleChoice(endpoint, { parameters: data.samples ?? 'all' });
    return buildRequest(endpoint, server === undefined ? choice : { ...choice, server });
  };
  const old = requestWith(from);
  const chosen = requestWith(to);
  for (const block of document.querySelectorAll('[data-wm-example=request] .code-block')) {
    const language = block.ariaLabel ?? '';
    const code = block.querySelector('code');
    const sample = requestSample(language, chosen);
    if (!code || sample === undefined) continue;
    if (code.textContent === requestSample(language, old)) replaceText(code, sample);
  }
  document.dispatchEvent(new Event(samplesEvent));
}
