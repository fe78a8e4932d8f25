import { type Diagnostic, diagnostic } from '@waymark/core';
import { isServerModule } from '../server-modules.ts';

/** Endings of files that hold keys, or what is kept of people. No page shows one of them. */
const endings = [
  // Private keys, and stores of them.
  ...['pem', 'key', 'p8', 'p12', 'pfx', 'ppk', 'jks', 'keystore', 'kdbx', 'ovpn'],
  // Databases, with the files that SQLite keeps beside one.
  ...['sqlite', 'sqlite3', 'db', 'db3', 'mdb', 'rdb'].flatMap((name) => [
    name,
    `${name}-wal`,
    `${name}-shm`,
    `${name}-journal`,
  ]),
  // What tools know of machines and requests.
  ...['env', 'tfstate', 'tfvars', 'tfstate.backup', 'har', 'htpasswd', 'netrc', 'pgpass', 'npmrc'],
];

/** Names that such files have without an ending, or before one. */
const names = ['id_rsa', 'id_dsa', 'id_ecdsa', 'id_ed25519', 'htpasswd', '.env.*'];

/** The same as patterns of globs, for what serves files by itself. */
export const secretGlobs: readonly string[] = [...endings.map((ending) => `*.${ending}`), ...names];

const secretFile = new RegExp(
  `^(?:.*\\.(?:${endings.map(literal).join('|')})|${names.map(literal).join('|')})$`,
  'i',
);

/** Whether a file is likely to hold a secret, by its name. Public halves of keys (`.pub`) are none. */
export function isSecretFile(file: string): boolean {
  return secretFile.test(file.slice(file.lastIndexOf('/') + 1));
}

/**
 * Says which files are not published.
 *
 * @param read gives the text of a file
 */
export function secretFileDiagnostics(
  files: readonly string[],
  ignored: (file: string) => string | undefined,
  read: (file: string) => string | undefined,
): Diagnostic[] {
  return files.flatMap((file) => {
    if (ignored(file) !== undefined) return [];
    const at = { file, line: 1, column: 1 };
    if (isSecretFile(file)) {
      const message = `"${file}" may hold a secret, so it is not part of the site.`;
      return [diagnostic('asset-secret', { at, message })];
    }
    if (!isServerModule(file, read)) return [];
    return [
      diagnostic('asset-secret', {
        at,
        message: `"${file}" looks like a module for a server, which may hold secrets, so it is not part of the site.`,
        hint: 'Move it out of the docs folder, or name it in `.mintignore`. A script for browsers needs another name, and no default export.',
      }),
    ];
  });
}

function literal(name: string): string {
  return name.replaceAll('.', '\\.').replaceAll('*', '.*');
}
