/** A package that the site's owner installs for a language model. */
export interface ModelPackage {
  readonly name: string;
  readonly load: () => Promise<unknown>;
}

/**
 * Loads the packages of a language model.
 *
 * @throws with a sentence for the owner that names those which are not installed, and what installs all
 */
export async function loadPackages(packages: readonly ModelPackage[]): Promise<void> {
  const loaded = await Promise.allSettled(packages.map(({ load }) => load()));
  const reasons = loaded.map((each) => (each.status === 'rejected' ? each.reason : undefined));
  const missing = packages.filter(({ name }, index) => isMissing(name, reasons[index]));
  if (missing.length > 0) throw missingPackages(packages, missing, reasons);
  const broken = reasons.find((reason) => reason !== undefined);
  if (broken !== undefined) throw broken;
}

function missingPackages(
  packages: readonly ModelPackage[],
  missing: readonly ModelPackage[],
  reasons: readonly unknown[],
): Error {
  const names = missing.map(({ name }) => name).join(' and ');
  const [what, are] = missing.length === 1 ? ['package', 'is'] : ['packages', 'are'];
  const command = ['npm install', ...packages.map(({ name }) => name)].join(' ');
  const cause = reasons.find((reason) => reason !== undefined);
  return new Error(
    `The language model needs the ${what} ${names}, which ${are} not installed: \`${command}\`.`,
    { cause },
  );
}

/** Node says so of a package, and of one that this package lacks in turn: that one is not named. */
function isMissing(name: string, reason: unknown): boolean {
  if (!(reason instanceof Error) || !('code' in reason)) return false;
  return reason.code === 'ERR_MODULE_NOT_FOUND' && reason.message.includes(`'${name}'`);
}
