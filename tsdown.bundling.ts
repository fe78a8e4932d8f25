import type { UserConfig } from 'tsdown';
import { bundledLicenses } from './tsdown.licenses.ts';

/** Where the program of TypeScript 7 lies, which its package tells nobody but its own command. */
const compiler = new URL('lib/getExePath.js', import.meta.resolve('typescript-7/package.json'));
const { default: compilerPath } = await import(compiler.href);

/**
 * What comes with a package: the code of what only this package needs, and zod, whose hundred files
 * take longer to load than all of ours. For our types it is installed all the same.
 */
export const bundling = {
  deps: { alwaysBundle: [/^zod(\/|$)/], dts: { neverBundle: [/^zod(\/|$)/] }, onlyBundle: false },
  // The compiler before it, which other tools still need, takes four times as long.
  dts: { tsgo: { path: compilerPath() } },
  tsconfig: 'tsconfig.build.json',
  plugins: [bundledLicenses()],
} satisfies UserConfig;
