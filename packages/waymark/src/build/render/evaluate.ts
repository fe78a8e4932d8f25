import type { CompiledPage } from '@waymark/content';

/** What evaluating a compiled body gives. */
interface PageModule {
  readonly default: (props: { components: Readonly<Record<string, unknown>> }) => unknown;
}

/**
 * Runs a compiled body. Every name of `scope` may be used free in it; what the page declares
 * itself comes first.
 *
 * @throws what the page's own module-level code throws
 */
export function evaluateBody(
  page: CompiledPage,
  runtime: Readonly<Record<string, unknown>>,
  scope: Readonly<Record<string, unknown>>,
): PageModule {
  const names = Object.keys(scope).filter(isIdentifier).sort().join(',');
  const known = bodies.get(page);
  const body = known?.names === names ? known : { names, run: bodyFunction(page, names) };
  bodies.set(page, body);
  return body.run(runtime, scope) as PageModule;
}

interface Body {
  readonly names: string;
  readonly run: ReturnType<typeof Function>;
}

/** A page is evaluated twice: for HTML and for Markdown. */
const bodies = new WeakMap<CompiledPage, Body>();

function bodyFunction({ code }: CompiledPage, names: string): Body['run'] {
  return new Function(
    '_runtime',
    '_scope',
    `const {${names}}=_scope;return (function(){${code}\n}).call(null,_runtime)`,
  );
}

/** Names such as `Tree.File` reach the body through `components`, not as variables. */
function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name);
}
