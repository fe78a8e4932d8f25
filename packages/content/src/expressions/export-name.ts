import type { ModuleExportName } from 'oxc-parser';

/** A name in an import or export list, which may be written as a string. */
export function exportName(name: ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}
