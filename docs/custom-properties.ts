/** The colour of which the reference shows what is made of it. */
export const primary = '#0f766e';

/** Properties of one kind: what each is for, by its name without `--wm-`. */
interface PropertyGroup {
  readonly title: string;
  readonly intro?: string;
  readonly meanings: Readonly<Record<string, string>>;
}

/** What each custom property of the theme is for. This is the only place that says it. */
export const propertyGroups: readonly PropertyGroup[] = [
  {
    title: 'Made of docs.json',
    intro: `Each site has values of its own here, made of \`colors\`, \`background\` and \`fonts\`. Those below are of a site
that sets \`colors.primary\` to \`${primary}\` and nothing else. Set them in docs.json rather than in a stylesheet:
only then does Waymark see to it that the colours can be read.`,
    meanings: {
      primary: '`colors.primary`, as it is written',
      'primary-light': '`colors.light`, else a lighter one of the primary colour',
      'primary-dark': '`colors.dark`, else a darker one of the primary colour: banners',
      accent:
        'links and current entries: `colors.primary`, in dark mode `colors.light`, made readable',
      'on-accent': 'text on an area of the accent: black or white',
      background: 'the page: `background.color`',
      'background-image': 'picture behind the page: `background.image`',
      'font-body': 'families of text: `fonts.body`',
      'font-body-weight': 'weight of text, if `fonts.body.weight` is set',
      'font-heading': 'families of headings: `fonts.heading`',
      'font-heading-weight': 'weight of headings, if `fonts.heading.weight` is set',
      ...greys({
        50: 'strong text in dark mode',
        100: 'the next to lightest',
        200: 'light',
        300: 'text in dark mode',
        400: 'muted text in dark mode',
        500: 'the middle, part of faint text',
        600: 'muted text in light mode',
        700: 'text in light mode',
        800: 'dark',
        900: 'the next to darkest',
        950: 'strong text in light mode, and what lines and areas are mixed of',
      }),
    },
  },
  {
    title: 'Text',
    meanings: {
      text: 'body text',
      'text-strong': 'headings, current entries',
      'text-muted': 'secondary text: sidebar, descriptions',
      'text-faint': 'labels, captions, placeholders; 4.5:1 all the same',
    },
  },
  {
    title: 'Lines and areas',
    meanings: {
      border: 'thin lines between areas and around cards',
      'border-strong': 'controls, cards under the pointer',
      'border-field': 'fields for text: 3:1 at least',
      surface: 'areas set off from the page: heads of tables, inline code',
      'surface-raised': 'what lies above the page: cards, menus, dialogs',
      'surface-hover': 'a row or a button under the pointer',
      overlay: 'what lies behind the drawer and dialogs',
    },
  },
  {
    title: 'Accent',
    intro: 'All of these follow `--wm-accent`.',
    meanings: {
      'accent-hover': 'a link under the pointer',
      'accent-strong': 'accent text on `--wm-accent-soft` and on `--wm-surface`',
      'accent-soft': 'background of the current entry and of chips',
      'accent-border': 'border beside `--wm-accent-soft`',
      'accent-solid': 'filled buttons; their text is `--wm-on-accent`',
      focus: 'ring around what has the focus',
    },
  },
  {
    title: 'Kinds',
    intro: 'Callouts, badges and notices.',
    meanings: {
      ...kind('note', 'of a note'),
      ...kind('info', 'of an information'),
      ...kind('tip', 'of a tip, and of what went well'),
      ...kind('warning', 'of a warning'),
      ...kind('danger', 'of a danger, and of errors'),
      ...kind('neutral', 'of what is of no kind'),
    },
  },
  {
    title: 'Methods',
    intro: 'The name of an HTTP method, in the sidebar and on endpoint pages.',
    meanings: {
      'method-get': '`GET`',
      'method-post': '`POST`',
      'method-put': '`PUT`',
      'method-patch': '`PATCH`, and purple badges',
      'method-delete': '`DELETE`',
      'method-other': 'every other one',
    },
  },
  {
    title: 'Code',
    intro:
      'A colour theme of `styling.codeblocks` brings text and background of blocks of its own.',
    meanings: {
      'code-background': 'background of a block',
      'code-border': 'border of a block',
      'code-header': 'the line of its title and tabs',
      'code-text': 'code without a colour of its own',
      'code-line': 'a highlighted line',
      'code-inline-background': 'background of code in a sentence',
      'code-inline-border': 'border of code in a sentence',
    },
  },
  {
    title: 'Shape',
    intro: 'Two radii decide: `-xs` and `-sm` follow `-md`, `-xl` follows `-lg`.',
    meanings: {
      'radius-xs': 'corners of marks and keys',
      'radius-sm': 'corners of small controls',
      'radius-md': 'corners of buttons, fields and entries',
      'radius-lg': 'corners of cards, blocks and dialogs',
      'radius-xl': 'corners of frames',
      'radius-full': 'ends of chips and pills',
      'shadow-sm': 'shadow of what hardly lifts: cards, controls',
      'shadow-md': 'shadow of what is offered in a corner of the window',
      'shadow-lg': 'shadow of menus and dialogs',
    },
  },
  {
    title: 'Space',
    intro: 'Distances in and between parts: multiples of 4 pixels at the usual size of text.',
    meanings: Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 8, 10, 12, 16].map((step) => [
        `space-${step}`,
        step === 1 ? 'one step' : `${step} steps`,
      ]),
    ),
  },
  {
    title: 'Type',
    meanings: {
      'font-mono': 'families of code',
      'size-xs': 'labels, captions',
      'size-sm': 'sidebar, controls, code',
      'size-base': 'text of a page',
      'size-md': 'titles of steps',
      'size-lg': 'headings in the reference of an endpoint, and third-level titles of steps',
      'size-xl': 'second-level titles of steps',
      'size-2xl': 'headings of the second level',
      'size-3xl': 'the title of a page',
    },
  },
  {
    title: 'Layout',
    meanings: {
      'header-height': 'height of the header',
      'tabs-height':
        'height of the rows of tabs below it; `0px` on a page without tabs or a small screen',
      'sidebar-width': 'width of the sidebar',
      'toc-width': 'width of the contents of a page',
      'content-width': 'most width of the text',
      'page-width': 'most width of all of it together',
      gutter: 'distance from the edge of the window',
      'assistant-width': 'width of the panel of the assistant',
    },
  },
  {
    title: 'Motion',
    meanings: {
      duration: 'how long a change takes; next to nothing for readers who ask for less motion',
      ease: 'how it speeds up and slows down',
    },
  },
];

/** Properties of the root that the theme keeps for itself, with what they are. They may change at any time. */
export const internalProperties: Readonly<Record<string, string>> = {
  'sticky-top': 'reckoned from the heights of the header and of the tabs',
  'glyph-copy': 'picture of a button',
  'glyph-check': 'picture of a button',
  'glyph-chevron': 'picture of a button',
  'glyph-link': 'picture of a button',
  panel: 'the sheet of the theme almond',
  'rail-background': 'the column of the theme willow',
};

function greys(meanings: Readonly<Record<number, string>>): Record<string, string> {
  const rows = Object.entries(meanings);
  return Object.fromEntries(
    rows.map(([step, of]) => [`gray-${step}`, `grey with a touch of the primary colour: ${of}`]),
  );
}

function kind(name: string, of: string): Record<string, string> {
  return {
    [`${name}-text`]: `text ${of}`,
    [`${name}-soft`]: `background ${of}`,
    [`${name}-line`]: `border ${of}`,
  };
}
