import type { ExternalLink } from '@waymark/content';
import { type Diagnostic, diagnostic } from '@waymark/core';

/** How other sites are asked. */
export interface ExternalSettings {
  /** Addresses that are not asked for. */
  readonly ignore: readonly RegExp[];
  /** Milliseconds for one answer, and for all of them. */
  readonly timeout: number;
  readonly total: number;
  readonly fetch: typeof fetch;
  /** What is known of addresses from earlier: `ok`, or what was wrong. */
  readonly known: Map<string, string>;
}

/** What was found, unless nothing could be. */
export interface ExternalFindings {
  readonly diagnostics: readonly Diagnostic[];
  /** No host was found at all, so it is this machine that has no way to others. */
  readonly isOffline: boolean;
}

const hostMissing = 'its host does not exist';
const sitesAtOnce = 16;
/** Between two requests to one host. */
const pause = 200;
const agent = 'Mozilla/5.0 (compatible; waymark check)';
/** Answers that a browser with a person would not get: they say nothing about the address. */
const undecided = new Set([401, 403, 405, 406, 429, 451, 503, 999]);
/** Hosts that examples name. */
const exampleHosts =
  /^(?:localhost|.*\.(?:localhost|local|test|example|invalid|internal)|(?:.*\.)?example\.(?:com|org|net)|(?:127|10|0)\.[\d.]+|192\.168\.[\d.]+|172\.(?:1[6-9]|2\d|3[01])\.[\d.]+|169\.254\.[\d.]+|\[.*\])$/i;

/**
 * Asks other sites whether their addresses still lead somewhere: many hosts at once, one request after
 * the other at each of them, each address once. What only a person could tell is no finding.
 */
export async function checkExternalLinks(
  links: readonly ExternalLink[],
  settings: ExternalSettings,
): Promise<ExternalFindings> {
  const end = performance.now() + settings.total;
  const asked = links.filter(({ url }) => isAsked(url, settings.ignore));
  const urls = [...new Set(asked.map(({ url }) => addressOf(url)))];
  const answers = new Map<string, string>();
  const hosts = [...Map.groupBy(urls, (url) => new URL(url).host).values()];
  const askHosts = async () => {
    for (let host = hosts.pop(); host !== undefined; host = hosts.pop()) {
      for (const [index, url] of host.entries()) {
        if (settings.known.has(url)) continue;
        if (performance.now() > end) return;
        if (index > 0) await new Promise((resolve) => setTimeout(resolve, pause));
        const answer = await ask(url, settings);
        if (answer !== undefined) answers.set(url, answer);
      }
    }
  };
  await Promise.all(Array.from({ length: sitesAtOnce }, askHosts));
  const missing = [...answers].filter(([, answer]) => answer === hostMissing);
  const isNoneFound = missing.length > 2 && missing.length === answers.size;
  const isOffline = isNoneFound && !(await isFoundAgain(urls, settings));
  if (isOffline) return { diagnostics: [], isOffline };
  for (const [url, answer] of answers) settings.known.set(url, answer);
  const diagnostics = asked.flatMap(({ column, file, line, url }) => {
    const answer = settings.known.get(addressOf(url)) ?? 'ok';
    if (answer === 'ok') return [];
    return diagnostic('link-external-failed', {
      at: { file, line, column },
      message: `The link "${url}" fails: ${answer}.`,
      hint: 'Correct the address, or name it in `--external-ignore` if it is right.',
    });
  });
  return { diagnostics, isOffline };
}

/** Whether the host of an address that answered earlier is there, of which there may be none. */
async function isFoundAgain(urls: readonly string[], settings: ExternalSettings): Promise<boolean> {
  const { known } = settings;
  const url = urls.find((one) => known.has(one) && known.get(one) !== hostMissing);
  return url !== undefined && (await ask(url, settings)) !== hostMissing;
}

function isAsked(url: string, ignore: readonly RegExp[]): boolean {
  if (!URL.canParse(url) || /[{}<>]|%7B/i.test(url)) return false;
  return !exampleHosts.test(new URL(url).hostname) && !ignore.some((one) => one.test(url));
}

/** A fragment is for the browser alone. */
function addressOf(url: string): string {
  return new URL(url).href.replace(/#.*$/s, '');
}

/** What is wrong with an address, `ok`, or undefined where nobody can tell. */
async function ask(url: string, { fetch, timeout }: ExternalSettings): Promise<string | undefined> {
  const headers = { 'user-agent': agent, accept: '*/*' };
  try {
    for (const method of ['HEAD', 'GET']) {
      const signal = AbortSignal.timeout(timeout);
      const response = await fetch(url, { method, headers, signal });
      await response.body?.cancel();
      if (response.ok) return 'ok';
      if (undecided.has(response.status) && method === 'GET') return undefined;
      // Many servers only know GET.
      if (method === 'GET' && response.status < 500) return `the answer is ${response.status}`;
    }
    return undefined;
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    const code = Object(cause).code;
    // A host that is slow or refuses today may be there tomorrow; a name that is unknown will not.
    return code === 'ENOTFOUND' ? hostMissing : undefined;
  }
}
