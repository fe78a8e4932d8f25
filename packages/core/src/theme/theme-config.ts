/** The properties of docs.json that decide colours and fonts. */
export interface ThemeConfig {
  /** Name of the theme; some have other defaults. */
  readonly theme?: string | undefined;
  readonly colors: {
    readonly primary: string;
    readonly light?: string | undefined;
    readonly dark?: string | undefined;
  };
  readonly background?:
    | {
        readonly color?: ModeValues | undefined;
        readonly image?: string | ModeValues | undefined;
      }
    | undefined;
  readonly fonts?: FontsConfig | undefined;
}

/** A value for each mode. */
export interface ModeValues {
  readonly light?: string | undefined;
  readonly dark?: string | undefined;
}

/** One font for everything, one for each use, or both: the single form fills the gaps. */
export interface FontsConfig extends FontConfig {
  readonly heading?: FontConfig | undefined;
  readonly body?: FontConfig | undefined;
}

/** A font and where it comes from. */
export interface FontConfig {
  readonly family?: string | undefined;
  readonly weight?: number | undefined;
  /** Path in the docs folder, or an http(s) URL. */
  readonly source?: string | undefined;
  readonly format?: 'woff' | 'woff2' | undefined;
}

/** Light or dark. */
export type Mode = 'light' | 'dark';

/** Turns the path of a file of the docs folder (`/a/b.woff2`) into the URL it is served at. */
export type AssetUrl = (path: string) => string;
