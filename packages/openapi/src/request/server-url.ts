import type { ServerModel } from '../model/endpoint.ts';
import type { RequestChoice } from './choice.ts';
import { cleanUrlPiece } from './percent-encode.ts';

/** Stands where a description names no server of its own (RFC 2606 keeps it free). */
const PLACEHOLDER_ORIGIN = 'https://api.example.com';

/**
 * The URL of the chosen server, absolute and encoded, without a slash at its end. Variables without
 * a value stay `{name}`; what is no URL of HTTP, and a relative URL, begins with the origin of the
 * choice, else with the placeholder (docs/format/openapi.md#servers).
 */
export function serverUrl(
  servers: readonly ServerModel[],
  choice: Pick<RequestChoice, 'origin' | 'server' | 'variables'>,
): ServerUrl {
  const origin = choice.origin ?? PLACEHOLDER_ORIGIN;
  const url = choice.server ?? servers[0]?.url ?? origin;
  const variables = servers.find((server) => server.url === url)?.variables ?? [];
  const defaults = new Map(variables.map((variable) => [variable.name, variable.default]));
  const filled = url.replace(/\{([^{}]*)\}/g, (whole, name: string) => {
    const usual = defaults.get(name);
    const chosen = Object.hasOwn(choice.variables, name) ? choice.variables[name] : usual;
    // An empty field is a value where that is the usual one may be, too.
    return chosen || (usual === undefined ? whole : '');
  });
  const whole = absolute(filled);
  return {
    ...parseServer(whole ?? origin + pathOf(filled), origin),
    isRelative: whole === undefined,
  };
}

/** The address of a server, variables filled in. */
export interface ServerUrl {
  /** `https://host/base`. */
  readonly base: string;
  /** Without `?`; often empty. */
  readonly query: string;
  /** The server names no host, so that the one of `base` is not its own. */
  readonly isRelative: boolean;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: URLs lose them, as in browsers.
const CONTROLS = /[\u0000-\u001f\u007f]/g;

/** The URL with its scheme; `undefined` for one without a host. */
function absolute(text: string): string | undefined {
  const url = cleaned(text);
  if (/^(https?|\{[^{}]*\}):\/\//i.test(url)) return url;
  if (url.startsWith('//')) return `https:${url}`;
  // A host without its scheme is a mistake often made.
  if (/^(localhost(:\d+)?|[\w-]+(\.[\w-]+)*\.[a-z]{2,}(:\d+)?)(\/|$)/i.test(url)) {
    return `https://${url}`;
  }
  return undefined;
}

function pathOf(text: string): string {
  const path = cleaned(text).replace(/^[a-z][a-z0-9+.-]*:(\/\/[^/?#]*)?/i, '');
  return `${/^([/?#]|$)/.test(path) ? '' : '/'}${path}`;
}

function cleaned(text: string): string {
  return text.replace(CONTROLS, '').trim();
}

function parseServer(url: string, origin: string): Omit<ServerUrl, 'isRelative'> {
  const [beforeFragment = ''] = url.split('#');
  const [address = '', ...query] = beforeFragment.split('?');
  const [, scheme = '', host = '', path = ''] = /^([^/]*\/\/)([^/]*)(\/.*)?$/.exec(address) ?? [];
  return {
    base: `${scheme.toLowerCase()}${hostText(host, origin)}${cleanUrlPiece(path).replace(/\/$/, '')}`,
    query: cleanUrlPiece(query.join('?')),
  };
}

/** Punycode for names beyond ASCII; otherwise as written, so that `{Region}` stays so. */
function hostText(host: string, origin: string): string {
  if (/^[\w.:@[\]{}-]+$/.test(host)) return host;
  const [port = ''] = /:\d+$/.exec(host) ?? [];
  const url = `https://${host.slice(0, host.length - port.length)}`;
  return new URL(URL.canParse(url) ? url : origin).hostname + port;
}
