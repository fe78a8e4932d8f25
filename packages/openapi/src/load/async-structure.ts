import { type Diagnostic, diagnostic } from '@waymark/core';
import { isJsonObject, type JsonObject } from '../model/json.ts';
import { member } from '../reference/member.ts';
import { kindOf } from './json-kind.ts';
import type { ParsedFile } from './parse-file.ts';
import type { Structure } from './structure.ts';

const supported = 'Waymark reads AsyncAPI 2.0 to 2.6 and 3.';

/** Checks what no channel can be shown without: an object, a version, maps. */
export function checkAsyncStructure(parsed: ParsedFile): Structure {
  const { value } = parsed;
  const report = (code: 'asyncapi-structure' | 'asyncapi-version', key: string, message: string) =>
    diagnostic(code, {
      at: parsed.locate(key === '' ? [] : [key]),
      message,
      hint: code === 'asyncapi-version' ? supported : undefined,
      pointer: key && `/${key}`,
    });
  if (!isJsonObject(value)) {
    const message = `The file is ${kindOf(value)}, not an AsyncAPI description.`;
    return { diagnostics: [report('asyncapi-structure', '', message)] };
  }
  const version = versionOf(value);
  const diagnostics: Diagnostic[] = mapsOf(value).map((key) =>
    report(
      'asyncapi-structure',
      key,
      `\`${key}\` is ${kindOf(member(value, key))}, not an object.`,
    ),
  );
  if (version === undefined) diagnostics.unshift(report('asyncapi-version', ...noVersion(value)));
  if (version === undefined || diagnostics.length > 0) return { diagnostics };
  return { description: { version, root: value }, diagnostics };
}

function versionOf(root: JsonObject): 'asyncapi-2' | 'asyncapi-3' | undefined {
  const [, major] = /^\s*([23])(?:\.|\s*$)/.exec(String(member(root, 'asyncapi') ?? '')) ?? [];
  if (major === undefined) return undefined;
  return major === '2' ? 'asyncapi-2' : 'asyncapi-3';
}

function noVersion(root: JsonObject): [key: string, message: string] {
  const written = member(root, 'asyncapi');
  if (typeof written === 'string' || typeof written === 'number') {
    const text = String(written).slice(0, 40);
    return ['asyncapi', `"${text}" is not a version of AsyncAPI that can be read.`];
  }
  if (written !== undefined) {
    return ['asyncapi', `\`asyncapi\` is ${kindOf(written)}, not a version.`];
  }
  const other = ['openapi', 'swagger', 'overlay'].find((key) => Object.hasOwn(root, key));
  return other === undefined
    ? ['', 'The file has no `asyncapi` at its top level, so it is no AsyncAPI description.']
    : [other, `The file is an ${other} document; name it with \`openapi\`, not \`asyncapi\`.`];
}

/** Keys of maps that are none; an empty one in YAML is null, and means none. */
function mapsOf(root: JsonObject): readonly string[] {
  return ['servers', 'channels', 'operations', 'components'].filter((key) => {
    const value = member(root, key);
    return value !== undefined && value !== null && !isJsonObject(value);
  });
}
