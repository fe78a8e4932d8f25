/**
 * On the root element where somebody hears what readers think of a page: without a value a server,
 * else `events` or, where nobody is to hear anything, `preview`.
 */
export const feedbackAttribute = 'data-wm-feedback';
