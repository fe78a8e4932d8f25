import { mountKey } from '../../project/paths/mount.ts';

/** Id of a module that an integration makes. Each integration of a project has modules of its own. */
export function moduleId(mount: string, name: string): string {
  return `${modulePrefix(mount)}${name}`;
}

/** What the ids of the modules of an integration start with. */
export function modulePrefix(mount: string): string {
  return `virtual:waymark${mountKey(mount)}/`;
}
