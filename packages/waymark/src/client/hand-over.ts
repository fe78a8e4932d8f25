/**
 * Gives what was typed while something was being loaded, with a line's end for Enter, to the field that has the focus
 * now. Labels that said that it could not be loaded say what they did before.
 */
export function handOver(typed = ''): void {
  putLabelsBack();
  let end = typed.length;
  while (typed[end - 1] === '\n') end -= 1;
  const text = typed.slice(0, end);
  // As if it were typed now: in place of what is selected, within the limit of the field.
  if (text === '' || !document.execCommand('insertText', false, text)) return;
  if (!typed.endsWith('\n')) return;
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', enter));
}

/** What `opener.ts` has changed. */
function putLabelsBack(): void {
  const changed = ':is([data-wm-opens] span,wm-search>p,wm-assistant>p)[data-was]';
  for (const label of document.querySelectorAll<HTMLElement>(changed)) {
    label.textContent = label.dataset['was'] ?? '';
    delete label.dataset['was'];
  }
}
