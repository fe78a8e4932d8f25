import type { EventDetails } from './service.ts';

/** An event that a click is. */
export interface ClickRule {
  /** Selector of what is clicked. */
  readonly at: string;
  readonly name: string | ((clicked: HTMLElement) => string);
  readonly details?: (clicked: HTMLElement) => EventDetails;
}

/** An event that shows in an attribute of an element, as it is told of when something has worked. */
export interface StateRule {
  /** Selector of the element in its new state. */
  readonly at: string;
  /** The states that it comes from; any by default. */
  readonly before?: readonly string[];
  readonly name: string;
  readonly details?: (changed: HTMLElement) => EventDetails;
}

/*
 * Events have the names of docs/format/docs-json.md#events. What readers write is told of the search
 * and of comments on a page, which are meant for its owner: no code, no selected text, no question to the assistant.
 */

/** What is told of by a click. */
export const clickRules: readonly ClickRule[] = [
  { at: '.wm-navbar-link, .wm-tab', name: 'docs.navitem.click', details: link },
  { at: '.wm-navbar-links .wm-button', name: 'docs.navitem.cta_click', details: link },
  {
    at: '.accordion > summary',
    name: opens('docs.accordion'),
    details: titleOf('.accordion-title'),
  },
  {
    at: '.expandable > summary',
    name: opens('docs.expandable'),
    details: titleOf('.expandable-title'),
  },
  { at: '.wm-ask-code', name: 'docs.code_block.ask_ai', details: languageOf },
  { at: '.wm-ask-selection', name: 'docs.assistant.ask_ai_on_text_selection' },
  { at: '.wm-assistant-welcome button', name: 'docs.assistant.suggestion_click' },
  { at: '.wm-answer a', name: 'docs.assistant.source_click', details: link },
  { at: '.wm-answer [data-rating=up]', name: 'docs.assistant.thumbs_up' },
  { at: '.wm-answer [data-rating=down]', name: 'docs.assistant.thumbs_down' },
  { at: '.wm-feedback [data-rating=up]', name: 'docs.feedback.thumbs_up' },
  { at: '.wm-feedback [data-rating=down]', name: 'docs.feedback.thumbs_down' },
  { at: 'a[data-action=view]', name: 'docs.content.md.view' },
  {
    at: 'a[data-action][data-needs=mcp]:not([data-action=custom])',
    name: 'docs.context_menu.install_mcp_server',
    details: actionOf,
  },
  {
    at: 'a[data-action]:not([data-needs], [data-action=custom], [data-action=view], [data-action=download-spec])',
    name: 'docs.context_menu.ai_provider_click',
    details: actionOf,
  },
];

/** What is told of once it has worked. */
export const stateRules: readonly StateRule[] = [
  { at: '.wm-feedback[data-state=sent]', name: 'docs.feedback.comment', details: commentOf },
  {
    at: 'wm-copy.code-block-actions[data-state=copied]',
    name: 'docs.code_block.copy',
    details: languageOf,
  },
  { at: '[data-action=copy][data-state=copied]', name: 'docs.context_menu.copy_page' },
  { at: '[data-action=mcp][data-state=copied]', name: 'docs.context_menu.copy_mcp_link' },
  {
    at: '[data-action=add-mcp][data-state=copied]',
    name: 'docs.context_menu.copy_add_mcp_command',
  },
  {
    at: '.wm-answer[data-state=done]',
    before: ['waiting', 'writing'],
    name: 'docs.assistant.completed',
  },
  {
    at: '.wm-play-send[data-running=true]',
    name: 'docs.api_playground.request',
    details: endpoint,
  },
];

function opens(prefix: string): (summary: HTMLElement) => string {
  return ({ parentElement }) =>
    `${prefix}.${parentElement?.hasAttribute('open') ? 'close' : 'open'}`;
}

function titleOf(at: string): (summary: HTMLElement) => EventDetails {
  return (summary) => {
    const copy = summary.cloneNode(true) as HTMLElement;
    // What the summary of an expandable does to it.
    for (const verb of copy.querySelectorAll('.expandable-show, .expandable-hide')) verb.remove();
    return { title: textOf(copy.querySelector(at)) };
  };
}

function link(clicked: HTMLElement): EventDetails {
  return { label: textOf(clicked), url: clicked instanceof HTMLAnchorElement ? clicked.href : '' };
}

function languageOf(inBlock: HTMLElement): EventDetails {
  return { language: inBlock.closest<HTMLElement>('.code-block')?.dataset['language'] ?? '' };
}

function commentOf(feedback: HTMLElement): EventDetails {
  const pressed = feedback.querySelector<HTMLElement>('[data-rating][aria-pressed=true]');
  const comment = feedback.querySelector('textarea')?.value.trim() ?? '';
  return { comment, rating: pressed?.dataset['rating'] ?? '' };
}

function actionOf({ dataset }: HTMLElement): EventDetails {
  return { name: dataset['action'] ?? '' };
}

function endpoint(inDialog: HTMLElement): EventDetails {
  return { endpoint: textOf(inDialog.closest('dialog')?.querySelector('h2') ?? null) };
}

function textOf(element: Element | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
}
