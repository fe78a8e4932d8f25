import { curlSample, type FetchCall, toFetch } from '@waymark/openapi/request';
import { addStyles } from '../add-styles.ts';
import { element, nextId } from '../dom.ts';
import { answerView, releaseAnswers } from './answer-view.ts';
import { fillLabel } from './fill-label.ts';
import { requestForm } from './form.ts';
import styles from './playground.css?inline';
import type { PlaygroundData } from './playground-data.ts';
import { clearProblems, showProblems } from './problems.ts';
import { type Answer, isAllowed, send } from './send.ts';
import type { ChosenServer } from './servers.ts';
import { canSendThroughSite, sendThroughSite } from './through-site.ts';

/** The dialog in which a reader fills in a request, sends it and reads the answer. */
export interface Playground {
  readonly dialog: HTMLDialogElement;
  /** Chooses the server with this URL, if there is one. */
  readonly chooseServer: (url: string) => void;
}

/** Makes the playground of a page; its dialog is in no document yet. */
export function createPlayground({
  credentials,
  endpoint,
  labels,
  prefill,
  proxy,
}: PlaygroundData): Playground {
  const form = requestForm(endpoint, labels, prefill);
  const titleId = nextId();
  const note = element('p', { class: 'wm-play-note', attributes: { role: 'status' } });
  const answer = element('section', {
    class: 'wm-play-response',
    attributes: { 'aria-label': labels.response },
  });
  // An answer may be long, and is read by whoever wants to.
  const told = element('p', { class: 'wm-play-told', attributes: { role: 'status' } });
  const sendButton = element('button', {
    class: 'wm-play-send',
    text: labels.send,
    attributes: { type: 'submit' },
  });
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
  let running: AbortController | undefined;

  const run = async () => {
    clearProblems(body);
    note.textContent = '';
    const problems = form.check();
    if (problems.length > 0) return showProblems(problems);
    const request = form.request();
    // What the reader fills in may make it no address.
    if (!URL.canParse(request.url, location.href)) {
      releaseAnswers();
      answer.replaceChildren(failure(request.url));
      return undefined;
    }
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
    return attempt(
      (signal) => send({ ...call, init }, signal, showLive),
      (reason) => {
        const shown = failure(reason, labels.corsHint);
        if (proxy !== undefined) void offerProxy(proxy, shown, call, server);
        return shown;
      },
    );
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
    if (shown.isConnected) answer.append(offer(() => runThroughSite(proxy, call, server)));
  };
  const runThroughSite = (proxy: string, call: FetchCall, server: ChosenServer) =>
    attempt(async (signal) => {
      const received = await sendThroughSite(proxy, call, server, signal, showLive);
      note.textContent = labels.sentThroughSite;
      return received;
    }, failure);
  const attempt = async (
    receive: (signal: AbortSignal) => Promise<Answer>,
    explain: (reason: string) => HTMLElement,
  ) => {
    const controller = new AbortController();
    running = controller;
    sendButton.textContent = labels.cancel;
    sendButton.dataset['running'] = 'true';
    // The button that was pressed may be part of what goes.
    if (answer.contains(document.activeElement)) sendButton.focus();
    releaseAnswers();
    answer.replaceChildren(element('p', { text: labels.sending }));
    told.textContent = labels.sending;
    try {
      const received = await receive(controller.signal);
      answer.replaceChildren(await answerView(received, labels));
      told.textContent = `${received.status} ${received.statusText}`.trim();
    } catch (error) {
      told.textContent = controller.signal.aborted ? labels.stopped : '';
      const reason = error instanceof Error ? error.message : String(error);
      // What has come of an answer stays.
      answer.replaceChildren(
        ...(live.isConnected ? [live] : []),
        controller.signal.aborted ? stopped() : explain(reason),
      );
    } finally {
      running = undefined;
      sendButton.textContent = labels.send;
      sendButton.dataset['running'] = 'false';
    }
  };
  const live = element('pre', { class: 'wm-play-text' });
  const showLive = (text: string) => {
    live.textContent = text.slice(-100_000);
    if (!live.isConnected) answer.replaceChildren(live);
  };
  const stopped = () => element('p', { class: 'wm-play-note', text: labels.stopped });
  const failure = (reason: string, hint?: string) =>
    element(
      'div',
      { class: 'wm-play-failure', attributes: { role: 'alert' } },
      element('p', { text: fillLabel(labels.requestFailed, { reason }) }),
      hint === undefined ? undefined : element('p', { text: hint }),
    );
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

  const body = element(
    'form',
    {
      class: 'wm-play-form',
      attributes: { novalidate: '' },
      on: {
        submit(event) {
          event.preventDefault();
          if (running) running.abort();
          else void run();
        },
        keydown(event) {
          const isShortcut =
            event instanceof KeyboardEvent &&
            event.key === 'Enter' &&
            (event.ctrlKey || event.metaKey);
          if (!isShortcut) return;
          event.preventDefault();
          if (!running) void run();
        },
      },
    },
    ...form.elements,
    element('div', { class: 'wm-play-actions' }, sendButton, curlButton, note),
  );
  const dialog = element(
    'dialog',
    { class: 'wm-play', attributes: { 'aria-labelledby': titleId, 'data-wm-playground': '' } },
    element(
      'header',
      { class: 'wm-play-header' },
      element(
        'h2',
        { attributes: { id: titleId } },
        element('span', {
          class: 'wm-method',
          text: endpoint.method,
          attributes: { 'data-method': endpoint.method.toLowerCase() },
        }),
        ` ${endpoint.path}`,
      ),
      element('button', {
        class: 'wm-play-close',
        attributes: { type: 'button', 'aria-label': labels.close },
        on: { click: () => dialog.close() },
      }),
    ),
    element('div', { class: 'wm-play-columns' }, body, answer),
    told,
  );
  dialog.addEventListener('close', () => running?.abort());
  return { dialog, chooseServer: form.chooseServer };
}

addStyles(styles);
