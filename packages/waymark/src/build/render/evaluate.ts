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
  { code }: Pick<CompiledPage, 'code'>,
  runtime: Readonly<Record<string, unknown>>,
  scope: Readonly<Record<string, unknown>>,
): PageModule {
  const names = Object.keys(scope).filter(isIdentifier).sort().join(',');
  const run = new Function(
    '_runtime',
    '_scope',
    `const {${names}}=_scope;return (function(){${code}\n}).call(null,_runtime)`,
  );
  return run(runtime, scope) as PageModule;
}

/** Names such as `Tree.File` reach the body through `components`, not as variables. */
function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name);
}
