import type { ShownDocs } from '../folders/astro-project.ts';
import type { FolderSettings, PrintFlags } from './site-config.ts';

/**
 * Flags for a check of docs that an Astro project shows: those that are given, over what its options
 * say.
 */
export function withOptions<Flags extends FolderSettings & PrintFlags>(
  flags: Flags,
  { computed, values }: ShownDocs,
): Flags {
  const {
    endpointsBesideProse,
    mdx,
    openapi,
    path = '/',
    pdf,
    printPage,
    rules,
  } = values as WrittenValues;
  const { preset, ...levels } = typeof rules === 'object' ? rules : { preset: rules };
  const ofProject = Object.entries(levels).map(([code, level]) => `${code}=${level}`);
  return {
    ...flags,
    lenient: flags.lenient || preset === 'lenient',
    rule: [
      ...ofProject,
      ...(knowsComponents(computed) ? [] : ['component-unknown=off']),
      ...(flags.rule ?? []),
    ],
    untrusted: flags.untrusted || mdx === 'untrusted',
    endpointsBesideProse: flags.endpointsBesideProse ?? endpointsBesideProse,
    openapiCode: flags.openapiCode || openapi?.code === true,
    printPage: flags.printPage || printPage === true,
    pdf: flags.pdf || pdf === true,
    base: (flags.base ?? '/') === '/' ? path : flags.base,
  };
}

/** Options as they should be; what is wrong with one, `astro build` says. */
interface WrittenValues {
  readonly endpointsBesideProse?: boolean;
  readonly mdx?: string;
  readonly openapi?: { readonly code?: unknown };
  readonly path?: string;
  readonly pdf?: unknown;
  readonly printPage?: unknown;
  readonly rules?:
    | string
    | { readonly preset?: string; readonly [code: string]: string | undefined };
}

/** What of the options is not known, for whom a check tells less than a build. */
export function unknownOptionsText({ computed }: ShownDocs): string | undefined {
  if (computed.length === 0) return undefined;
  const names = computed.map((name) => (name === '...' ? 'what it spreads' : `\`${name}\``));
  const hasFlags = computed.some((name) => name !== 'components');
  return [
    `The Astro project computes options of waymark(), which are not known here: ${names.join(', ')}.`,
    hasFlags
      ? 'Write them out there, or name them: `--lenient`, `--rule`, `--base`, `--print-page`, `--pdf`.'
      : [],
    knowsComponents(computed)
      ? []
      : 'Any component that a page names may be one of the project, so none is reported as unknown; with `components` written out there, those that are not are.',
  ]
    .flat()
    .join(' ');
}

/** Whether all components of the project are known by their names. */
function knowsComponents(computed: readonly string[]): boolean {
  return !computed.includes('components') && !computed.includes('...');
}
