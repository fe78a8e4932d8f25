import { isDomainId } from '@waymark/assistant';
import { CommandFailure } from '../cli/failure.ts';

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

export interface PlaygroundProxySettings {
  readonly proxy?: boolean | undefined;
  readonly proxyPrivate?: readonly string[] | undefined;
}

/** @throws CommandFailure when an origin is none, or there is no proxy that it is for */
export function playgroundProxySettings({ proxy, proxyPrivate }: PlaygroundProxySettings) {
  if (!proxy) {
    if (proxyPrivate === undefined) return undefined;
    throw new CommandFailure('`--proxy-private` says what `--proxy` may reach; give both.');
  }
  const privateOrigins = (proxyPrivate ?? []).map((text) => {
    const url = URL.parse(text);
    if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
    throw new CommandFailure(
      `"${text}" is not the origin of a server, as in http://10.0.0.5:8080.`,
    );
  });
  return { privateOrigins };
}
