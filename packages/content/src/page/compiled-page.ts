import type { Diagnostic, SourceLocation } from '@waymark/core/page';
import type { ComponentImport } from '../module/component-import.ts';
import type { CompiledBody } from '../tree/compile-body.ts';

/**
 * A page after compilation: plain data that can be cached and sent between threads. Where it leads
 * to other pages, its fragments are open: see `settleFragments`.
 */
export interface CompiledPage extends CompiledBody {
  /** Highlighted code blocks, in the order in which the body refers to them. */
  readonly codeBlocks: readonly string[];
  /** What each of them is made from, as a key by which the next version of the page may take it; none of a formula. */
  readonly codeKeys: readonly (string | null)[];
  /** The same blocks without colours, for the Markdown of the page. */
  readonly writtenCode: readonly WrittenCode[];
  /** What the page needs beyond the styles of every page. */
  readonly features: readonly PageFeature[];
  /** Where the first diagram is. */
  readonly diagram?: SourceLocation | undefined;
  readonly headings: readonly Heading[];
  /** The body starts with examples or a panel to stand beside the text. */
  readonly aside: boolean;
  /** Entries of the changelog that the page is; none on other pages. */
  readonly updates: readonly PageUpdate[];
  /** Parameters and fields of answers that the page describes with elements. */
  readonly fields: readonly WrittenField[];
  /** What a fragment may name. */
  readonly anchors: Anchors;
  /** Where the page leads inside the site and that must be checked against the rest of it. */
  readonly links: readonly PageLink[];
  /** Component files that the body refers to by name. */
  readonly imports: readonly ComponentImport[];
  /** Code of the module that runs the event handlers of its elements, if it has any. */
  readonly handlers?: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Files besides the page itself that went into it; a change of one changes the page. */
  readonly dependencies: readonly string[];
  /** The same text in another file of the site is the same page, but for the file of its links and diagram. */
  readonly isMovable: boolean;
}

/** What is known of a compiled page without its body. */
export interface PageOutline
  extends Pick<CompiledPage, 'anchors' | 'dependencies' | 'imports' | 'links' | 'updates'> {
  /** Changes with anything of the compiled page. */
  readonly id: string;
}

/** A block of code, or a formula, as text. */
export interface WrittenCode {
  readonly text: string;
  /** Its lines begin with signs that tell which of them come and go. */
  readonly isDiff?: true;
  /** A formula that stands by itself. */
  readonly isDisplayed?: true;
}

/** `math`: the styles of formulas. */
export type PageFeature = 'math';

/** An entry of the table of contents. */
export interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
  /** Ids of the tabs and views around the heading; it is listed while all of them are shown. */
  readonly within?: readonly string[];
  /** One of them is not shown at first. */
  readonly inactive?: boolean;
}

/** An entry of a changelog: an Update at the top level of its page. */
export interface PageUpdate {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly tags: readonly string[];
  /** What a feed shows in place of the label. */
  readonly feedTitle?: string;
  readonly feedDescription?: string;
  /** Content for a feed, URLs as in the page; only the entries that fit into one have it. */
  readonly html?: string;
}

/** A ParamField or ResponseField as far as it is written out. */
export interface WrittenField {
  readonly kind: 'parameter' | 'response';
  /** Where a parameter goes; absent where the element does not say so. */
  readonly in?: 'path' | 'query' | 'header' | 'cookie' | 'body';
  /** Empty where the field is the whole body. */
  readonly name: string;
  readonly type?: string;
  readonly required?: unknown;
  readonly deprecated?: unknown;
  readonly default?: unknown;
  readonly placeholder?: unknown;
  /** What it consists of. */
  readonly fields: readonly WrittenField[];
}

/** The places of a page that a fragment may name. */
export interface Anchors {
  /** Every id of the page, aliases included. */
  readonly ids: readonly string[];
  /** Headings with their text, of which GitHub's ids are made; in document order. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  /** Code of the page may add ids that are known only when it runs. */
  readonly open: boolean;
}

/** A link or asset of a page, at its first use; one that is certainly right is left out. */
export interface PageLink extends SourceLocation {
  readonly kind: 'page' | 'asset' | 'missing';
  /** As the author wrote it. */
  readonly written: string;
  /** Percent-encoded path below the site's base, with a leading slash. */
  readonly url: string;
  /** Path of the page that it leads to. */
  readonly page?: string;
  /** What follows `#`, as it stands in the link. */
  readonly fragment?: string;
  /** Path of a page that a link to nowhere may mean. */
  readonly nearest?: string;
}
