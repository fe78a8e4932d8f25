import { element, nextId } from '../dom.ts';
import type { Problem } from './control.ts';

/** Says at its place what is wrong with each value, and leads to the first. */
export function showProblems(problems: readonly Problem[]): void {
  for (const { at, message } of problems) {
    const id = nextId();
    at.setAttribute('aria-invalid', 'true');
    at.setAttribute('aria-describedby', id);
    at.after(element('p', { class: 'wm-play-problem', text: message, attributes: { id } }));
  }
  const [first] = problems;
  openAround(first?.at);
  first?.at.focus();
}

/** Takes away what was said about values in an element. */
export function clearProblems(container: HTMLElement): void {
  for (const message of container.querySelectorAll('.wm-play-problem')) message.remove();
  for (const invalid of container.querySelectorAll('[aria-invalid]')) {
    invalid.removeAttribute('aria-invalid');
    invalid.removeAttribute('aria-describedby');
  }
}

/** A field in a closed group could not get the focus. */
function openAround(start: HTMLElement | undefined): void {
  for (
    let group = start?.closest('details');
    group;
    group = group.parentElement?.closest('details')
  ) {
    group.open = true;
  }
}
