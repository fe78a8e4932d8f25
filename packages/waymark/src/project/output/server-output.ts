/** Folder of what `waymark build --server` writes for readers: pages and all their files. */
export const siteFolder = 'site';
/** Folder of the program, beside that of the site, so that nothing of it can be asked for. */
export const serverFolder = 'server';
/** File in that folder that starts the program. */
export const serverEntry = 'entry.mjs';
