import { anchorPath } from '../api-schema/anchors.ts';
import type { ChannelCredential } from '../model/channel.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../model/json.ts';
import { type Located, locatedObject, type PageContext } from '../operation/context.ts';
import { oauthFlows } from '../operation/security.ts';
import { member, objectMember, textList, textMember } from '../reference/member.ts';
import { childPointer, pointerKeys } from '../reference/pointer.ts';
import { safeUrl } from '../reference/safe-url.ts';

/** What one of these servers or operations asks for; the same scheme once. */
export function channelSecurity(
  context: PageContext,
  holders: readonly Located[],
): readonly ChannelCredential[] {
  const found = new Map<string, ChannelCredential>();
  for (const scheme of holders.flatMap((holder) => schemesIn(context, holder))) {
    const key = [scheme.located.pointer, ...scheme.scopes].join('\n');
    if (!found.has(key)) found.set(key, credential(context, scheme));
  }
  return [...found.values()];
}

/** The names of what a server asks for. */
export function credentialIds(context: PageContext, holder: Located): readonly string[] {
  return [...new Set(schemesIn(context, holder).map(({ id }) => id))];
}

function schemesIn(context: PageContext, { object, pointer }: Located): readonly Scheme[] {
  const written = member(object, 'security');
  if (!isJsonArray(written)) return [];
  return written.flatMap((entry, index) =>
    schemesOf(context, entry, childPointer(pointer, 'security', index)),
  );
}

interface Scheme {
  readonly id: string;
  readonly located: Located;
  readonly scopes: readonly string[];
}

/** AsyncAPI 2 names schemes and their scopes, 3 has the schemes or references to them. */
function schemesOf(context: PageContext, entry: JsonValue, pointer: string): readonly Scheme[] {
  if (context.description.version === 'asyncapi-3') {
    const reference = isJsonObject(entry) ? textMember(entry, '$ref') : undefined;
    const located = locatedObject(context, entry, pointer, 'security scheme');
    if (located === undefined) return [];
    const id = pointerKeys(reference ?? '').at(-1) ?? textMember(located.object, 'type') ?? '';
    return [{ id, located, scopes: textList(member(located.object, 'scopes')) }];
  }
  const known = objectMember(objectMember(context.root, 'components'), 'securitySchemes');
  return Object.entries(isJsonObject(entry) ? entry : {}).flatMap(([id, scopes]) => {
    const at = childPointer('/components/securitySchemes', id);
    const located = locatedObject(context, member(known, id), at, 'security scheme');
    if (member(known, id) === undefined) {
      const message = `\`${id}\` is none of the security schemes of this description.`;
      const place = childPointer(pointer, id);
      context.report({ code: 'openapi-security-scheme', pointer: place, message });
    }
    return located ? [{ id, located, scopes: textList(scopes) }] : [];
  });
}

function credential(context: PageContext, { id, located, scopes }: Scheme): ChannelCredential {
  const { object } = located;
  const name = textMember(object, 'name');
  return {
    id,
    type: textMember(object, 'type') ?? '',
    scheme: textMember(object, 'scheme'),
    bearerFormat: textMember(object, 'bearerFormat'),
    in: textMember(object, 'in'),
    name,
    description: textMember(object, 'description'),
    scopes,
    flows: oauthFlows(object),
    openIdConnectUrl: safeUrl(textMember(object, 'openIdConnectUrl') ?? '') || undefined,
    anchor: context.anchors.take(anchorPath('authorization', name ?? id)),
  };
}
