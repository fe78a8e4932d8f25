/**
 * What `waymark build --server` writes: `site/` with the files that readers get, and `server/` with
 * the program, so that nothing of it can be asked for.
 */
export const siteFolder = 'site';
export const serverFolder = 'server';
export const serverEntry = 'entry.mjs';
