import { curlSample, type FetchCall, toFetch } from '@waymark/openapi/request';
import { addStyles } from '../add-styles.ts';
import { element } from '../dom.ts';
import { fillLabel } from './fill-label.ts';
import { requestForm } from './form.ts';
import styles from './playground.css?inline';
import type { PlaygroundData } from './playground-data.ts';
import { playgroundDialog } from './playground-dialog.ts';
import { clearProblems, showProblems } from './problems.ts';
import { createResponsePane } from './response-pane.ts';
import { isAllowed, send } from './send.ts';
import type { ChosenServer } from './servers.ts';
import { canSendThroughSite, sendThroughSite } from './through-site.ts';

/** The dialog in which a reader fills in a request, sends it and reads the answer. */
export interface Playground {
  readonly dialog: HTMLDialogElement;
  /** Chooses the server with this URL, if there is one. */
  readonly chooseServer: (url: string) => void;
}

/** Makes the playground of a page; its dialog is in no document yet. */
export function createPlayground(data: PlaygroundData): Playground {
  const { credentials, endpoint, labels, prefill, proxy } = data;
  const form = requestForm(endpoint, labels, prefill);
  const note = element('p', { class: 'wm-play-note', attributes: { role: 'status' } });
  const sendButton = element('button', {
    class: 'wm-play-send',
    text: labels.send,
    attributes: { type: 'submit' },
  });
  const pane = createResponsePane(labels, (isRunning) => {
    sendButton.textContent = isRunning ? labels.cancel : labels.send;
    sendButton.dataset['running'] = String(isRunning);
    // The button that was pressed may be part of what goes.
    if (isRunning && pane.section.contains(document.activeElement)) sendButton.focus();
  });

  const run = () => {
    clearProblems(body);
    note.textContent = '';
    const problems = form.check();
    if (problems.length > 0) return showProblems(problems);
    const request = form.request();
    // What the reader fills in may make it no address.
    if (!URL.canParse(request.url, location.href)) return pane.show(pane.failure(request.url));
    if (!isAllowed(request.url)) {
      note.textContent = labels.onlySecureServers;
      return undefined;
    }
    const call = toFetch(request, form.files());
    if (call.unsent.length > 0) {
      const names = call.unsent.map(({ kind, name }) => name || kind).join(', ');
      note.textContent = fillLabel(labels.notSentByBrowsers, { names });
    }
    const init: RequestInit = credentials ? { ...call.init, credentials: 'include' } : call.init;
    const server = form.server();
    return pane.follow({
      send: (signal, showLive) => send({ ...call, init }, signal, showLive),
      explain(reason) {
        const shown = pane.failure(reason, labels.corsHint);
        if (proxy !== undefined) void offerProxy(proxy, shown, call, server);
        return shown;
      },
    });
  };
  const offerProxy = async (
    proxy: string,
    shown: HTMLElement,
    call: FetchCall,
    server: ChosenServer,
  ) => {
    // What lies at the origin of the site is no other site.
    if (new URL(call.url).origin === location.origin) return;
    if (!(await canSendThroughSite(proxy))) return;
    // The reader may have sent another request in the meantime.
    if (shown.isConnected) pane.section.append(offer(() => runThroughSite(proxy, call, server)));
  };
  const runThroughSite = (proxy: string, call: FetchCall, server: ChosenServer) =>
    pane.follow({
      async send(signal, showLive) {
        const received = await sendThroughSite(proxy, call, server, signal, showLive);
        note.textContent = labels.sentThroughSite;
        return received;
      },
      explain: pane.failure,
    });
  const offer = (accept: () => void) =>
    element(
      'div',
      { class: 'wm-play-offer' },
      element('p', { text: labels.proxyOffer }),
      element('button', {
        class: 'wm-play-add',
        text: labels.sendThroughSite,
        attributes: { type: 'button' },
        on: { click: accept },
      }),
    );
  const curlButton = element('button', {
    class: 'wm-play-add',
    text: labels.copyAsCurl,
    attributes: { type: 'button' },
    on: {
      async click() {
        try {
          await navigator.clipboard.writeText(curlSample(form.request()));
          note.textContent = labels.copied;
        } catch {
          // The reader or the browser refused: nothing was copied, so nothing is confirmed.
        }
      },
    },
  });
  // On pages without TLS there is none.
  if (!navigator.clipboard) curlButton.hidden = true;
  const body = element(
    'form',
    {
      class: 'wm-play-form',
      attributes: { novalidate: '' },
      on: {
        submit(event) {
          event.preventDefault();
          if (pane.isRunning()) pane.stop();
          else void run();
        },
        keydown(event) {
          const isShortcut =
            event instanceof KeyboardEvent &&
            event.key === 'Enter' &&
            (event.ctrlKey || event.metaKey);
          if (!isShortcut) return;
          event.preventDefault();
          if (!pane.isRunning()) void run();
        },
      },
    },
    ...form.elements,
    element('div', { class: 'wm-play-actions' }, sendButton, curlButton, note),
  );
  const dialog = playgroundDialog(data, [body, pane.section], pane.told);
  dialog.addEventListener('close', pane.stop);
  return { dialog, chooseServer: form.chooseServer };
}

addStyles(styles);
