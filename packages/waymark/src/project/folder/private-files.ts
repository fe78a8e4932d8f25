import { isServerModule } from '../server-modules.ts';
import { isSecretFile } from './secret-files.ts';

/** Why a file of a docs folder is never part of its site, and what to do where something links to it. */
export interface Unpublished {
  /** A clause. */
  readonly why: string;
  readonly hint: string;
}

/** Files of a docs folder that are never served, wherever they lie. */
const privateNames = new Set([
  ...['docs.json', 'mint.json', '.mintignore', 'package.json', 'tsconfig.json'],
  ...['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock'],
  ...['bun.lock', 'bun.lockb', 'deno.lock'],
  // How a project is built and deployed.
  ...['Dockerfile', 'Containerfile', 'Makefile', 'Justfile', 'Procfile', 'Vagrantfile'],
  ...['netlify.toml', 'wrangler.toml', 'fly.toml'],
]);

/** Settings of servers that a build writes, where the folder is deployed from, and the list that `check --addresses` keeps. */
const privateFiles = new Set(['nginx.conf', 'Caddyfile', 'addresses.txt']);

/** A file or folder whose name starts with a dot; `.well-known` is meant to be public. */
const hiddenPart = /(^|\/)\.(?!well-known\/)/;

/** Where a copy is what readers need. */
export const copyHint =
  'Take the link out, show the text in a code block, or link to a copy that has another name.';

/**
 * Tells why a file is never part of a site, whatever the site is (docs/format/docs-json.md#served-files);
 * nothing of others.
 *
 * @param read gives the text of a file
 */
export function privateFile(
  file: string,
  read: (file: string) => string | undefined,
): Unpublished | undefined {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (privateNames.has(name) || privateFiles.has(file)) {
    return { why: 'it holds settings of the site or of a tool', hint: copyHint };
  }
  if (isSecretFile(file)) {
    return {
      why: 'files with such a name often hold a secret',
      hint: 'Take the link out. If the file has nothing secret, give it another name.',
    };
  }
  if (hiddenPart.test(file)) {
    return {
      why: 'names that begin with a dot are hidden',
      hint: 'Take the link out, or give the file or folder a name without the dot.',
    };
  }
  if (isServerModule(file, read)) {
    return {
      why: 'it looks like a module for a server, which may hold secrets',
      hint: 'Take the link out. A script for browsers needs another name, and no default export.',
    };
  }
  return undefined;
}
