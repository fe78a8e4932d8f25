import type { CallbackModel, EndpointModel } from '@waymark/openapi';
import { bodyContent } from './body.ts';
import type { EndpointContext } from './context.ts';
import { code, escapeHtml } from './html.ts';
import { methodBadge } from './method-badge.ts';
import { responsePanels } from './responses.ts';
import { type Section, section } from './section.ts';

/** Requests that the API sends, each to be opened. */
export function callbacks(endpoint: EndpointModel, page: EndpointContext): Section[] {
  if (endpoint.callbacks.length === 0) return [];
  const content = endpoint.callbacks.map((each) => callback(each, page)).join('');
  return [section({ id: 'callbacks', title: page.text.callbacks, html: content }, page)];
}

function callback(model: CallbackModel, page: EndpointContext): string {
  const { name, expression, method, summary, description, body } = model;
  const { text } = page;
  return [
    `<details class="wm-d wm-cb"><summary>${methodBadge(method)} <span class="wm-fn">${escapeHtml(name)}</span> ${code(expression)}</summary><div>`,
    summary ? `<p><strong>${escapeHtml(summary)}</strong></p>` : '',
    description ? `<div class="wm-m">${page.describe(description)}</div>` : '',
    body ? `<h3 class="wm-sub">${escapeHtml(text.requestBody)}</h3>${bodyContent(body, page)}` : '',
    model.responses.length > 0
      ? `<h3 class="wm-sub">${escapeHtml(text.response)}</h3>${responsePanels(model.responses, 'h4', page)}`
      : '',
    '</div></details>',
  ].join('');
}
