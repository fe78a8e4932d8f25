import { expect, it } from 'vitest';
import { compile } from '../testing/compile-pages.ts';
import { handlerModule, handlerScript } from './handler-script.ts';

/** Runs a module in a page with one element, and gives what sends events to that. */
function opened(module: string, names: string) {
  const listeners: [string, (event: object) => void][] = [];
  const own: [string, (event: object) => void][] = [];
  const element = {
    matches: (selector: string) => names.split(' ').some((name) => selector.includes(`"${name}"`)),
    addEventListener(type: string, call: (event: object) => void) {
      if (!own.some(([, known]) => known === call)) own.push([type, call]);
    },
  };
  const document = {
    addEventListener: (type: string, call: (event: object) => void) => listeners.push([type, call]),
  };
  new Function('document', 'told', module)(document, told);
  return (type: string) => {
    const event = { composedPath: () => [{}, element, document], type };
    for (const [of, call] of listeners) if (of === type) call(event);
    for (const [of, call] of own) if (of === type) call(event);
  };
}

let said: unknown[] = [];
const told = (what: unknown) => said.push(what);

it('Handlers get the events of their type, each once, and keep what their file declares', () => {
  said = [];
  const script = handlerScript(
    [
      { type: 'click', code: '({ type }) => told([type, count += 1]) // so often' },
      { type: 'focusin', code: 'undefined' },
      { type: 'keydown', code: 'say' },
    ],
    [
      { code: 'let count = 0', names: ['count'] },
      { code: 'function say() { told(count) }', names: ['say'] },
    ],
  );
  const send = opened(handlerModule([script]), `${script.id}-0 ${script.id}-1 ${script.id}-2`);
  for (const type of ['click', 'click', 'focusin', 'keydown', 'keyup']) send(type);
  expect(said).toEqual([['click', 1], ['click', 2], 2]);
});

it('Files do not see the names of each other', async () => {
  said = [];
  const button = (name: string) =>
    `export var text = "${name}";\n\nexport function listen() { told(text) }\n\nText\n\n<button onClick={() => listen()}>x</button>`;
  const source = `import S from "/snippets/s.mdx"\n\n${button('page')}\n\n<S />`;
  // The test gives a name that no browser has.
  const known = (text: string) => text.replaceAll('told', 'alert');
  const { handlers = '' } = await compile(known(source), { 'snippets/s.mdx': known(button('s')) });
  const ids = [...handlers.matchAll(/^listen\("(\w+)"/gm)].map(([, id]) => `${id}-0`);
  expect(ids).toHaveLength(2);
  opened(handlers.replaceAll('alert', 'told'), ids.join(' '))('click');
  expect(said).toEqual(['page', 's']);
});
