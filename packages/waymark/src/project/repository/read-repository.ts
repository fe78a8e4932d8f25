import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type Checked,
  type ConfigDocument,
  type Diagnostic,
  type DocsConfig,
  diagnostic,
} from '@waymark/core';
import { askGit } from '../reading/git.ts';
import type { Repository } from './page-file-links.ts';
import { repositoryAddress } from './repository-address.ts';

/** A docs folder, and what its configuration says of feedback. */
export interface RepositoryInput {
  /** Absolute path. */
  readonly docsFolder: string;
  readonly config: Pick<DocsConfig, 'feedback'>;
  readonly document: Pick<ConfigDocument, 'locateKey'>;
}

/** Branch that is edited where nothing tells of another. */
const usualBranch = 'main';

/**
 * The repository that pages link to (docs/format/docs-json.md#feedback): as docs.json names it, else
 * the package.json of the folder or of the nearest one around it, else the remote `origin` of Git.
 * Nothing is read where no page links to it.
 */
export async function readRepository(
  input: RepositoryInput,
): Promise<Checked<Repository | undefined>> {
  const { suggestEdit, raiseIssue, repository } = input.config.feedback;
  if (!suggestEdit && !raiseIssue) return { value: undefined, diagnostics: [] };
  const git = await gitFacts(input.docsFolder);
  const named = repository ?? packageRepository(input.docsFolder, git.root);
  const written = named?.url ?? git.remote;
  const address = written === undefined ? undefined : repositoryAddress(written, repository?.host);
  if (!address) return { value: undefined, diagnostics: [unknown(written, input)] };
  const branch = repository?.branch ?? git.branch ?? usualBranch;
  const directory = (named?.directory ?? git.prefix ?? '').replace(/^(?:\.?\/)+|\/+$|^\.$/g, '');
  return { value: { ...address, branch, directory }, diagnostics: [] };
}

interface GitFacts {
  readonly root?: string | undefined;
  readonly remote?: string | undefined;
  readonly branch?: string | undefined;
  /** Folder of the repository that is the docs folder. */
  readonly prefix?: string | undefined;
}

/** What Git says; a build of a host may have neither Git nor a remote. */
async function gitFacts(folder: string): Promise<GitFacts> {
  const ask = (...command: string[]) => askGit(folder, command).catch(() => undefined);
  const [root, prefix, remote, standard, current] = await Promise.all([
    ask('rev-parse', '--show-toplevel'),
    ask('rev-parse', '--show-prefix'),
    ask('config', '--get', 'remote.origin.url'),
    ask('symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD'),
    ask('symbolic-ref', '--quiet', '--short', 'HEAD'),
  ]);
  return { root, prefix, remote, branch: standard?.replace(/^origin\//, '') ?? current };
}

interface NamedRepository {
  readonly url: string;
  readonly directory?: string | undefined;
}

/** `repository` of package.json: of the folder itself, or of one around it within the repository. */
function packageRepository(folder: string, root: string | undefined): NamedRepository | undefined {
  const outermost = path.resolve(root ?? folder);
  for (let at = folder; ; at = path.dirname(at)) {
    const found = repositoryField(path.join(at, 'package.json'));
    if (found) {
      const below = path.relative(at, folder).split(path.sep).join('/');
      const { directory } = found;
      return {
        url: found.url,
        directory: directory === undefined ? undefined : path.posix.join(directory, below),
      };
    }
    if (at === outermost || at === path.dirname(at)) return undefined;
  }
}

function repositoryField(file: string): NamedRepository | undefined {
  if (!existsSync(file)) return undefined;
  try {
    const { repository } = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof repository === 'string') return { url: repository };
    if (typeof repository?.url !== 'string') return undefined;
    const { directory, url } = repository;
    return { url, ...(typeof directory === 'string' ? { directory } : {}) };
  } catch {
    return undefined;
  }
}

function unknown(written: string | undefined, { config, document }: RepositoryInput): Diagnostic {
  const key = config.feedback.suggestEdit ? 'suggestEdit' : 'raiseIssue';
  const at = document.locateKey(['feedback', key]);
  const { repository } = config.feedback;
  const reason =
    written === undefined
      ? 'No repository is named in docs.json or package.json, and Git knows no remote "origin"'
      : `The address of the repository ${repository ? `("${written}") ` : ''}is none of GitHub, GitLab or Bitbucket`;
  const message = `${reason}, so pages do not link to it.`;
  const hint =
    'Write `"repository": { "url": "https://…", "host": "github" }` in `feedback`, with "gitlab" or "bitbucket" where that runs there.';
  return diagnostic('repository-unknown', { at, message, hint });
}
