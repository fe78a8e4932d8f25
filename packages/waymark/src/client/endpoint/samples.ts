/** The event that tells that samples send another body. */
export const samplesEvent = 'wm:samples';

/** Samples of requests that stand beside a page. */
export interface Samples {
  /** Has them go to the server with this address. */
  address(base: string): void;
}

/**
 * The samples of requests on a page.
 *
 * @param base address of the server that they go to as they are
 */
export function samplesOf(page: ParentNode, base: string): Samples {
  // What they are is kept: no other address is sure to be found in them again.
  const written =
    base === '' ? [] : textsWith(page, base).map((node) => [node, node.data] as const);
  return {
    address(other) {
      for (const [node, text] of written) node.data = withAddress(text, base, other || base);
    },
  };
}

function textsWith(page: ParentNode, base: string): Text[] {
  return [...page.querySelectorAll('[data-wm-example=request] code')].flatMap((code) => {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) {
      const node = texts.currentNode as Text;
      if (node.data.includes(base)) found.push(node);
    }
    return found;
  });
}

/** An address that only begins like it, as `/v10` does like `/v1`, is another one. */
function withAddress(text: string, base: string, other: string): string {
  const [first = '', ...rest] = text.split(base);
  return rest.reduce((done, part) => done + (/^[\w.-]/.test(part) ? base : other) + part, first);
}
