import type { Diagnostic } from '@waymark/core/page';
import type { ComponentImport } from './component-import.ts';
import type { DocsFiles } from './docs-files.ts';
import type { ContentRules, SourceModule } from './load-module.ts';
import type { ModuleCache } from './module-cache.ts';

/** What a name of a file stands for. */
export type Binding =
  /** The content of another file; its tags are replaced by it. */
  | {
      readonly kind: 'snippet';
      readonly module: SourceModule;
      /** Code that gives an object of what the file exports, for `import * as Name`. */
      readonly code?: () => string;
    }
  | {
      readonly kind: 'value';
      /** Code that gives the value in the compiled page. Asking for it puts the value there. */
      readonly code: () => string;
      /** The value itself if it is a text that the file writes out. */
      readonly text?: string | undefined;
      /** Whether the file writes out an object or a function, which no text shows. */
      readonly isObject: () => boolean;
    }
  /** An import that failed and was reported. */
  | { readonly kind: 'absent' };

/** Code for the value of a name in the compiled page; nothing for one that only stands for content. */
export function bindingCode(binding: Binding | undefined): string | undefined {
  return binding && 'code' in binding ? binding.code?.() : undefined;
}

/** What each name of a file stands for. */
export type Bindings = ReadonlyMap<string, Binding>;

/** What imports are followed with, the same for all pages. */
export interface LinkerOptions {
  readonly files: DocsFiles;
  readonly cache: ModuleCache;
  /** The source of a file as it is compiled. */
  readonly prepare: (source: string) => string;
  /** Names of the format's own components. */
  readonly components: ReadonlySet<string>;
  readonly rules: ContentRules;
}

/** A variable of the compiled page that holds what a file gives. */
interface FileValue {
  readonly name: string;
  readonly value: string;
  readonly file: string;
}

/** The imports of one page being followed, and what the compiled page will need of them. */
export interface LinkState extends LinkerOptions {
  readonly page: SourceModule;
  /** What the imported names of a file, and for a snippet its declared ones, stand for. */
  readonly bindings: (module: SourceModule) => Bindings;
  /** Module code that the page needs before its own, in order. */
  readonly code: FileValue[];
  readonly imports: ComponentImport[];
  /** Component files that are not JavaScript: no name stands for what they export. */
  readonly invalid: Set<string>;
  readonly diagnostics: Diagnostic[];
  readonly dependencies: Set<string>;
  /** Variables that hold what a file gives; `undefined` while its code is being put together. */
  readonly values: Map<string, string | undefined>;
  /** Names that a component file of a snippet must not get. */
  readonly taken: Set<string>;
}
