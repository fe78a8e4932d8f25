import { type Diagnostic, diagnostic } from '@waymark/core';
import type { ApiDescription } from '../model/description.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { member } from '../reference/member.ts';
import { kindOf } from './json-kind.ts';
import type { ParsedFile } from './parse-file.ts';

type Version = ApiDescription['version'];

/** What of a file is fatal, and what its version is. */
export interface Structure {
  /** Absent when the file cannot be used as a description. */
  readonly description?: { readonly version: Version; readonly root: JsonObject };
  readonly diagnostics: readonly Diagnostic[];
}

const supported = 'Waymark reads OpenAPI 3.0, 3.1 and 3.2 and Swagger 2.0.';

/** Checks what nothing can be shown without: an object, a version, maps of operations. */
export function checkStructure(parsed: ParsedFile): Structure {
  const { value } = parsed;
  const report = reporter(parsed);
  if (!isJsonObject(value)) {
    const message = `The file is ${kindOf(value)}, not an API description.`;
    return { diagnostics: [report('openapi-structure', [], message)] };
  }
  const version = readVersion(value, report);
  // What is another document is not empty.
  const isOther = version.version === undefined;
  const maps = checkMaps(value, report).filter(({ code }) => !isOther || code !== 'openapi-empty');
  const diagnostics = version.diagnostics.concat(maps);
  if (version.version === undefined || diagnostics.some(isFatal)) return { diagnostics };
  return { description: { version: version.version, root: value }, diagnostics };
}

function isFatal(found: Diagnostic): boolean {
  return found.code === 'openapi-structure' || found.code === 'openapi-version';
}

type Report = (
  code: 'openapi-structure' | 'openapi-version' | 'openapi-version-form' | 'openapi-empty',
  path: readonly string[],
  message: string,
  hint?: string,
) => Diagnostic;

function reporter(parsed: ParsedFile): Report {
  return (code, path, message, hint) =>
    diagnostic(code, {
      at: parsed.locate(path),
      message,
      hint,
      pointer: path.map((key) => `/${key}`).join(''),
    });
}

function readVersion(
  root: JsonObject,
  report: Report,
): { readonly version?: Version; readonly diagnostics: Diagnostic[] } {
  const key = ['openapi', 'swagger'].find((name) => Object.hasOwn(root, name));
  if (key === undefined) return { diagnostics: [noVersion(root, report)] };
  const written = member(root, key) ?? null;
  const isText = typeof written === 'string' || typeof written === 'number';
  const text = isText ? String(written).trim() : '';
  const version = versionOf(key, text);
  if (version === undefined) {
    const message = isText
      ? `"${text.slice(0, 40)}" is not a version of ${key === 'openapi' ? 'OpenAPI' : 'Swagger'} that can be read.`
      : `\`${key}\` is ${kindOf(written)}, not a version.`;
    return { diagnostics: [report('openapi-version', [key], message, supported)] };
  }
  return { version, diagnostics: formOf(key, written, text, report) };
}

function noVersion(root: JsonObject, report: Report): Diagnostic {
  const other = ['asyncapi', 'overlay', 'arazzo'].find((key) => Object.hasOwn(root, key));
  const message =
    other === undefined
      ? 'The file has neither `openapi` nor `swagger` at its top level, so it is not an API description.'
      : `The file is an ${other === 'asyncapi' ? 'AsyncAPI' : other} document, not an API description.`;
  const hint = other === 'asyncapi' ? 'Name it with `asyncapi` in place of `openapi`.' : supported;
  return report('openapi-version', other ? [other] : [], message, hint);
}

function versionOf(key: string, text: string): Version | undefined {
  if (/^2(?:\.0)*$/.test(text)) return '2.0';
  if (key === 'swagger') return undefined;
  if (/^3\.1(?:\.|$)/.test(text)) return '3.1';
  if (/^3(?:\.0(?:\.|$)|$)/.test(text)) return '3.0';
  return /^3\.\d+(?:\.|$)/.test(text) ? '3.2' : undefined;
}

/** What is odd about a version that is understood. */
function formOf(key: string, written: JsonValue, text: string, report: Report): Diagnostic[] {
  if (typeof written === 'number') {
    const message = `\`${key}: ${text}\` is a number; it is read as the version "${text}".`;
    const full = key === 'openapi' ? `${/\./.test(text) ? text : `${text}.0`}.0` : '2.0';
    return [report('openapi-version-form', [key], message, `Write \`${key}: "${full}"\`.`)];
  }
  if (!/^(?:2|3(?:\.[012](?:\.|$)|$))/.test(text)) {
    const message = `"${text.slice(0, 40)}" is not known yet; the file is read as OpenAPI 3.2.`;
    return [report('openapi-version-form', [key], message, supported)];
  }
  return [];
}

function checkMaps(root: JsonObject, report: Report): Diagnostic[] {
  const keys = ['paths', 'webhooks', 'components'];
  const wrong = keys.filter((key) => {
    const value = member(root, key);
    // An empty `paths:` in YAML is null, and means none.
    return value !== undefined && value !== null && !isJsonObject(value);
  });
  if (wrong.length > 0) {
    return wrong.map((key) => {
      const message = `\`${key}\` is ${kindOf(member(root, key))}, not an object.`;
      return report('openapi-structure', [key], message);
    });
  }
  const filled = [...keys, 'definitions', 'x-webhooks'].some((key) => {
    const value = member(root, key);
    return isJsonObject(value) && Object.keys(value).length > 0;
  });
  if (filled) return [];
  const message = 'The API description has no paths, no webhooks and no components.';
  return [report('openapi-empty', [], message, 'Add operations below `paths`.')];
}
