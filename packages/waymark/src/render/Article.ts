import { createComponent, markHTMLString, renderJSX } from 'astro/runtime/server/index.js';

/** The body of a page: a tree of JSX nodes that Astro renders in place. */
export default createComponent(async (result, { body }: { body: unknown }) =>
  markHTMLString(String(await renderJSX(result, body))),
);
