import type { ChannelServer } from '../model/channel.ts';
import { type Located, locatedObject, type PageContext } from '../operation/context.ts';
import { serverVariables } from '../operation/servers.ts';
import { member, plainText, textMember } from '../reference/member.ts';
import { bindingModels } from './bindings.ts';
import { serversOf } from './channels.ts';
import { describedIn } from './layers.ts';
import { credentialIds } from './security.ts';

/** The servers that have a channel, each with where it is written. */
export function channelServers(
  context: PageContext,
  channel: Located,
): readonly { readonly model: ChannelServer; readonly server: Located }[] {
  return serversOf(context.root, channel.object).flatMap(({ name, server: written, pointer }) => {
    const server = locatedObject(context, written, pointer, 'server');
    if (written === undefined) {
      const message = `\`${name}\` is none of the servers of this description.`;
      context.report({ code: 'asyncapi-server', pointer: `${channel.pointer}/servers`, message });
    }
    const model = server && serverModel(context, name, server);
    return server && model ? [{ model, server }] : [];
  });
}

function serverModel(
  context: PageContext,
  name: string,
  server: Located,
): ChannelServer | undefined {
  const { object, pointer } = server;
  const protocol = textMember(object, 'protocol')?.trim() ?? '';
  const url = addressOf(object, protocol);
  if (url === '') {
    const message = `The server \`${name}\` has no address, so it is left out.`;
    context.report({ code: 'asyncapi-server', pointer, message });
    return undefined;
  }
  const version = member(object, 'protocolVersion');
  return {
    name,
    url,
    protocol: [protocol, version === undefined ? '' : plainText(version)].join(' ').trim(),
    description: describedIn([server]) ?? textMember(object, 'title'),
    variables: serverVariables(
      object,
      (variable, at) =>
        locatedObject(context, variable, `${pointer}/variables/${at}`, 'server variable')?.object,
    ),
    bindings: bindingModels(context, [server]),
    credentials: credentialIds(context, server),
  };
}

/** AsyncAPI 2 has a whole `url`, 3 a host and a path. */
function addressOf(server: Located['object'], protocol: string): string {
  const written = textMember(server, 'url')?.trim();
  const host = textMember(server, 'host')?.trim();
  const address = written ?? (host && host + (textMember(server, 'pathname')?.trim() ?? ''));
  if (!address) return '';
  const isWhole = /^(?:[a-z][a-z\d+.-]*|\{[^{}]+\}):\/\//i.test(address) || protocol === '';
  return isWhole ? address : `${protocol}://${address}`;
}
