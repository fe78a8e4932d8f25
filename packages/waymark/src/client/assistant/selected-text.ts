/** The text of the page that is selected, trimmed; empty where nothing of the content is. */
export function selectedText(): string {
  const selection = getSelection();
  const { anchorNode } = selection ?? {};
  const within = anchorNode instanceof Element ? anchorNode : anchorNode?.parentElement;
  return within?.closest('[data-wm-content]') ? (selection?.toString().trim() ?? '') : '';
}
