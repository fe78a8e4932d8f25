import type { Problem } from './problem.ts';

/**
 * The missing half of a light and dark pair, which is filled with the other half: a site with a
 * logo in one mode only is a mistake, but a better site than one without.
 */
export function pairProblem(
  name: string,
  value: { light?: string | undefined; dark?: string | undefined },
): Problem | undefined {
  const { light, dark } = value;
  if ((light ?? '') !== '' && (dark ?? '') !== '') return undefined;
  const given = light || dark;
  if (given === undefined || given === '') {
    const hint = `Write "light" and "dark", or one path as the value of "${name}".`;
    return { code: 'config-required', message: `"${name}" names no file.`, hint };
  }
  const missing = given === light ? 'dark' : 'light';
  return {
    code: 'config-pair-incomplete',
    message: `"${name}" has no "${missing}"; the other one is used for both modes.`,
    hint: `Add "${missing}", or write "${name}": "${given}".`,
    replacement: { value: { ...value, light: given, dark: given } },
  };
}
