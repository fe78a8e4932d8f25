/** `import { imported as local } from file`; `imported` is `default` or `*` for those forms. */
export interface ComponentImport {
  readonly local: string;
  readonly imported: string;
  readonly file: string;
}
