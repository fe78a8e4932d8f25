import type { ServerModel } from '@waymark/openapi';
import { element, nextId } from '../dom.ts';
import type { PlaygroundLabels } from './labels.ts';

/** A server as the description has it, and what fills the variables in its URL. */
export interface ChosenServer {
  readonly server: string;
  readonly variables: Readonly<Record<string, string>>;
}

/** The choice of a server; a playground has at least one. */
export interface ServerPart {
  readonly elements: readonly HTMLElement[];
  readonly chosen: () => ChosenServer;
  /** Chooses the server with this URL, if there is one. */
  readonly choose: (url: string) => void;
}

/** The choice of a server and the values of its variables. */
export function serverPart(servers: readonly ServerModel[], labels: PlaygroundLabels): ServerPart {
  const select = element(
    'select',
    { class: 'wm-play-input', attributes: { 'aria-label': labels.server } },
    ...servers.map(({ description, url }, index) =>
      element('option', {
        text: description ? `${url} (${description})` : url,
        attributes: { value: String(index) },
      }),
    ),
  );
  const values = new Map<string, HTMLInputElement | HTMLSelectElement>();
  const place = element('div');
  const chosen = () => servers[Number(select.value)];
  const show = () => {
    values.clear();
    place.replaceChildren(
      ...(chosen()?.variables ?? []).map((variable) => {
        const id = nextId();
        const input = variableInput(variable.enum, variable.default);
        input.id = id;
        values.set(variable.name, input);
        return element(
          'div',
          { class: 'wm-play-field' },
          element('label', {
            class: 'wm-play-label',
            text: variable.name,
            attributes: { for: id },
          }),
          input,
        );
      }),
    );
  };
  select.addEventListener('change', show);
  show();
  return {
    elements: [select, place],
    choose(url) {
      const index = servers.findIndex((server) => server.url === url);
      if (index < 0 || select.value === String(index)) return;
      select.value = String(index);
      select.dispatchEvent(new Event('change'));
    },
    chosen: () => ({
      server: chosen()?.url ?? '',
      variables: Object.fromEntries([...values].map(([name, { value }]) => [name, value])),
    }),
  };
}

function variableInput(values: readonly string[] | undefined, start = '') {
  if (!values) {
    const input = element('input', {
      class: 'wm-play-input',
      attributes: { type: 'text', spellcheck: 'false' },
    });
    input.value = start;
    return input;
  }
  const select = element(
    'select',
    { class: 'wm-play-input' },
    ...values.map((value) => element('option', { text: value, attributes: { value } })),
  );
  select.value = start;
  return select;
}
