import type { Engine } from './engine.ts';

const files = {
  Waymark: 'waymark',
  MiniSearch: '../peers/minisearch',
  Orama: '../peers/orama',
  Pagefind: '../peers/pagefind',
} as const;

export type EngineName = keyof typeof files;

export const engineNames: readonly string[] = Object.keys(files);

/**
 * Loads an engine by its name, so that the memory of one holds nothing of another. The name of the
 * file is put together, because the type check of the workspace runs without the bench's packages.
 */
export async function loadEngine(name: string): Promise<Engine> {
  if (!isEngineName(name)) throw new Error(`There is no engine "${name}".`);
  const { engine }: { readonly engine: Engine } = await import(`./${files[name]}.ts`);
  return engine;
}

function isEngineName(name: string): name is EngineName {
  return Object.hasOwn(files, name);
}
