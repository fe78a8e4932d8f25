import { CommandFailure } from '../../project/command-failure.ts';
import type { Readers } from '../docs-server.ts';
import type { OwnModule } from '../own-modules.ts';
import { loadAuth } from './auth-settings.ts';
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
 * Opens what a server needs to know its readers, by a module of the owner and the environment.
 *
 * @throws CommandFailure when the module, the environment or the sites are not as they should be
 */
export async function openReaders(
  module: OwnModule,
  { folder, loadBodies, ...site }: ReadersOptions,
): Promise<Readers> {
  const sites = openReaderSites(folder);
  try {
    const auth = await loadAuth(module);
    // The module may be what puts it there.
    const secrets = sessionSecrets(process.env['WAYMARK_SESSION_SECRET']);
    return { loadBodies, sites, signIn: await createSignIn({ ...site, auth, secrets }) };
  } catch (error) {
    throw new CommandFailure(error instanceof Error ? error.message : String(error));
  }
}
