import { element, nextId } from '../dom.ts';
import type { PlaygroundData } from './playground-data.ts';

/** The dialog of a playground, around its form and what says what becomes of a request. */
export function playgroundDialog(
  { endpoint, labels }: Pick<PlaygroundData, 'endpoint' | 'labels'>,
  columns: readonly [HTMLElement, HTMLElement],
  told: HTMLElement,
): HTMLDialogElement {
  const titleId = nextId();
  const method = element('span', {
    class: 'wm-method',
    text: endpoint.method,
    attributes: { 'data-method': endpoint.method.toLowerCase() },
  });
  const title = element('h2', { attributes: { id: titleId } }, method, ` ${endpoint.path}`);
  const closeButton = element('button', {
    class: 'wm-play-close',
    attributes: { type: 'button', 'aria-label': labels.close },
    on: { click: () => dialog.close() },
  });
  const dialog = element(
    'dialog',
    { class: 'wm-play', attributes: { 'aria-labelledby': titleId, 'data-wm-playground': '' } },
    element('header', { class: 'wm-play-header' }, title, closeButton),
    element('div', { class: 'wm-play-columns' }, ...columns),
    told,
  );
  return dialog;
}
