import { Theme } from '@shikijs/vscode-textmate';
import type { ThemeRegistrationResolved } from 'shiki';

/** How a theme shows a token. */
export interface ScopeStyle {
  /** `#RRGGBB`, upper case. */
  readonly color: string;
  /** Bits of TextMate's font style: 1 italic, 2 bold, 4 underline. */
  readonly fontStyle: number;
}

interface ScopePath {
  readonly parent: ScopePath | null;
  readonly scopeName: string;
}

/**
 * Styles of a theme by the scopes of a token, outermost first. Shiki tokenises code once for each
 * theme; scopes are the same for all themes, so with this once is enough. It halves the time of
 * highlighting for light and dark.
 */
export function createScopeStyles(
  theme: ThemeRegistrationResolved,
): (scopes: readonly string[]) => ScopeStyle {
  const rules = Theme.createFromRawTheme({ name: theme.name, settings: theme.settings });
  const colors = rules.getColorMap();
  const known = new Map<string, ScopeStyle>();
  const resolve = (scopes: readonly string[]): ScopeStyle => {
    let { foregroundId, fontStyle } = rules.getDefaults();
    let path: ScopePath | null = null;
    for (const scopeName of scopes) {
      path = { parent: path, scopeName };
      // The theme reads only these two fields of the path.
      const match = rules.match(path as Parameters<typeof rules.match>[0]);
      if (match?.foregroundId) foregroundId = match.foregroundId;
      if (match && match.fontStyle !== notSet) fontStyle = match.fontStyle;
    }
    return { color: (colors[foregroundId] ?? theme.fg).toUpperCase(), fontStyle };
  };
  return (scopes) => {
    const key = scopes.join(' ');
    const style = known.get(key) ?? resolve(scopes);
    known.set(key, style);
    return style;
  };
}

/** A rule of a theme that leaves the font style as it is. */
const notSet = -1;
