import { addStyles } from '../add-styles.ts';
import { AssistantPanel } from '../assistant/assistant-panel.ts';
import { connectionTo } from '../assistant/connection.ts';
import { ConversationStore } from '../assistant/conversation-store.ts';
import { icons } from '../assistant/icons.ts';
import { linkResolver } from '../assistant/links.ts';
import { type AssistantRequest, assistantEvent } from '../assistant/request.ts';
import { element, icon } from '../dom.ts';
import { type EmbedRequest, readAttributes } from './attributes.ts';
import type { EmbedLanguage, EmbedSettings } from './settings.ts';

/*
 * The assistant of the docs on a page of any other site. It is in a tree of its own, which styles of
 * the page do not reach, and leaves nothing in the page but one element and one listener.
 */

/** Stands before the script where that is served (`routes/embed.ts`). */
declare const waymarkEmbed: EmbedSettings;

const tag = 'waymark-assistant';

const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) start(currentScript);
else report('load the script without `type="module"`.');

function start({ dataset, src }: HTMLScriptElement): void {
  try {
    const request = readAttributes(dataset, waymarkEmbed, src, document.documentElement.lang);
    const show = () => embed(request, src);
    if (document.body) show();
    else addEventListener('DOMContentLoaded', show);
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
  }
}

function embed(request: EmbedRequest, source: string): void {
  const language = waymarkEmbed.languages[request.language];
  // A page may have the script twice.
  if (!language || document.querySelector(tag)) return;
  const host = document.createElement(tag);
  const root = host.attachShadow({ mode: 'open' });
  addStyles(waymarkEmbed.styles, root);
  followTheme(host, request.theme);
  const place = element('div', {
    class: 'wm-embed',
    attributes: { lang: request.language, dir: language.direction },
  });
  root.append(place);
  const open = opener(request, language, place, root, source);
  if (request.hasButton) place.append(launcher(language, open));
  keepKeys(host);
  document.addEventListener(assistantEvent, ({ detail }) => open(detail));
  document.body.append(host);
}

/** The panel is made when it first opens. */
function opener(
  { assistant, key, language }: EmbedRequest,
  { labels }: EmbedLanguage,
  place: HTMLElement,
  root: ShadowRoot,
  source: string,
): (request?: AssistantRequest | null) => void {
  let panel: AssistantPanel | undefined;
  const make = () =>
    new AssistantPanel({
      parent: place,
      root,
      labels,
      chat: {
        connect: async () => connectionTo(assistant, key, waymarkEmbed.trailingSlash),
        page: { language: waymarkEmbed.isTranslated ? language : undefined },
        language,
        store: new ConversationStore(assistant.href),
      },
      resolve: linkResolver({ link: '/*' }, source),
      suggestions: [],
      openers: () => [...place.querySelectorAll<HTMLElement>('.wm-embed-open')],
      selectedText: () => '',
      remember: () => undefined,
    });
  return (request) => {
    panel ??= make();
    if (request) panel.start(request);
    else panel.toggle();
  };
}

/** The button that opens the panel where a page has none of its own. */
function launcher({ labels }: EmbedLanguage, open: () => void): HTMLElement {
  return element(
    'button',
    {
      class: 'wm-embed-open',
      attributes: { type: 'button', 'aria-expanded': 'false', 'aria-haspopup': 'dialog' },
      on: { click: () => open() },
    },
    icon(icons.assistant),
    labels.askAssistant,
  );
}

/** Light or dark as the page is, which says so by `color-scheme`, where nothing else is asked for. */
function followTheme(host: HTMLElement, theme: EmbedRequest['theme']): void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const show = () => {
    const { colorScheme } = getComputedStyle(document.documentElement);
    const isDark =
      colorScheme.includes('dark') && (system.matches || !colorScheme.includes('light'));
    host.dataset['theme'] = theme ?? (isDark ? 'dark' : 'light');
  };
  show();
  if (theme === undefined) {
    system.addEventListener('change', show);
    // Sites that let readers choose write it on their root element.
    new MutationObserver(show).observe(document.documentElement, { attributes: true });
  }
}

/** Shortcuts of the page would take what is written here for theirs: they see no field. */
function keepKeys(host: HTMLElement): void {
  for (const type of ['keydown', 'keypress', 'keyup']) {
    host.addEventListener(type, (event) => event.stopPropagation());
  }
}

function report(message: string): void {
  console.error(`Waymark: ${message}`);
}
