import type { EndpointModel, ServerModel } from '@waymark/openapi';
import type { EndpointContext } from './context.ts';
import { code, escapeHtml } from './html.ts';
import { note } from './schema-notes.ts';
import { type Section, section } from './section.ts';

/** Servers, where there is more to say about them than the address in the bar. */
export function servers(endpoint: EndpointModel, page: EndpointContext): Section[] {
  const described = endpoint.servers.filter(
    ({ variables, description }) =>
      variables.length > 0 || (description && endpoint.servers.length > 1),
  );
  if (described.length === 0) return [];
  const rows = endpoint.servers.map((server) => serverRow(server, page));
  return [
    section(
      { id: 'server', title: page.text.server, html: `<ul class="wm-fs">${rows.join('')}</ul>` },
      page,
    ),
  ];
}

function serverRow({ url, description, variables }: ServerModel, page: EndpointContext): string {
  const rows = variables.map((variable) => {
    const preset = `<span class="wm-p">${escapeHtml(`${page.text.default}: ${variable.default}`)}</span>`;
    const values = variable.enum
      ? note(page.text.availableOptions, variable.enum.map(code).join(', '))
      : '';
    const text = variable.description
      ? `<div class="wm-m">${page.describe(variable.description)}</div>`
      : '';
    return `<li class="wm-f"><div class="wm-fh"><span class="wm-fn wm-fx">{${escapeHtml(variable.name)}}</span><span class="wm-ft">string</span>${preset}</div>${text}${values}</li>`;
  });
  return [
    `<li class="wm-f"><div class="wm-fh"><span class="wm-fn">${escapeHtml(url)}</span></div>`,
    description ? `<div class="wm-m">${page.describe(description)}</div>` : '',
    rows.length > 0 ? `<ul class="wm-fs">${rows.join('')}</ul>` : '',
    '</li>',
  ].join('');
}
