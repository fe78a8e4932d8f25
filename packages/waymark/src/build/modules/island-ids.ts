import { moduleId } from './module-id.ts';

/** A generated module of a component that runs in the browser. */
export type IslandModule =
  /** The `.astro` file around a component: Astro finds such components while it compiles one. */
  | { readonly kind: 'wrapper'; readonly key: string }
  /** The component, with what guards it. */
  | { readonly kind: 'entry'; readonly key: string }
  /** The code of a file of the docs folder, for React. */
  | { readonly kind: 'code'; readonly file: string };

const endings = { wrapper: '.astro', entry: '.mjs', code: '.mjs' } as const;

/** Id of a generated module. It holds nothing that means something in an address. */
export function islandId(mount: string, module: IslandModule): string {
  const subject = module.kind === 'code' ? module.file : module.key;
  const safe = subject.replace(/[^\w./-]/gu, (sign) => `~${sign.codePointAt(0)?.toString(16)}~`);
  return moduleId(mount, `island/${module.kind}/${safe}${endings[module.kind]}`);
}

/** What JSX of such components is compiled for: what its runtime is imported from. */
export function islandJsxId(mount: string): string {
  return moduleId(mount, 'island/react');
}

/** The module that an id of `islandId` stands for; undefined for those of other mounts too. */
export function islandOfId(mount: string, id: string): IslandModule | undefined {
  const prefix = moduleId(mount, 'island/');
  if (!id.startsWith(prefix)) return undefined;
  const [, kind, safe] = /^(wrapper|entry|code)\/(.*)\.\w+$/.exec(id.slice(prefix.length)) ?? [];
  const subject = safe?.replace(/~([0-9a-f]+)~/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
  if (subject === undefined) return undefined;
  return kind === 'code'
    ? { kind, file: subject }
    : { kind: kind === 'entry' ? 'entry' : 'wrapper', key: subject };
}
