import { codeSpan, type Item, paragraph } from '@waymark/content/text';
import { fill, type Messages } from '@waymark/core';
import type { ServerModel } from '@waymark/openapi';
import { escapeHtml } from '../escape-html.ts';
import { methodBadge } from './method-badge.ts';
import type { Piece } from './piece.ts';

/** What the bar at the top of an endpoint page shows. */
export interface EndpointBar {
  readonly method: string;
  /** Path template, or the name of a webhook. */
  readonly path: string;
  readonly servers: readonly BarServer[];
  /** The address of the server is shown also where there is only one (`api.url: full`). */
  readonly full: boolean;
  /** Address of the data of the playground; absent where requests cannot be sent from the page. */
  readonly playground?: string | undefined;
}

/** A server that requests of the page can go to. */
export interface BarServer extends Pick<ServerModel, 'url' | 'description'> {
  /** Where requests of samples go when it is chosen; absent where there are none. */
  readonly base?: string;
}

/**
 * Method, address, a button that copies it and one that opens the playground. In Markdown the
 * servers stand below, where there is a choice.
 */
export function endpointBar(bar: EndpointBar, text: Messages): Piece {
  const { method, path, servers } = bar;
  return {
    html: barHtml(bar, text),
    blocks: (reader) => {
      const items = servers.map(({ url, description }): Item => {
        const label = [codeSpan(url), reader.plain(description ?? '')].filter(Boolean).join(': ');
        return { label, blocks: [] };
      });
      const address = `${method} ${shownBase(bar)}${path}`;
      return [
        ...paragraph(codeSpan(address)),
        ...(items.length > 1 ? [{ kind: 'list' as const, ordered: false, items }] : []),
      ];
    },
  };
}

/** The address before the path, where it stands in the bar. */
function shownBase({ servers, full }: EndpointBar): string {
  const [only, ...others] = servers;
  return only && full && others.length === 0 ? withoutSlash(only.url) : '';
}

function barHtml(bar: EndpointBar, text: Messages): string {
  const { method, path, servers } = bar;
  const [server] = servers;
  const value = bar.full && server ? joined(server.url, path) : path;
  const label = fill(text.copyValue, { value });
  return [
    `<div class="wm-endpoint" data-wm-endpoint>${methodBadge(method)}`,
    `<div class="wm-endpoint-url" tabindex="0" role="group" aria-label="${escapeHtml(`${method} ${path}`)}">${base(bar, text)}<span class="wm-endpoint-path">${pathHtml(path)}</span></div>`,
    `<wm-copy class="wm-copy" data-value="${escapeHtml(value)}" data-copied="${escapeHtml(text.copied)}"><button type="button" aria-label="${escapeHtml(label)}" title="${escapeHtml(label)}"></button></wm-copy>`,
    `${tryButton(bar, text)}</div>`,
  ].join('');
}

/** Not shown until its script is there: without it nothing can be sent. */
function tryButton({ playground }: EndpointBar, text: Messages): string {
  if (playground === undefined) return '';
  return `<wm-try-it data-source="${escapeHtml(playground)}" data-failed="${escapeHtml(text.playgroundFailed)}"><button type="button" class="wm-try" data-wm-try>${escapeHtml(text.tryIt)}</button><span role="status"></span></wm-try-it>`;
}

function base(bar: EndpointBar, text: Messages): string {
  const { servers } = bar;
  if (servers.length > 1) {
    const options = servers.map(({ base, description, url }) => {
      const title = description ? ` title="${escapeHtml(description)}"` : '';
      const data = base === undefined ? '' : ` data-base="${escapeHtml(base)}"`;
      return `<option value="${escapeHtml(url)}"${title}${data}>${escapeHtml(url)}</option>`;
    });
    const path = bar.full ? ` data-path="${escapeHtml(bar.path)}"` : '';
    return `<wm-server class="wm-server"${path}><select aria-label="${escapeHtml(text.server)}">${options.join('')}</select></wm-server>`;
  }
  const shown = shownBase(bar);
  return shown && `<span class="wm-endpoint-base">${escapeHtml(shown)}</span>`;
}

/** Places of the path that a request fills are set off. A long path breaks between its parts. */
function pathHtml(path: string): string {
  return path
    .split(/(\{[^{}]*\})/)
    .map((part, index) =>
      index % 2 === 1
        ? `<var>${escapeHtml(part)}</var>`
        : escapeHtml(part).replaceAll('/', '<wbr>/'),
    )
    .join('');
}

function joined(server: string, path: string): string {
  return withoutSlash(server) + path;
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '');
}
