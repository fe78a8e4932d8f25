import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { HookParameters } from 'astro';
import type { ResolvedOptions } from '../../options.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import { saysHowToSignIn } from '../../project/reading/docs-auth.ts';
import type { Mount } from '../../routes/mounts.ts';
import { assistantDiagnostics, authDiagnostics } from './assistant-diagnostics.ts';
import { type OwnAssistant, ownAssistant, usualAssistant } from './own-assistant.ts';

type Setup = Pick<HookParameters<'astro:config:setup'>, 'command' | 'config'>;

/** The assistant of docs on the server of an Astro project, or on that of its preview. */
export interface ProjectAssistant {
  /** What the owner wants, whether or not there is a server for it. */
  readonly wanted: OwnAssistant | undefined;
  /** The same where there is one. */
  readonly answering: OwnAssistant | undefined;
}

/** @throws with a sentence for the user when an option of it cannot be used */
export async function projectAssistant(
  { assistant }: ResolvedOptions,
  { domain }: Pick<Mount, 'domain'>,
  { command, config }: Setup,
): Promise<ProjectAssistant> {
  if (domain === undefined) return { wanted: undefined, answering: undefined };
  const options = assistant?.kind === 'own' ? assistant : usualAssistant(domain);
  const wanted = await ownAssistant(options, fileURLToPath(config.root));
  const hasServer = command === 'dev' || config.adapter !== undefined;
  return { wanted, answering: hasServer ? wanted : undefined };
}

/** Whether the server of a build will know readers of the docs. */
export function willKnowReaders(
  { auth, docs, mdx }: ResolvedOptions,
  { command, config }: Setup,
): boolean {
  if (command !== 'build' || config.adapter === undefined) return false;
  if (auth !== undefined) return true;
  return mdx === 'trusted' && saysHowToSignIn(path.resolve(fileURLToPath(config.root), docs));
}

/**
 * Reports what keeps the server of a project from doing for docs what their owner wants.
 *
 * @param signsIn readers are to sign in
 */
export function reportServer(
  { findings, project }: OpenDocs,
  wanted: OwnAssistant | undefined,
  signsIn: boolean,
  { command, config }: Setup,
): void {
  if (wanted) findings.report(assistantDiagnostics(project, wanted, config));
  if (signsIn && command === 'build') findings.report(authDiagnostics(project, config));
}
