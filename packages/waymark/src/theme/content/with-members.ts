/**
 * Components with the members among them attached: `Tree.Folder` is reached as `Folder` of `Tree`.
 * An object stands in for a name that has members and is no component itself (`GitHub.Repo`).
 *
 * @param components by name; components before a dot get their members as properties
 */
export function withMembers<Component extends object>(
  components: Readonly<Record<string, Component>>,
): Record<string, Component | Record<string, Component>> {
  const complete: Record<string, Component | Record<string, Component>> = { ...components };
  for (const [name, component] of Object.entries(components)) {
    const [object, member] = name.split('.');
    if (object === undefined || member === undefined) continue;
    complete[object] = Object.assign(complete[object] ?? {}, { [member]: component });
  }
  return complete;
}
