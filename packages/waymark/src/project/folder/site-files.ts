import { scriptHandlers } from './script-handlers.ts';

/** Stylesheets and scripts of the docs folder that every page loads. */
export interface LoadedFiles {
  /** Paths in the docs folder, in the order in which they apply. */
  readonly stylesheets: readonly string[];
  readonly scripts: readonly string[];
}

/** The same, and what a page that loads them has to allow. */
export interface SiteFiles extends LoadedFiles {
  /** Values of attributes such as `onclick` that the scripts write (`scriptHandlers`). */
  readonly handlers: readonly string[];
}

/**
 * Every `.css` file of the folder is a stylesheet of all pages, every `.js` file a script
 * (docs/format/docs-json.md#served-files). Modules are left out, since pages import them by name,
 * and so are tests and the configuration of tools.
 *
 * @param assets files that are served as they are
 * @param read gives the text of a file
 */
export function loadedFiles(assets: readonly string[], read: ReadText): LoadedFiles {
  return {
    stylesheets: assets.filter((file) => /\.css$/i.test(file)),
    scripts: assets.filter(
      (file) => /\.js$/i.test(file) && !ofTools.test(file) && !isModule(read(file) ?? ''),
    ),
  };
}

/** The same with what the scripts write, for which each of them is looked through. */
export function siteFiles(assets: readonly string[], read: ReadText): SiteFiles {
  const loaded = loadedFiles(assets, read);
  const handlers = loaded.scripts.flatMap((file) => scriptHandlers(read(file) ?? ''));
  return { ...loaded, handlers: [...new Set(handlers)] };
}

type ReadText = (file: string) => string | undefined;

const ofTools = /(?:^|\/)(?:snippets|_snippets|__tests__)\/|\.(?:test|spec|config)\.js$/i;

/** Whether a script could not run in a page: it imports, exports, or is a program for Node. */
function isModule(code: string): boolean {
  return (
    code.startsWith('#!') ||
    /^\s*(?:import|export)\b(?!\s*\()/m.test(code) ||
    /^(?:module\.exports|exports\.\w+)\s*=/m.test(code) ||
    /^(?:const|let|var)\b[^\n=]*=\s*require\(/m.test(code)
  );
}
