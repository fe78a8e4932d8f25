import { reactModule } from '@waymark/content';
import { createDocsReader } from '@waymark/content/text';
import {
  type Diagnostic,
  diagnostic,
  type Icon,
  siteHrefOnce,
  type UrlPolicy,
} from '@waymark/core';
import type { ResolveIcon } from '../../project/icons/create-icon-resolver.ts';
import type { Project } from '../../project/project.ts';
import { reactComponentIcons, reactComponentNames } from '../../theme/islands/component-names.ts';
import { iconHtml } from '../render/icon-html.ts';
import { islandId, islandJsxId, islandOfId } from './island-ids.ts';
import { sourceFile } from './modules.ts';

/** Properties of the site's components that run in the browser; each is loaded when rendered. */
export function islandImports({ islands, settings }: Project): string[] {
  const keys = settings.react ? [...islands.all.keys()] : [];
  return keys.map((key) => {
    const wrapper = islandId(settings.mount, { kind: 'wrapper', key });
    return `${JSON.stringify(key)}: () => import(${JSON.stringify(wrapper)})`;
  });
}

/** Source of a generated module, by its id. */
export function islandModule(id: string, project: Project): string | undefined {
  const { mount, urls } = project.settings;
  if (id === `${islandJsxId(mount)}/jsx-runtime`) return jsxRuntime(urls);
  const module = islandOfId(mount, id);
  switch (module?.kind) {
    case 'wrapper':
      return wrapper(islandId(mount, { ...module, kind: 'entry' }));
    case 'entry':
      return entry(module.key, project);
    case 'code':
      return code(module.file, project);
    default:
      return undefined;
  }
}

/**
 * Warns of components of the format that one in the browser uses and that are not there.
 *
 * @param warned names that are warned of already; those that are new are added
 */
export function absentComponents(
  id: string,
  { islands, settings }: Project,
  warned: Set<string>,
): Diagnostic[] {
  const module = islandOfId(settings.mount, id);
  const island = module?.kind === 'entry' ? islands.all.get(module.key) : undefined;
  if (!island) return [];
  const { column, file, line, uses } = island;
  const ofFormat = new Set(settings.components.map((name) => name.split('.')[0] ?? name));
  const declared = new Set(islands.module(file)?.declarations.flatMap(({ names }) => names));
  const isAbsent = (name: string) =>
    ofFormat.has(name) && !declared.has(name) && !reactComponentNames.has(name);
  const found = uses.filter((name) => isAbsent(name) && !warned.has(name));
  for (const name of found) warned.add(name);
  return found.map((name) =>
    diagnostic('island-component', {
      at: { file, line, column },
      message: `<${name}> is not there in components that run in the browser, so it shows only its title and what it holds.`,
      hint: `Use <${name}> in the page, and hand it to the component as its content.`,
    }),
  );
}

function jsxRuntime(urls: UrlPolicy): string {
  return [
    `import { createJsx } from ${JSON.stringify(sourceFile('theme/islands/jsx.ts'))};`,
    `export const { Fragment, jsx, jsxs } = createJsx(${JSON.stringify(urls)});`,
  ].join('\n');
}

/**
 * A component that fails on the server for want of a browser is rendered in the browser only. All
 * others are rendered on both; at once, because many put something elsewhere on the page.
 */
function wrapper(entry: string): string {
  return `---
import { Island } from ${JSON.stringify(entry)};
const { browserOnly, ...props } = Astro.props;
const hasContent = Astro.slots.has('default');
---
{browserOnly && hasContent && <Island client:only="react" {...props}><slot /></Island>}
{browserOnly && !hasContent && <Island client:only="react" {...props} />}
{!browserOnly && hasContent && <Island client:load {...props}><slot /></Island>}
{!browserOnly && !hasContent && <Island client:load {...props} />}
`;
}

function entry(key: string, { islands, settings }: Project): string {
  const codeId = (file: string) => islandId(settings.mount, { kind: 'code', file });
  const found = islands.all.get(key);
  if (!found) return 'export const Island = () => null;';
  const handed = islands.handed.get(key) ?? [];
  const imports = handed.map(
    ({ file, name }, index) =>
      `import { ${name} as C${index} } from ${JSON.stringify(codeId(file))};`,
  );
  const record = handed.map(
    ({ file, name }, index) => `${JSON.stringify(`${file}#${name}`)}: C${index}`,
  );
  return [
    `import { ${found.name} as Component } from ${JSON.stringify(codeId(found.file))};`,
    `import { island } from ${JSON.stringify(sourceFile('theme/islands/island.ts'))};`,
    ...imports,
    `export const Island = island(Component, { ${record.join(', ')} });`,
  ].join('\n');
}

function code(file: string, { icons, islands, settings }: Project): string {
  const module = islands.module(file);
  if (!module) return 'export {};';
  const specifier = sourceFile('theme/islands/components.ts');
  const source = reactModule(module, {
    module: islands.module,
    read: createDocsReader(settings.docsFolder),
    specifier: (other) => islandId(settings.mount, { kind: 'code', file: other }),
    absent: sourceFile('theme/islands/absent.ts'),
    jsx: settings.urls.base === '' ? 'react' : islandJsxId(settings.mount),
    components: { specifier, names: reactComponentNames },
  });
  const used = usedIcons(source, icons, settings.urls);
  if (Object.keys(used).length === 0) return source;
  return [
    `import { addIcons } from ${JSON.stringify(specifier)};`,
    `addIcons(${JSON.stringify(used)});`,
    source,
  ].join('\n');
}

/**
 * Icons by name, as HTML: those that the components bring themselves, and the names that the code
 * writes out as properties of elements or data.
 */
function usedIcons(source: string, icons: ResolveIcon, urls: UrlPolicy): Record<string, string> {
  if (!source.includes(JSON.stringify(sourceFile('theme/islands/components.ts')))) return {};
  const names = [...source.matchAll(/\b(?:icon|name)\s*:\s*["']([^"'\n]+)["']/gi)];
  const href = (url: string) => siteHrefOnce(url, urls);
  const html = (icon: Icon) => iconHtml(icons, icon, undefined, href);
  const own = reactComponentIcons.map((name): [string, string] => [
    `lucide:${name}`,
    html({ name, library: 'lucide' }),
  ]);
  const used = names.map(([, name = '']): [string, string] => [name, html({ name })]);
  return Object.fromEntries([...own, ...used].filter(([, value]) => value !== ''));
}
