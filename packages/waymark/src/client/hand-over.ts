/** Gives what was typed while something was being loaded, with a line's end for Enter, to the field that has the focus now. */
export function handOver(typed = ''): void {
  const text = typed.trimEnd();
  // As if it were typed now: in place of what is selected, within the limit of the field.
  if (text === '' || !document.execCommand('insertText', false, text)) return;
  if (!typed.endsWith('\n')) return;
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', enter));
}
