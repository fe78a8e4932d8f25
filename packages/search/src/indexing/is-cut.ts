import { hash } from 'node:crypto';

/**
 * Whether a part begins with something when much is cut in parts. What it is called decides, and nothing
 * around it, so that most parts stay the same when something comes or goes.
 *
 * @param usual so many stand in a part on average
 */
export function isCut(name: string, usual: number): boolean {
  return hash('sha1', name, 'buffer').readUInt32LE() % usual === 0;
}
