import type { Command } from 'commander';

/** `waymark init` and its options. */
export function addInit(program: Command): void {
  program
    .command('init')
    .description('Start a docs folder, here or in an Astro project.')
    .argument('[dir]', 'folder to create', '.')
    .option('--gitignore', 'only have Git leave out what is installed and built')
    .action(async (dir, settings) => (await import('../init.ts')).init(dir, settings));
}
