/** An icon as written: a name of a library, an image path or URL, or inline SVG. */
export interface Icon {
  readonly name: string;
  /** Font Awesome style: solid, regular, brands … */
  readonly style?: string;
  readonly library?: 'fontawesome' | 'lucide' | 'tabler';
}

/** A colour that may differ between light and dark mode. */
export interface ModeColor {
  readonly light?: string;
  readonly dark?: string;
}
