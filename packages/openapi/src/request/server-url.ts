import type { ServerModel } from '../model/endpoint.ts';
import type { RequestChoice } from './choice.ts';
import { cleanUrlPiece } from './percent-encode.ts';

/** Stands where a description names no server of its own (RFC 2606 keeps it free). */
const PLACEHOLDER_ORIGIN = 'https://api.example.com';

/**
 * The URL of the chosen server, absolute and encoded, without a slash at its end. Variables without
 * a value stay `{name}`; what is no URL of HTTP, and a relative URL, begins with the placeholder
 * (docs/format/openapi.md#servers).
 */
export function serverUrl(servers: readonly ServerModel[], choice: RequestChoice): ServerUrl {
  const url = choice.server ?? servers[0]?.url ?? PLACEHOLDER_ORIGIN;
  const variables = servers.find((server) => server.url === url)?.variables ?? [];
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  const filled = url.replace(/\{([^{}]*)\}/g, (whole, name: string) =>
    Object.hasOwn(choice.variables, name)
      ? (choice.variables[name] ?? whole)
      : (defaults.get(name) ?? whole),
  );
  return parseServer(absolute(filled));
}

/** The address of a server, variables filled in. */
export interface ServerUrl {
  /** `https://host/base`. */
  readonly base: string;
  /** Without `?`; often empty. */
  readonly query: string;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: URLs lose them, as in browsers.
const CONTROLS = /[\u0000-\u001f\u007f]/g;

function absolute(text: string): string {
  const url = text.replace(CONTROLS, '').trim();
  if (/^(https?|\{[^{}]*\}):\/\//i.test(url)) return url;
  if (url.startsWith('//')) return `https:${url}`;
  // A host without its scheme is a mistake often made.
  if (/^(localhost(:\d+)?|[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?)(\/|$)/i.test(url)) {
    return `https://${url}`;
  }
  const path = url.replace(/^[a-z][a-z0-9+.-]*:(\/\/[^/?#]*)?/i, '');
  return `${PLACEHOLDER_ORIGIN}${/^([/?#]|$)/.test(path) ? '' : '/'}${path}`;
}

function parseServer(url: string): ServerUrl {
  const [beforeFragment = ''] = url.split('#');
  const [address = '', ...query] = beforeFragment.split('?');
  const [, scheme = '', host = '', path = ''] = /^([^/]*\/\/)([^/]*)(\/.*)?$/.exec(address) ?? [];
  return {
    base: `${scheme.toLowerCase()}${hostText(host)}${cleanUrlPiece(path).replace(/\/$/, '')}`,
    query: cleanUrlPiece(query.join('?')),
  };
}

/** Punycode for names beyond ASCII; otherwise as written, so that `{Region}` stays so. */
function hostText(host: string): string {
  if (/^[\w.:@[\]{}-]+$/.test(host)) return host;
  const [port = ''] = /:\d+$/.exec(host) ?? [];
  const url = `https://${host.slice(0, host.length - port.length)}`;
  return new URL(URL.canParse(url) ? url : PLACEHOLDER_ORIGIN).hostname + port;
}
