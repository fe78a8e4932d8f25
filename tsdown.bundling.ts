import type { UserConfig } from 'tsdown';
import { bundledLicenses } from './tsdown.licenses.ts';

/**
 * What comes with a package: the code of what only this package needs, and zod, whose hundred files
 * take longer to load than all of ours. For our types it is installed all the same.
 */
export const bundling = {
  deps: { alwaysBundle: [/^zod(\/|$)/], dts: { neverBundle: [/^zod(\/|$)/] }, onlyBundle: false },
  plugins: [bundledLicenses()],
} satisfies UserConfig;
