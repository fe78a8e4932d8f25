import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * A folder beside that of a built server. Bundlers put modules of a server at any depth of its folder.
 *
 * @param folder of a module of the server
 * @param relative path of the sought folder from that of the server
 * @param file that lies in the sought folder, by which it is known
 */
export function builtFolder(folder: string, relative: string, file: string): string | undefined {
  const found = path.resolve(folder, relative);
  if (existsSync(path.join(found, file))) return found;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : builtFolder(parent, relative, file);
}
