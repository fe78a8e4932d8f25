import path from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * Source of a module that gives its window a function `loadLibrary`. This gives another module, loaded
 * in steps: each module that it is built of runs in a task of its own, so that the browser can answer
 * its reader in between. Those of a large library, run in one go, hold a phone up for a quarter of a
 * second.
 *
 * @param entry path of the module, relative to the one that is made
 * @param read gives a module by such a path
 */
export function loadInSteps(entry: string, read: (file: string) => string): string {
  const files = inOrder(entry, read).map((file) => `./${file}`);
  return `const files = ${JSON.stringify(files)};

window.loadLibrary = async () => {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = new URL(file, import.meta.url).href;
    document.head.append(link);
  }
  let loaded;
  for (const file of files) {
    loaded = await import(file);
    await new Promise((resolve) => setTimeout(resolve));
  }
  return loaded;
};
`;
}

/** A module and those that it imports, in the order in which they run. */
function inOrder(entry: string, read: (file: string) => string): string[] {
  const found = new Set<string>();
  const order: string[] = [];
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const { staticImports } = parseSync(file, read(file)).module;
    for (const { moduleRequest } of staticImports) {
      visit(path.posix.join(path.posix.dirname(file), moduleRequest.value));
    }
    order.push(file);
  };
  visit(entry);
  return order;
}
