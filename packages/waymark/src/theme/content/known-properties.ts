import { contentProperties } from './properties.ts';

/**
 * The properties of the content components that are the theme's own.
 *
 * @param replaced names of components that a project brings, with whatever properties
 */
export function knownProperties(
  replaced: readonly string[],
): Readonly<Record<string, readonly string[]>> {
  const isOwn = (name: string) =>
    replaced.includes(name) || replaced.includes(name.replace(/\..*/, ''));
  return Object.fromEntries(Object.entries(contentProperties).filter(([name]) => !isOwn(name)));
}
