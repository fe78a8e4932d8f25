import { isDomainId } from '@waymark/assistant';
import { CommandFailure } from '../project/findings/command-failure.ts';

/**
 * The identifier of a site from what a user wrote.
 *
 * @throws CommandFailure when it is none
 */
export function domainId(text: string): string {
  const id = text.toLowerCase();
  if (isDomainId(id)) return id;
  throw new CommandFailure(
    `The domain "${text}" must be 1 to 63 letters, digits and hyphens, no hyphen at its ends.`,
  );
}

/** @throws CommandFailure when the text is no number of proxies */
export function proxyCount(text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count >= 0) return count;
  throw new CommandFailure(`"${text}" is not a number of proxies.`);
}

/** Flags of the proxy of playgrounds, as they were written. */
export interface PlaygroundProxySettings {
  readonly proxy?: boolean | undefined;
  readonly proxyPrivate?: readonly string[] | undefined;
  readonly proxyHost?: readonly string[] | undefined;
}

/** @throws CommandFailure when an origin or name is none */
export function playgroundProxySettings(settings: PlaygroundProxySettings) {
  const { proxy, proxyHost, proxyPrivate } = settings;
  if (!proxy) return undefined;
  const hosts = (proxyHost ?? []).map((text) => {
    const name = text.toLowerCase();
    if (URL.parse(`http://${name}`)?.hostname === name) return name;
    throw new CommandFailure(`"${text}" is not the name of a host, as in docs.acme.dev.`);
  });
  const privateOrigins = (proxyPrivate ?? []).map((text) => {
    const url = URL.parse(text);
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
    throw new CommandFailure(
      `"${text}" is not the origin of a server, as in http://10.0.0.5:8080.`,
    );
  });
  return { privateOrigins, hosts };
}
