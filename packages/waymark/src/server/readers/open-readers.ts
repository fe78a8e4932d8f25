import { failCommand } from '../../project/findings/command-failure.ts';
import { builtAuth } from '../../project/output/reader-output.ts';
import type { OwnModule } from '../assistant/own-modules.ts';
import type { Readers } from '../docs-server.ts';
import { type AuthSettings, checkedAuth, loadAuth } from './auth-settings.ts';
import { settingsOfDocs } from './docs-auth.ts';
import type { LoadReaderBodies } from './reader-pages.ts';
import { openReaderSites } from './reader-sites.ts';
import { sessionSecrets } from './sessions.ts';
import { createSignIn, type SignInOptions } from './sign-in.ts';

/** A site and where those for its readers are. */
export interface ReadersOptions extends Omit<SignInOptions, 'auth' | 'secrets'> {
  /** Folder of the sites for readers. */
  readonly folder: string;
  readonly loadBodies: LoadReaderBodies;
}

/**
 * Opens what a server needs to know its readers, by the environment and a module of the owner, or by
 * `auth` of docs.json as it was when the sites were built.
 *
 * @throws CommandFailure when these or the sites are not as they should be
 */
export async function openReaders(
  module: OwnModule | undefined,
  { folder, loadBodies, ...site }: ReadersOptions,
): Promise<Readers> {
  const sites = openReaderSites(folder);
  try {
    const auth = await authOf(module, folder);
    // The module may be what puts it there.
    const secrets = sessionSecrets(process.env['WAYMARK_SESSION_SECRET']);
    return { loadBodies, sites, signIn: await createSignIn({ ...site, auth, secrets }) };
  } catch (error) {
    failCommand(error);
  }
}

async function authOf(module: OwnModule | undefined, folder: string): Promise<AuthSettings> {
  const written = builtAuth(folder);
  if (module && written) {
    throw new Error(
      `Both ${module.name} and \`auth\` of docs.json say who may sign in. Leave out one of them, and build again.`,
    );
  }
  if (module) return loadAuth(module);
  const settings = settingsOfDocs(written ?? {}, process.env);
  return checkedAuth(settings, '`auth` of docs.json cannot be used');
}
