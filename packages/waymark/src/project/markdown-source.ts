import type { CompiledPage } from '@waymark/content';
import type { Block } from '@waymark/content/text';

/** What the Markdown of a page is made from: plain data, so that another thread can make it. */
export interface MarkdownSource {
  /** Tag of the language of the interface's words. */
  readonly lang: string;
  /** None where the page shows no title. */
  readonly title: PageTitle | undefined;
  /** What authors wrote: the page itself, then what a description of an API adds to it. */
  readonly bodies: readonly MarkdownBody[];
  /** Something stands in the column beside the text. */
  readonly hasColumn: boolean;
  /** What is generated for the page of an endpoint. */
  readonly generated: EndpointBlocks | undefined;
  /** Its Markdown says what is generated (`markdown.schema`); searches find it in any case. */
  readonly isDescribed: boolean;
}

/** A compiled body, as far as its Markdown needs it. */
export interface MarkdownBody
  extends Pick<CompiledPage, 'code' | 'imports' | 'staticHtml' | 'writtenCode'> {
  /** Keys, `file#name`, of the components that it may use and that run in the browser. */
  readonly islands?: readonly string[];
}

interface PageTitle {
  readonly text: string;
  readonly description: string;
  readonly deprecated: boolean;
  /** Address of the feed that the page offers. */
  readonly feed: string | undefined;
}

/** What the page of an endpoint says besides its own text. */
export type EndpointBlocks = EndpointForms<readonly Block[]>;

/** Each part of the page of an endpoint in one form. */
export interface EndpointForms<Form> {
  /** Method and address; empty where the page shows none. */
  readonly bar: Form;
  /** What stands under the title; undefined where that is the page's own description. */
  readonly lead: Form | undefined;
  /** Description of the operation, below what the author wrote. */
  readonly description: Form;
  /** Authorizations, parameters, body and responses. */
  readonly reference: Form;
  /** Samples of the request and examples of responses; empty where the author wrote them. */
  readonly request: Form;
  readonly response: Form;
}
