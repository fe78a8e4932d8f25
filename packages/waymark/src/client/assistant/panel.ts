import { handOver } from '../hand-over.ts';
import type { AssistantLabels, ClientTexts } from '../labels.ts';
import { AssistantPanel } from './assistant-panel.ts';
import { loadConnection } from './connection.ts';
import { ConversationStore, rememberOpen } from './conversation-store.ts';
import { linkResolver } from './links.ts';
import type { AssistantRequest } from './request.ts';
import { selectedText } from './selected-text.ts';
import type { AssistantSettings } from './settings.ts';
import { suggestedQuestions } from './suggestions.ts';

let panel: AssistantPanel | undefined;

/** Opens the assistant that an element says everything of; closes it when it is being used. */
export function open(
  part: HTMLElement,
  { assistant: labels }: ClientTexts,
  typed?: string,
  request?: AssistantRequest | null,
): void {
  const isFirst = panel === undefined;
  panel ??= panelOf(part, labels);
  const question = isFirst ? takeQuestion() : undefined;
  const { wmAssistant } = document.documentElement.dataset;
  if (request) panel.start(request);
  else if (question !== undefined) panel.start({ question });
  else if (isFirst && wmAssistant === 'open') panel.restore();
  else panel.toggle();
  handOver(typed);
}

/** The question of a link to the assistant (`?assistant=…`), which is asked once. */
function takeQuestion(): string | undefined {
  const url = new URL(location.href);
  const question = url.searchParams.get('assistant');
  if (question === null) return undefined;
  url.searchParams.delete('assistant');
  history.replaceState(history.state, '', url);
  return question;
}

function panelOf(part: HTMLElement, labels: AssistantLabels): AssistantPanel {
  const { connection = '' } = part.dataset;
  const settings: AssistantSettings = JSON.parse(part.dataset['settings'] ?? '{}');
  const { language, product, version } = settings;
  const { dataset, lang } = document.documentElement;
  return new AssistantPanel({
    parent: part,
    root: document,
    labels,
    chat: {
      connect: () => loadConnection(connection),
      page: { path: dataset['currentPath'] ?? '', language, product, version },
      language: lang,
      store: new ConversationStore(connection),
    },
    resolve: linkResolver(settings, location.href),
    suggestions: suggestedQuestions(labels),
    openers: () => [...document.querySelectorAll<HTMLElement>('.wm-ask')],
    selectedText,
    remember: rememberOpen,
  });
}
