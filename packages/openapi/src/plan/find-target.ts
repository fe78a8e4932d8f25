import { isDeepStrictEqual } from 'node:util';
import { type Diagnostic, nearest } from '@waymark/core';
import { type ApiDescription, formatOf } from '../model/description.ts';
import type { EndpointTarget } from '../model/endpoint-page.ts';
import type { JsonValue } from '../model/json.ts';
import { member, objectMember } from '../reference/member.ts';
import { childPointer } from '../reference/pointer.ts';
import {
  type DescriptionSet,
  filesOf,
  findByName,
  mayBeInFailed,
  type NamedFile,
} from './description-set.ts';
import { explainMissInAll, findOperation, type WantedOperation } from './find-operation.ts';

/** What a page's own frontmatter asks for, found or not. */
export interface FoundTarget {
  readonly target?: EndpointTarget;
  /** What is doubtful or wrong. */
  readonly problem?: {
    readonly code: Diagnostic['code'];
    readonly message: string;
    readonly hint: string;
  };
  /** What is asked for, where only a description that could not be loaded tells whether it exists. */
  readonly undecided?: string;
}

/** The operation or webhook that a page names, with or without the file it is in. */
export function operationTarget(
  wanted: WantedOperation & NamedFile,
  inForce: readonly ApiDescription[],
  descriptions: DescriptionSet,
): FoundTarget {
  const text = `${wanted.method} ${wanted.path}`;
  const choice = choose(
    { what: `\`openapi\` names "${text}"`, file: wanted.file, from: wanted.from },
    (description) => findOperation(description, wanted)?.operation,
    inForce,
    descriptions,
  );
  const found = choice.description && findOperation(choice.description, wanted);
  if (found) {
    const { kind, method, path, pointer, description } = found;
    return { target: { kind, description, method, path, pointer }, ...problemOf(choice) };
  }
  if (mayBeInFailed(wanted, descriptions)) return { undecided: text };
  const searched = searchedFor(wanted, descriptions);
  if (searched.length === 0) return nothingKnown(`"${text}"`);
  const { reason, hint } = explainMissInAll(searched, wanted);
  const message = `\`openapi\` names an endpoint that does not exist: ${reason}. The page shows its own text only.`;
  return { problem: { code: 'openapi-operation-missing', message, hint } };
}

/** The schema that a page names. */
export function schemaTarget(
  { name, ...named }: NamedFile & { readonly name: string },
  inForce: readonly ApiDescription[],
  descriptions: DescriptionSet,
): FoundTarget {
  const choice = choose(
    { what: `\`openapi-schema\` names "${name}"`, ...named },
    (description) => schemaOf(description, name),
    inForce,
    descriptions,
  );
  const { description } = choice;
  if (description) {
    const pointer = childPointer('', 'components', 'schemas', name);
    return { target: { kind: 'schema', description, name, pointer }, ...problemOf(choice) };
  }
  if (mayBeInFailed(named, descriptions)) return { undecided: name };
  const searched = likely(named, inForce, descriptions);
  if (searched.length === 0) return nothingKnown(`the schema "${name}"`);
  const names = searched.flatMap((entry) => Object.keys(schemasOf(entry)));
  const meant = nearest(name, names);
  return {
    problem: {
      code: 'openapi-schema-missing',
      message: `\`openapi-schema\` names "${name}", but no schema of ${filesOf(searched)} has that name. The page shows its own text only.`,
      hint:
        meant === undefined
          ? 'Write a name of `components.schemas`; letter case counts.'
          : `Did you mean "${meant}"?`,
    },
  };
}

function schemasOf({ root }: ApiDescription) {
  return objectMember(objectMember(root, 'components'), 'schemas');
}

function schemaOf(description: ApiDescription, name: string) {
  return member(schemasOf(description), name);
}

/** Which description is meant, and what is doubtful about that. */
export interface Choice {
  readonly description?: ApiDescription;
  readonly problem?: NonNullable<FoundTarget['problem']>;
}

/** What is doubtful about a choice. */
export function problemOf({ problem }: Choice): Pick<FoundTarget, 'problem'> {
  return problem ? { problem } : {};
}

interface Asked extends NamedFile {
  readonly what: string;
  /** How it is written after the name of a file. */
  readonly form?: string | undefined;
}

/**
 * Which of the descriptions that have something is meant (docs/format/openapi.md#endpoint-pages).
 * Without a file: one in force at the page's place, then `api.openapi` in order, then by file name.
 */
export function choose(
  { what, file, from, form = 'METHOD /path' }: Asked,
  find: (description: ApiDescription) => JsonValue | undefined,
  inForce: readonly ApiDescription[],
  { all, defaults }: DescriptionSet,
): Choice {
  const has = (description: ApiDescription) => find(description) !== undefined;
  const preferred = [...new Set([...inForce, ...defaults])].filter(has);
  const candidates = [...new Set([...preferred, ...all.filter(has)])];
  const named = file === undefined ? undefined : findByName(file, candidates, from);
  const description = named?.description ?? candidates[0];
  if (!description) return {};
  if (file !== undefined && named?.match === 'none') {
    return { description, problem: unmatched(what, file, description) };
  }
  const others = named ? named.others : preferred.length > 0 ? [] : candidates.slice(1);
  const different = others.filter((other) => !isDeepStrictEqual(find(description), find(other)));
  if (different.length === 0) return { description };
  return { description, problem: ambiguous({ what, form }, description, different) };
}

function unmatched(what: string, file: string, used: ApiDescription): Choice['problem'] {
  return {
    code: 'openapi-file-unmatched',
    message: `${what} of "${file}", but no description of that name has it. The one of "${used.file}" is shown.`,
    hint: `Write "${used.file}" as the file.`,
  };
}

function ambiguous(
  { what, form }: Pick<Asked, 'what' | 'form'>,
  used: ApiDescription,
  others: readonly ApiDescription[],
): Choice['problem'] {
  return {
    code: 'openapi-reference-ambiguous',
    message: `${what}, which stands in ${filesOf([used, ...others])}. The one of "${used.file}" is shown.`,
    hint: `Name the file: "${used.file} ${form}".`,
  };
}

/** Which descriptions an operation was looked for in: the one whose file was named, else all. */
function searchedFor(named: NamedFile, { all }: DescriptionSet): readonly ApiDescription[] {
  const meant = meantBy(named, all);
  return meant ? [meant] : all.filter((description) => formatOf(description) === 'openapi');
}

/** The description whose file is named. */
function meantBy(
  { file, from }: NamedFile,
  all: readonly ApiDescription[],
): ApiDescription | undefined {
  const named = file === undefined ? undefined : findByName(file, all, from);
  return named?.match === 'none' ? undefined : named?.description;
}

/** Where to say that something is missing: the file that was named, else all that count here. */
export function likely(
  named: NamedFile,
  inForce: readonly ApiDescription[],
  { all, defaults }: DescriptionSet,
): readonly ApiDescription[] {
  const meant = meantBy(named, all);
  if (meant) return [meant];
  if (inForce.length > 0) return inForce;
  return defaults.length > 0 ? defaults : all;
}

function nothingKnown(what: string): FoundTarget {
  return {
    problem: {
      code: 'openapi-operation-missing',
      message: `The page is about ${what}, but the docs folder has no API description that could be read.`,
      hint: 'Add the OpenAPI file to the docs folder, or set `api.openapi` in docs.json.',
    },
  };
}
