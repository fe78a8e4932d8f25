import { type ConfigDocument, isVendorSchema } from './document.ts';
import { isRecord } from './json-value.ts';

/** Keys of which a configuration of this format has at least one. */
const ownKeys = ['navigation', 'name', 'theme', 'colors'];

/**
 * Whether a docs.json belongs to another tool: it has none of the keys that make a site, or it
 * names the schema of someone else and has no `navigation`.
 */
export function isForeignConfig(document: ConfigDocument): boolean {
  const { value } = document;
  if (!isRecord(value) || Object.keys(value).length === 0) return false;
  const { $schema } = value;
  const schema = typeof $schema === 'string' ? $schema : '';
  if (isVendorSchema(schema)) return false;
  if (!ownKeys.some((key) => key in value)) return true;
  return isForeignSchema(schema) && !('navigation' in value);
}

/** Whether an address of a schema belongs to neither the vendor of the format nor Waymark. */
export function isForeignSchema(schema: string): boolean {
  return /^https?:\/\//i.test(schema) && !isVendorSchema(schema) && !/waymark/i.test(schema);
}
