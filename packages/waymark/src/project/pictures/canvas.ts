import { createRequire } from 'node:module';
import path from 'node:path';
import { type ConfigDocument, type Diagnostic, diagnostic, valueAt } from '@waymark/core';
import { packageOfProject } from '../installed/package-folder.ts';

/** The package that draws pictures. A site that does not have it has none. */
export const canvasPackage = '@napi-rs/canvas';

/** Where it is installed. */
export function canvasFolder(root: string): string | undefined {
  return packageOfProject(canvasPackage, root);
}

/** The package that draws pictures. */
export type CanvasPackage = typeof import('@napi-rs/canvas');

/** @throws when it is not installed, or not for this platform */
export function openCanvas(root: string): CanvasPackage {
  const folder = canvasFolder(root) ?? root;
  return createRequire(path.join(folder, 'package.json'))(canvasPackage);
}

/** Says of pictures whose look docs.json describes (`thumbnails`) that nothing here draws them. */
export function canvasNotInstalled({ locateKey, value }: ConfigDocument): Diagnostic[] {
  if (valueAt(value, ['thumbnails']) === undefined) return [];
  return [
    diagnostic('canvas-not-installed', {
      at: locateKey(['thumbnails']),
      message: `"thumbnails" says how the pictures of pages look, and ${canvasPackage}, which draws them, is not installed.`,
      hint: `Run \`npm install ${canvasPackage}\` where Waymark is installed, or remove "thumbnails".`,
      pointer: '/thumbnails',
    }),
  ];
}
