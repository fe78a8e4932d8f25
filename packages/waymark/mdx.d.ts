/** Written by `npm run docs`: the components that pages may use without an import, for editors. */
type Component<Props> = (props: Props & { children?: unknown }) => unknown;

declare global {
  /** Read by the language server of MDX. */
  interface MDXProvidedComponents {
    Accordion: Component<{ id?: string; title?: unknown; description?: unknown; defaultOpen?: boolean | string; icon?: unknown; iconType?: string; iconLibrary?: string; className?: string }>;
    AccordionGroup: Component<{ id?: string; className?: string }>;
    Badge: Component<{ color?: string; size?: string; shape?: string; variant?: string; stroke?: boolean | string; disabled?: boolean | string; icon?: unknown; leadIcon?: unknown; tailIcon?: unknown; iconType?: string; iconLibrary?: string; href?: string; id?: string; className?: string; style?: unknown }>;
    Callout: Component<{ type?: string; color?: string; icon?: unknown; iconType?: string; iconLibrary?: string; title?: unknown; ariaLabel?: string; id?: string; className?: string; style?: unknown }>;
    Card: Component<{ title?: unknown; icon?: unknown; iconType?: string; iconLibrary?: string; color?: string; href?: string; horizontal?: boolean | string; img?: string; alt?: string; cta?: string; arrow?: boolean | string; type?: string; disabled?: boolean | string; description?: unknown; id?: string; className?: string; style?: unknown }>;
    CardGroup: Component<{ cols?: number | string; id?: string; className?: string; style?: unknown }>;
    Check: Component<{ icon?: unknown; iconType?: string; iconLibrary?: string; title?: unknown; ariaLabel?: string; id?: string; className?: string; style?: unknown }>;
    CodeBlock: Component<{ language?: string; label?: string; filename?: string; icon?: unknown; lines?: boolean | string; highlight?: unknown; focus?: unknown; wrap?: boolean | string; expandable?: boolean | string; nocopy?: boolean | string; id?: string; className?: string }>;
    CodeGroup: Component<{ dropdown?: boolean | string; sync?: boolean | string; id?: string; className?: string }>;
    Color: Component<{ variant?: 'compact' | 'table'; id?: string; className?: string }> & { Item: Component<{ name?: string; value?: unknown }>; Row: Component<{ title?: unknown }> };
    Column: Component<{ id?: string; className?: string; style?: unknown }>;
    Columns: Component<{ cols?: number | string; id?: string; className?: string; style?: unknown }>;
    Danger: Component<{ icon?: unknown; iconType?: string; iconLibrary?: string; title?: unknown; ariaLabel?: string; id?: string; className?: string; style?: unknown }>;
    Example: Component<{ caption?: unknown; hint?: unknown; description?: unknown; title?: unknown; id?: string; className?: string; style?: unknown }>;
    Expandable: Component<{ title?: unknown; defaultOpen?: boolean | string; id?: string; className?: string }>;
    FileTree: Component<{ id?: string; className?: string; style?: unknown }> & { File: Component<{ name?: string; highlight?: boolean | string; comment?: string }>; Folder: Component<{ name?: string; defaultOpen?: boolean | string; openable?: boolean | string; highlight?: boolean | string; comment?: string }> };
    Frame: Component<{ caption?: unknown; hint?: unknown; description?: unknown; title?: unknown; id?: string; className?: string; style?: unknown }>;
    GitHub: { Repo: Component<{ repo?: string; variant?: 'inset' | 'flat'; id?: string; className?: string }> };
    Github: { Repo: Component<{ repo?: string; variant?: 'inset' | 'flat'; id?: string; className?: string }> };
    Heading: Component<{ level?: number | string; id?: string; title?: unknown; noAnchor?: boolean | string; className?: string }>;
    Icon: Component<{ icon?: unknown; name?: string; src?: string; iconType?: string; iconLibrary?: string; color?: string; colorLight?: string; colorDark?: string; size?: number | string; ariaLabel?: string; title?: string; id?: string; className?: string; style?: unknown }>;
    Info: Component<{ icon?: unknown; iconType?: string; iconLibrary?: string; title?: unknown; ariaLabel?: string; id?: string; className?: string; style?: unknown }>;
    Latex: Component<{ id?: string }>;
    Link: Component<Record<string, unknown>>;
    Mermaid: Component<{ chart?: string; placement?: string; actions?: boolean | string; id?: string; className?: string }>;
    Note: Component<{ icon?: unknown; iconType?: string; iconLibrary?: string; title?: unknown; ariaLabel?: string; id?: string; className?: string; style?: unknown }>;
    Panel: Component<{ id?: string; className?: string }>;
    Param: Component<{ id?: string; name?: string; path?: boolean | string; query?: boolean | string; body?: boolean | string; header?: boolean | string; cookie?: boolean | string; auth?: boolean | string; type?: unknown; required?: boolean | string; deprecated?: boolean | string; default?: unknown; placeholder?: unknown; hidden?: boolean | string; className?: string }>;
    ParamField: Component<{ id?: string; name?: string; path?: boolean | string; query?: boolean | string; body?: boolean | string; header?: boolean | string; cookie?: boolean | string; auth?: boolean | string; type?: unknown; required?: boolean | string; deprecated?: boolean | string; default?: unknown; placeholder?: unknown; hidden?: boolean | string; className?: string }>;
    Prompt: Component<{ description?: unknown; source?: string; actions?: unknown; icon?: unknown; iconType?: string; iconLibrary?: string; id?: string; className?: string }>;
    Property: Component<{ id?: string; name?: string; type?: unknown; required?: boolean | string; deprecated?: boolean | string; default?: unknown; pre?: unknown; post?: unknown; className?: string }>;
    RequestExample: Component<{ dropdown?: boolean | string; sync?: boolean | string; id?: string; className?: string }>;
    ResponseExample: Component<{ dropdown?: boolean | string; sync?: boolean | string; id?: string; className?: string }>;
    ResponseField: Component<{ id?: string; name?: string; type?: unknown; required?: boolean | string; deprecated?: boolean | string; default?: unknown; pre?: unknown; post?: unknown; className?: string }>;
    SnippetGroup: Component<{ dropdown?: boolean | string; sync?: boolean | string; id?: string; className?: string }>;
    Step: Component<{ title?: unknown; id?: string; icon?: unknown; iconType?: string; iconLibrary?: string; stepNumber?: number | string; titleSize?: string; noAnchor?: boolean | string }>;
    Steps: Component<{ titleSize?: string; id?: string; className?: string }>;
    Tab: Component<{ id?: string; title?: unknown; icon?: unknown; iconType?: string; iconLibrary?: string }>;
    Tabs: Component<{ defaultTabIndex?: number | string; sync?: boolean | string; borderBottom?: boolean | string; id?: string; className?: string }>;
    Tile: Component<{ href?: string; title?: unknown; description?: unknown; id?: string; className?: string }>;
    Tip: Component<{ icon?: unknown; iconType?: string; iconLibrary?: string; title?: unknown; ariaLabel?: string; id?: string; className?: string; style?: unknown }>;
    Tooltip: Component<{ tip?: unknown; headline?: unknown; cta?: string; href?: string; description?: unknown; title?: unknown; side?: string; align?: string; id?: string; className?: string }>;
    Tree: Component<{ id?: string; className?: string; style?: unknown }> & { File: Component<{ name?: string; highlight?: boolean | string; comment?: string }>; Folder: Component<{ name?: string; defaultOpen?: boolean | string; openable?: boolean | string; highlight?: boolean | string; comment?: string }> };
    Update: Component<{ label?: unknown; description?: unknown; tags?: unknown; rss?: unknown; id?: string; className?: string }>;
    View: Component<{ title?: string; icon?: unknown; iconType?: string; id?: string; className?: string }>;
    Visibility: Component<{ for?: unknown }>;
    Warning: Component<{ icon?: unknown; iconType?: string; iconLibrary?: string; title?: unknown; ariaLabel?: string; id?: string; className?: string; style?: unknown }>;
    ZoomImage: Component<{ src?: string; alt?: string; width?: number | string; height?: number | string; id?: string; className?: string; style?: unknown }>;
    ApiPlayground: Component<Record<string, unknown>>;
    CustomCode: Component<Record<string, unknown>>;
    CustomComponent: Component<Record<string, unknown>>;
    DynamicCustomComponent: Component<Record<string, unknown>>;
    Loom: Component<Record<string, unknown>>;
    MDX: Component<Record<string, unknown>>;
    MDXContentController: Component<Record<string, unknown>>;
    Variation: Component<Record<string, unknown>>;
  }
}

export {};
