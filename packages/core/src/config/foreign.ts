import { type ConfigDocument, isVendorSchema } from './document.ts';
import { isRecord } from './json-value.ts';

/** Keys of which a configuration of this format has at least one. */
const ownKeys = ['navigation', 'name', 'theme', 'colors'];

/**
 * How one sees that a docs.json belongs to another tool, if it does: it has none of the keys that
 * make a site, or it names the schema of someone else and has no `navigation`.
 */
export function foreignReason(document: ConfigDocument): string | undefined {
  const { value } = document;
  if (!isRecord(value) || Object.keys(value).length === 0) return undefined;
  const { $schema } = value;
  const schema = typeof $schema === 'string' ? $schema : '';
  if (isVendorSchema(schema)) return undefined;
  if (!ownKeys.some((key) => key in value)) {
    return `it has none of ${ownKeys.map((key) => `"${key}"`).join(', ')}`;
  }
  const foreign = isForeignSchema(schema) && !('navigation' in value);
  return foreign ? `its "$schema" is "${schema}", and it has no "navigation"` : undefined;
}

/** Whether an address of a schema belongs to neither the vendor of the format nor Waymark. */
export function isForeignSchema(schema: string): boolean {
  return /^https?:\/\//i.test(schema) && !isVendorSchema(schema) && !/waymark/i.test(schema);
}
