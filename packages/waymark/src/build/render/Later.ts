import { createComponent, markHTMLString, renderJSX } from 'astro/runtime/server/index.js';

interface Props {
  /** Gives JSX nodes. */
  readonly value: Promise<unknown>;
}

/** What a promise gives; Astro's JSX waits for none. */
export default createComponent(async (result, { value }: Props) =>
  markHTMLString(String(await renderJSX(result, await value))),
);
