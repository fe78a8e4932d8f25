import { hash } from 'node:crypto';
import type { HandlerDeclaration } from './handler-scope.ts';

/** Names on an element the handlers that it has. */
export const handlersAttribute = 'data-wm-on';

/** A handler that runs in a browser. */
export interface Handler {
  /** Of the events, as browsers call it. */
  readonly type: string;
  /** An expression. */
  readonly code: string;
}

/** The handlers of one file as code, with the declarations that they need. */
export interface HandlerScript {
  /** Changes with the code. The names of its handlers begin with it. */
  readonly id: string;
  readonly code: string;
}

/** @param needs what the handlers need of their file, in the order of the file */
export function handlerScript(
  handlers: readonly Handler[],
  needs: readonly HandlerDeclaration[],
): HandlerScript {
  const listed = handlers.map(
    // The line end closes a comment at the end of the code.
    ({ code, type }, index) => `[${index}, ${JSON.stringify(type)}, () => (${code}\n)]`,
  );
  const declared = needs.map(({ code }) => `${code}\n`).join('');
  const code = `() => {\n${declared}return [\n${listed.join(',\n')}\n];\n}`;
  return { id: hash('sha1', code, 'hex').slice(0, 10), code };
}

/** The name of a handler on elements, by its place among those of its script. */
export function handlerName({ id }: HandlerScript, index: number): string {
  return `${id}-${index}`;
}

/** Of which of these scripts an element has a handler, by the value of its attribute. */
export function scriptsNamed(value: string, scripts: readonly HandlerScript[]): HandlerScript[] {
  const ids = new Set(value.split(' ').map((name) => name.replace(/-\d+$/, '')));
  return scripts.filter(({ id }) => ids.has(id));
}

/**
 * The module that a page loads for its handlers. An element gets its listener as an event of the type is
 * on the way to it, so that it does not matter when the element has come into the page.
 */
export function handlerModule(scripts: Iterable<HandlerScript>): string {
  const calls = Array.from(scripts, ({ code, id }) => `listen(${JSON.stringify(id)}, ${code});\n`);
  return listen + calls.join('');
}

const listen = `const listen = (id, read) => {
  for (const [index, type, handler] of read()) {
    let run;
    const call = (event) => (run ??= handler())?.(event);
    const named = \`[${handlersAttribute}~="\${id}-\${index}"]\`;
    const attach = (event) => {
      for (const target of event.composedPath())
        if (target.matches?.(named)) target.addEventListener(type, call);
    };
    document.addEventListener(type, attach, true);
  }
};
`;
