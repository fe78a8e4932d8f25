import { createRequire } from 'node:module';
import path from 'node:path';
import type sharp from 'sharp';
import { CommandFailure } from '../findings/command-failure.ts';
import { packageOfProject } from '../installed/package-folder.ts';

/** The package that makes pictures smaller; Astro brings it where it can. */
export type Sharp = typeof sharp;

/**
 * Loads it. Threads may load it too only where the first one has.
 *
 * @param root of the project
 * @throws CommandFailure when it is not installed, or not for this platform
 */
export function openSharp(root: string): Sharp {
  try {
    const folder = packageOfProject('sharp', root) ?? root;
    return createRequire(path.join(folder, 'package.json'))('sharp');
  } catch {
    throw new CommandFailure(
      'Smaller sizes of pictures (`images`) need the package sharp, which does not load here: run `npm install sharp` where Waymark is installed.',
    );
  }
}
