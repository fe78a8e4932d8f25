import { globSync, readFileSync } from 'node:fs';

/** What the stylesheets give a custom property on the root of the page. */
export interface RootProperty {
  readonly light?: string;
  readonly dark?: string;
  /** Values from a width of the window on, by that width. */
  readonly wide: Readonly<Record<string, string>>;
  /** Themes that have another. */
  readonly themes: readonly string[];
}

const styles = new URL('../packages/waymark/src/theme/styles/', import.meta.url);

/** Selectors of the root: the attributes are those of `<html>`. */
const root = /^(?:&?(?:\[data-(?:theme|tabs|header)[^\]]*\])+|:root(?:\.dark)?)$/;

/** The custom properties of the root by their name without `--wm-`, as the stylesheets of the theme have them. */
export function rootProperties(): ReadonlyMap<string, RootProperty> {
  const cwd = styles.pathname;
  const files = globSync('**/*.css', { cwd }).sort();
  const found = new Map<string, RootProperty>();
  // `tokens.css` is the lowest layer, and printing and other sites are no part of this.
  const others = files.filter((file) => !/^(?:tokens|print|embed)\.css$/.test(file));
  for (const file of ['tokens.css', ...others]) {
    for (const declaration of declarations(readFileSync(new URL(file, styles), 'utf8'))) {
      const known = found.get(declaration.name) ?? { wide: {}, themes: [] };
      found.set(declaration.name, { ...known, ...added(known, declaration) });
    }
  }
  return found;
}

interface Declaration {
  readonly name: string;
  readonly value: string;
  readonly selector: string;
  readonly media: string | undefined;
}

function added(known: RootProperty, declared: Declaration): Partial<RootProperty> {
  const { media, selector, value } = declared;
  const theme = /data-theme="(\w+)"/.exec(selector)?.[1];
  if (theme) return { themes: [...new Set([...known.themes, theme])].sort() };
  const width = /^\(min-width: (\w+)\)$/.exec(media ?? '')?.[1];
  if (width && selector === ':root') return { wide: { ...known.wide, [width]: value } };
  if (media !== undefined) return {};
  if (selector === ':root') return { light: value };
  return selector === ':root.dark' ? { dark: value } : {};
}

/** The declarations of custom properties that hold for the root. */
function declarations(css: string): readonly Declaration[] {
  const around: string[] = [];
  const found: Declaration[] = [];
  for (const [, text = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    const statement = text.trim().replace(/\s+/g, ' ');
    const [, name, value] = /^--wm-([\w-]+): ?(.*)$/.exec(statement) ?? [];
    const selectors = around.filter((each) => !each.startsWith('@'));
    const isRoot = selectors.length > 0 && selectors.every((each) => root.test(each));
    if (end !== '{' && name && value && isRoot) {
      const media = around.find((each) => each.startsWith('@media'))?.slice('@media '.length);
      found.push({ name, value, selector: selectors.join(' '), media });
    }
    if (end === '{') around.push(statement);
    if (end === '}') around.pop();
  }
  return found;
}
