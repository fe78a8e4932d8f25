import path from 'node:path';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { systemErrorText } from '../../project/findings/system-error.ts';
import { serverFolder } from '../../project/output/server-output.ts';
import {
  domainId,
  type PlaygroundProxySettings,
  playgroundProxySettings,
} from '../../server/server-settings.ts';
import { ownFile } from '../settings/own-files.ts';
import { bundleServer } from './bundle-server.ts';

/** Flags that say what the server of a site is to be; modules are paths from the current folder. */
export interface ServerBuildSettings extends PlaygroundProxySettings {
  readonly domain: string;
  readonly organization?: string | undefined;
  readonly base: string;
  readonly model?: string | undefined;
  readonly settings?: string | undefined;
  readonly auth?: string | undefined;
}

/** Writes a server to the output of a build whose site is there, and its sites for readers, if there are any. */
export type WriteServer = (out: string, knowsReaders: boolean) => Promise<void>;

/**
 * Checks what a user wants of the server of a site, before the site is built.
 *
 * @throws CommandFailure when a setting cannot be used
 */
export function serverBuild(docsFolder: string, options: ServerBuildSettings): WriteServer {
  const domain = domainId(options.domain);
  const built = {
    base: options.base.replace(/\/+$/, ''),
    domain,
    organization: options.organization ?? domain,
    proxy: playgroundProxySettings(options),
  };
  const files = {
    model: ownFile(options.model),
    settings: ownFile(options.settings),
    auth: ownFile(options.auth),
  };
  return async (out, knowsReaders) => {
    const folder = path.join(out, serverFolder);
    const own = { ...files, knowsReaders };
    await bundleServer({ folder, docsFolder, built, files: own }).catch((error: unknown) => {
      if (systemErrorText(error) !== undefined) throw error;
      throw new CommandFailure(`The server could not be written. ${reasonOf(error)}`);
    });
  };
}

/** A bundler's messages have its own call stack in them, which says nothing to a user. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(/\n\s+at .*/g, '').trim();
}
