import type { Command } from 'commander';
import { flags } from './flags.ts';

/** `waymark mcp` and its options. */
export function addMcp(program: Command): void {
  program
    .command('mcp')
    .description('Serve the docs to agents: an MCP server on standard input and output.')
    .argument(...flags.folder)
    .option('--site <url>', 'address of the published site, for the addresses of results')
    .option(...flags.endpointsBesideProse)
    .option(...flags.untrusted)
    .action(async (dir, settings) => (await import('../mcp.ts')).mcp(dir, settings));
}
