import { afterAll } from 'vitest';
import { removeTempFolders } from './temp-folder.ts';

// Files that share their modules load them once, and this file each for itself.
afterAll(removeTempFolders);
