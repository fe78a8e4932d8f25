import { element } from '../dom.ts';
import { answerView, releaseAnswers } from './answer-view.ts';
import { fillLabel } from './fill-label.ts';
import type { PlaygroundLabels } from './labels.ts';
import type { Answer } from './send.ts';

/** A request as the pane follows it. */
interface FollowedRequest {
  /** Sends it; `showLive` shows what has come of the answer so far. */
  readonly send: (signal: AbortSignal, showLive: (text: string) => void) => Promise<Answer>;
  /** What is shown in the place of an answer that does not come. */
  readonly explain: (reason: string) => HTMLElement;
}

/** Where the answer to a request is shown. */
export interface ResponsePane {
  readonly section: HTMLElement;
  /** Says in a word what becomes of a request: an answer may be long, and is read by whoever wants to. */
  readonly told: HTMLElement;
  /** Sends a request, and shows what comes of it. */
  follow(request: FollowedRequest): Promise<void>;
  /** Ends the request that is on its way. */
  stop(): void;
  readonly isRunning: () => boolean;
  /** Shows something in the place of an answer. */
  show(shown: HTMLElement): void;
  readonly failure: (reason: string, hint?: string) => HTMLElement;
}

/** @param whenRunning told when a request begins and when it has ended */
export function createResponsePane(
  labels: PlaygroundLabels,
  whenRunning: (isRunning: boolean) => void,
): ResponsePane {
  const section = element('section', {
    class: 'wm-play-response',
    attributes: { 'aria-label': labels.response },
  });
  const told = element('p', { class: 'wm-play-told', attributes: { role: 'status' } });
  const live = element('pre', { class: 'wm-play-text' });
  const showLive = (text: string) => {
    live.textContent = text.slice(-longestLive);
    if (!live.isConnected) section.replaceChildren(live);
  };
  const show = (shown: HTMLElement) => {
    releaseAnswers();
    section.replaceChildren(shown);
  };
  let running: AbortController | undefined;
  return {
    section,
    told,
    async follow({ explain, send }) {
      const controller = new AbortController();
      const { signal } = controller;
      running = controller;
      whenRunning(true);
      show(element('p', { text: labels.sending }));
      told.textContent = labels.sending;
      try {
        const received = await send(signal, showLive);
        section.replaceChildren(await answerView(received, labels));
        told.textContent = `${received.status} ${received.statusText}`.trim();
      } catch (error) {
        told.textContent = signal.aborted ? labels.stopped : '';
        const reason = error instanceof Error ? error.message : String(error);
        const shown = signal.aborted
          ? element('p', { class: 'wm-play-note', text: labels.stopped })
          : explain(reason);
        // What has come of an answer stays.
        section.replaceChildren(...(live.isConnected ? [live] : []), shown);
      } finally {
        running = undefined;
        whenRunning(false);
      }
    },
    stop: () => running?.abort(),
    isRunning: () => running !== undefined,
    show,
    failure: (reason, hint) =>
      element(
        'div',
        { class: 'wm-play-failure', attributes: { role: 'alert' } },
        element('p', { text: fillLabel(labels.requestFailed, { reason }) }),
        hint === undefined ? undefined : element('p', { text: hint }),
      ),
  };
}

/** Letters of an answer that are shown while it comes: its end. */
const longestLive = 100_000;
