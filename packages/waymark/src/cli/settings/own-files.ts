import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import { isInside } from '../../project/paths/is-inside.ts';
import type { OwnFile } from '../../server/assistant/answering.ts';
import type { OwnModule } from '../../server/assistant/own-modules.ts';
import type { TrustFlags } from '../folders/kept-folder.ts';

/** Modules that say how questions are answered, relative to the current folder. */
export interface AnsweringFiles {
  readonly model?: string | undefined;
  readonly settings?: string | undefined;
}

/**
 * Code that runs may not lie where strangers write.
 *
 * @throws CommandFailure when a module that is named lies in such docs
 */
export function checkOwnFiles(
  docs: string,
  { auth, model, settings, untrusted }: AnsweringFiles & TrustFlags & { readonly auth?: string },
): void {
  if (!untrusted) return;
  for (const name of [auth, model, settings]) {
    if (name === undefined || !isInside(path.resolve(docs), path.resolve(name))) continue;
    throw new CommandFailure(
      `With --untrusted, strangers may write ${name}: it lies in the docs folder. Move it out of there.`,
    );
  }
}

/** @throws CommandFailure when there is no such file */
export function ownFile(name: string | undefined): OwnFile | undefined {
  if (name === undefined) return undefined;
  const file = path.resolve(name);
  if (existsSync(file)) return { name, file };
  throw new CommandFailure(`There is no module ${name}.`);
}

/** @throws CommandFailure when there is no such file */
export function ownModule(name: string): OwnModule;
export function ownModule(name: string | undefined): OwnModule | undefined;
export function ownModule(name: string | undefined): OwnModule | undefined {
  const own = ownFile(name);
  return own && { name: own.name, load: () => import(pathToFileURL(own.file).href) };
}
