import type { CredentialModel, SecurityAlternative } from '@waymark/openapi';
import type { CredentialValue } from '@waymark/openapi/request';
import { element, nextId } from '../dom.ts';
import { forgetCredentials, rememberCredential, rememberedCredential } from './credential-store.ts';
import type { PlaygroundLabels } from './labels.ts';

/** The choice among ways to authorize, and the credentials of the chosen one. */
export interface AuthorizationPart {
  readonly elements: readonly HTMLElement[];
  readonly security: () => number | undefined;
  readonly credentials: () => Readonly<Record<string, CredentialValue>>;
  /** Shows what is remembered for another server. */
  readonly refresh: () => void;
}

/** The fields for credentials, with a choice of alternatives. */
export function authorizationPart(
  alternatives: readonly SecurityAlternative[],
  labels: PlaygroundLabels,
  server: () => string,
): AuthorizationPart {
  const place = element('div');
  const select = element(
    'select',
    { class: 'wm-play-input', attributes: { 'aria-label': labels.authorizations } },
    ...alternatives.map(({ credentials, label }, index) =>
      element('option', {
        text: credentials.length === 0 ? labels.noAuthorization : label,
        attributes: { value: String(index) },
      }),
    ),
  );
  let inputs = new Map<string, HTMLInputElement>();
  const chosen = () => alternatives[Number(select.value)]?.credentials ?? [];
  const read = (name: string) => inputs.get(name)?.value ?? '';
  const refresh = () => {
    inputs = new Map();
    place.replaceChildren(
      ...chosen().flatMap((credential) =>
        fieldsOf(credential, labels).map(({ label, name, isSecret }) => {
          const input = credentialInput(
            isSecret,
            rememberedCredential(server(), name) ?? startOf(credential),
          );
          input.addEventListener('input', () => rememberCredential(server(), name, input.value));
          inputs.set(name, input);
          return labelled(label, input);
        }),
      ),
      ...(chosen().length > 0 ? [forgetButton()] : []),
    );
  };
  const forgetButton = () =>
    element('button', {
      class: 'wm-play-add',
      text: labels.forgetCredentials,
      attributes: { type: 'button' },
      on: {
        click() {
          forgetCredentials();
          for (const input of inputs.values()) input.value = '';
        },
      },
    });
  select.addEventListener('change', refresh);
  refresh();
  return {
    elements: alternatives.length > 1 ? [select, place] : alternatives.length > 0 ? [place] : [],
    security: () => (alternatives.length > 0 ? Number(select.value) : undefined),
    credentials: () =>
      Object.fromEntries(chosen().flatMap((credential) => credentialValue(credential, read))),
    refresh,
  };
}

interface CredentialField {
  readonly label: string;
  readonly name: string;
  readonly isSecret: boolean;
}

function fieldsOf(
  { id, name, type }: CredentialModel,
  labels: PlaygroundLabels,
): CredentialField[] {
  switch (type) {
    case 'basic':
      return [
        { label: `${id}: ${labels.userName}`, name: `${id}/user`, isSecret: false },
        { label: `${id}: ${labels.password}`, name: `${id}/password`, isSecret: true },
      ];
    case 'apiKey':
      return [{ label: name ?? id, name: id, isSecret: true }];
    case 'http':
      return [{ label: `${id}: ${labels.credentials}`, name: id, isSecret: true }];
    case 'bearer':
    case 'oauth2':
    case 'openIdConnect':
      return [{ label: `${id}: ${labels.token}`, name: id, isSecret: true }];
    default:
      return [];
  }
}

function credentialValue(
  { id, type }: CredentialModel,
  read: (name: string) => string,
): [string, CredentialValue][] {
  if (type === 'basic') {
    const user = read(`${id}/user`);
    const password = read(`${id}/password`);
    return user === '' && password === '' ? [] : [[id, { user, password }]];
  }
  const value = read(id);
  return value === '' ? [] : [[id, value]];
}

function startOf(credential: CredentialModel): string {
  return credential.type === 'basic' ? '' : (credential.default ?? '');
}

function credentialInput(isSecret: boolean, value: string): HTMLInputElement {
  const input = element('input', {
    class: 'wm-play-input',
    attributes: {
      type: isSecret ? 'password' : 'text',
      autocomplete: 'off',
      spellcheck: 'false',
      // Password managers would offer to keep it.
      'data-1p-ignore': '',
    },
  });
  input.value = value;
  return input;
}

function labelled(text: string, input: HTMLInputElement): HTMLElement {
  input.id = nextId();
  return element(
    'div',
    { class: 'wm-play-field' },
    element('label', { class: 'wm-play-label', text, attributes: { for: input.id } }),
    input,
  );
}
