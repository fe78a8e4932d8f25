/** On the root element of a page that is only previewed: no reader is there whom services could be told of. */
export const previewAttribute = 'data-wm-preview';
