import { type Conversation, isRunning, type Turn } from './conversation.ts';

/** Turns that are kept from page to page. */
const most = 40;

/**
 * The conversation of this tab, kept while it is open. Where storage is blocked, a conversation ends
 * with the page.
 */
export class ConversationStore {
  readonly #key: string;

  /** @param site what tells sites at one origin apart */
  constructor(site: string) {
    this.#key = `wm-assistant:${site}`;
  }

  load(): Conversation {
    try {
      const stored = JSON.parse(sessionStorage.getItem(this.#key) ?? '{}');
      if (!Array.isArray(stored.turns)) return { turns: [] };
      return { ...stored, turns: stored.turns.map(ended) };
    } catch {
      return { turns: [] };
    }
  }

  save(conversation: Conversation): void {
    const turns = conversation.turns.slice(-most);
    try {
      sessionStorage.setItem(this.#key, JSON.stringify({ ...conversation, turns }));
    } catch {
      // Blocked or full.
    }
  }
}

/** The page went away while an answer was being written, and with it the rest of the answer. */
function ended(turn: Turn): Turn {
  return isRunning(turn.answer) ? { ...turn, answer: { ...turn.answer, state: 'stopped' } } : turn;
}

const openKey = 'wm-assistant';

/** Whether the panel is open on the next page too; `ThemeInit.astro` puts it on the document. */
export function rememberOpen(isOpen: boolean): void {
  document.documentElement.dataset['wmAssistant'] = isOpen ? 'open' : '';
  try {
    if (isOpen) sessionStorage.setItem(openKey, 'open');
    else sessionStorage.removeItem(openKey);
  } catch {
    // Storage is blocked: the next page starts without the panel.
  }
}
