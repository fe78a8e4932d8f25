import type { EndpointModel } from '@waymark/openapi';
import { type ApiRequest, buildRequest, type RequestFiles } from '@waymark/openapi/request';
import { authorizationPart } from './authorization.ts';
import { bodyFile, bodyPart } from './body.ts';
import type { Problem } from './control.ts';
import type { PlaygroundLabels } from './labels.ts';
import { parametersPart } from './parameters.ts';
import { section } from './section.ts';
import { type ChosenServer, serverPart } from './servers.ts';

/** The form of an endpoint: what can be chosen about its request. */
export interface RequestForm {
  readonly elements: readonly HTMLElement[];
  /** The request as it stands. */
  readonly request: () => ApiRequest;
  readonly files: () => RequestFiles;
  readonly server: () => ChosenServer;
  /** Chooses the server with this URL, if there is one. */
  readonly chooseServer: (url: string) => void;
  readonly check: () => readonly Problem[];
}

/** The form of a request, from its model. */
export function requestForm(
  endpoint: EndpointModel,
  labels: PlaygroundLabels,
  prefill: boolean,
): RequestForm {
  const server = serverPart(endpoint.servers, labels);
  const authorization = authorizationPart(endpoint.security, labels, () => server.chosen().server);
  const parameters = parametersPart(endpoint.parameters, labels, prefill);
  const body = endpoint.body && bodyPart(endpoint.body, labels, prefill);
  for (const part of server.elements) part.addEventListener('change', authorization.refresh);
  const sections = [
    section(labels.server, endpoint.servers.length > 0 ? server.elements : []),
    section(labels.authorizations, authorization.elements),
    ...parameters.elements,
    section(labels.requestBody, body?.elements ?? []),
  ];
  return {
    elements: sections.filter((part) => part !== undefined),
    request() {
      const security = authorization.security();
      const value = body?.value();
      return buildRequest(endpoint, {
        ...server.chosen(),
        origin: location.origin,
        ...(security === undefined ? {} : { security }),
        credentials: authorization.credentials(),
        parameters: parameters.values(),
        ...(value === undefined ? {} : { body: value }),
      });
    },
    files() {
      const parts = body?.files() ?? new Map<string, readonly File[]>();
      const whole = parts.get(bodyFile)?.[0];
      return { parts, ...(whole === undefined ? {} : { body: whole }) };
    },
    server: server.chosen,
    chooseServer: server.choose,
    check: () => [...parameters.check(), ...(body?.check() ?? [])],
  };
}
