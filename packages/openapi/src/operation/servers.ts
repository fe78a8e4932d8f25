import type { ServerModel, ServerVariable } from '../model/endpoint.ts';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { member, objectMember, plainText, textMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import { schemeOf } from '../reference/safe-url.ts';
import type { Located, PageContext } from './context.ts';

/** The servers of an operation: its own, else those of its path, else of the description. */
export function serverModels(
  context: PageContext,
  operation: Located,
  pathItem: Located | undefined,
): readonly ServerModel[] {
  const holders = [operation, pathItem, { object: context.root, pointer: '' }];
  for (const holder of holders) {
    const written = holder && member(holder.object, 'servers');
    if (holder === undefined || !isJsonArray(written) || written.length === 0) continue;
    return written.flatMap((server, index) => {
      const pointer = childPointer(holder.pointer, 'servers', index);
      return isJsonObject(server) ? (serverModel(context, server, pointer) ?? []) : [];
    });
  }
  return [];
}

function serverModel(
  context: PageContext,
  server: JsonObject,
  pointer: string,
): ServerModel | undefined {
  const written = textMember(server, 'url')?.trim() ?? '';
  const url = resolvedUrl(written, context.description.file);
  if (url === undefined) {
    const message = `\`${written}\` is no address that requests can be sent to.`;
    context.report({ code: 'openapi-server-url', pointer, message });
    return undefined;
  }
  const variables = serverVariables(server);
  for (const [, name] of url.matchAll(/\{([^{}]+)\}/g)) {
    const variable = variables.find((one) => one.name === name);
    if (variable?.default !== undefined) continue;
    const lack = variable ? 'has no default' : 'is not described';
    const message = `The address \`${written}\` has a variable \`${name}\` that ${lack}.`;
    context.report({ code: 'openapi-server-url', pointer, message });
  }
  const description = textMember(server, 'description') ?? textMember(server, 'name');
  return { url, description, variables };
}

/**
 * The variables of a server.
 *
 * @param follow gives the object that a variable is, where it may be a reference
 */
export function serverVariables(
  server: JsonObject,
  follow: (variable: JsonValue, name: string) => JsonObject | undefined = objectOf,
): readonly ServerVariable[] {
  const variables = Object.entries(objectMember(server, 'variables'));
  return variables.flatMap(([name, written]) => {
    const variable = follow(written, name);
    if (variable === undefined) return [];
    const values = member(variable, 'enum');
    const allowed = isJsonArray(values) ? values.map(plainText) : undefined;
    const usual = member(variable, 'default');
    return {
      name,
      default: usual === undefined || usual === null ? allowed?.[0] : plainText(usual),
      enum: allowed,
      description: textMember(variable, 'description'),
    };
  });
}

function objectOf(value: JsonValue): JsonObject | undefined {
  return isJsonObject(value) ? value : undefined;
}

/**
 * The address as requests use it: `//host` is https, a relative one starts where the description
 * was fetched from. `undefined` for what is no address of a server, such as `javascript:`.
 */
function resolvedUrl(url: string, source: string): string | undefined {
  if (url === '') return undefined;
  if (url.startsWith('//')) return `https:${url}`;
  const scheme = schemeOf(url);
  if (scheme !== undefined) {
    // `localhost:8080` and `api.example.com:443/v1` look like a scheme and are none.
    if (/^[a-z\d.-]+:\d+(?:\/|$)/i.test(url)) return `https://${url}`;
    return ['https', 'http', 'wss', 'ws'].includes(scheme) ? url : undefined;
  }
  if (url.startsWith('{') || !/^https?:\/\//i.test(source) || !URL.canParse(source)) return url;
  // Braces are no characters of addresses; they must come out as they went in.
  const resolved = URL.parse(url.replaceAll('{', '%7B').replaceAll('}', '%7D'), source);
  return resolved?.href.replaceAll('%7B', '{').replaceAll('%7D', '}') ?? url;
}
