import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { encodedUrl } from '@waymark/core';
import { isOwnUrl } from '../../project/paths/own-urls.ts';
import type { ShownDocs } from '../folders/astro-project.ts';
import { basePath } from '../settings/base-path.ts';
import { projectRoutes } from './project-routes.ts';

/** What an Astro project itself has below the path of docs, to which they may link. */
export interface OwnPlaces {
  /** Absolute path of a folder of files, which need not be there. */
  readonly publicFolder: string;
  /** Whether its pages may answer a decoded URL below the path of the docs. */
  readonly isRoute: (url: string) => boolean;
  /** The path at which it may have what would be at a decoded URL without the path of the docs. */
  readonly beside: (url: string) => string | undefined;
}

/** Looks at the folders in which Astro has pages and files unless it is told of others. */
export function ownPlaces({ root, values }: ShownDocs): OwnPlaces {
  const mount = basePath(typeof values.path === 'string' ? values.path : '');
  const pages = path.join(root, 'src/pages');
  const named = existsSync(pages) ? readdirSync(pages, { recursive: true, encoding: 'utf8' }) : [];
  const files = named.map((file) => file.replaceAll('\\', '/'));
  const isRoute = projectRoutes(files);
  const publicFolder = path.join(root, 'public');
  const isBeside = (url: string) =>
    isRoute(url) || isOwnUrl({ publicFolder, routes: new Set() }, encodedUrl(url));
  return {
    publicFolder: path.join(publicFolder, mount),
    isRoute: (url) => isRoute(mount + url),
    beside: (url) => (mount !== '' && isBeside(url) ? url : undefined),
  };
}
